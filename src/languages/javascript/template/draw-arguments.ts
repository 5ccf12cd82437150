import type { Random } from '../../../core/random.js';
import { elementTypeOf } from '../../../model/template/candidates.js';
import type { TypeName } from '../../../model/template/hole.js';
import { drawLiteral } from '../../../model/template/literals.js';
import type { EntryArgument } from './entry-arguments.js';
import { notation } from './notation.js';

/** Numbers of the driver. */
const policy = {
  /** How many lists of arguments there are. */
  lists: 12,
  /** The first lists are for warming up: their numbers are small more often than not. */
  warmUps: 2,
  calm: 0.6,
  elements: 8,
} as const;

/** Lists of arguments for the entry, each as it stands in a call; those for warming up come first. */
export function drawArguments(random: Random, sources: readonly EntryArgument[]): readonly string[] {
  const lists = sources.some((source) => 'types' in source) ? policy.lists : policy.warmUps;
  // One warm-up takes the one way at a switch, the next the other.
  const switches = sources.map(() => random.int(0, 1));
  return Array.from({ length: lists }, (_, i) => {
    const warmUp = i < policy.warmUps;
    const calm = warmUp && random.chance(policy.calm);
    const values = sources.map((source, at) => {
      if ('made' in source) return source.made;
      const type = random.pick(source.types);
      const isSwitch = warmUp && type === 'boolean';
      return isSwitch ? String(((switches[at] as number) + i) % 2 === 0) : drawValue(random, type, calm);
    });
    return values.join(', ');
  });
}

/** Lists of arguments as an array literal; those that are made for each call are functions that make them. */
export function listsText(lists: readonly string[], fresh = false): string {
  return `[${lists.map((list) => (fresh ? `function () { return [${list}]; }` : `[${list}]`)).join(', ')}]`;
}

function drawValue(random: Random, type: TypeName, calm: boolean): string {
  if (type === 'null' || type === 'undefined') return type;
  const element = elementTypeOf(type);
  if (element === undefined) return drawSingle(random, type, calm);
  const elements = Array.from({ length: policy.elements }, () => drawSingle(random, element, calm)).join(', ');
  return type.endsWith('[]') ? `[${elements}]` : `new ${type}([${elements}])`;
}

const calmNumbers = { type: 'int', min: '-3', max: '12' };
const calmBigints = { type: 'bigint', min: '-3', max: '12' };

function drawSingle(random: Random, type: TypeName, calm: boolean): string {
  const range = calm && type === 'number' ? calmNumbers : calm && type === 'bigint' ? calmBigints : { type };
  return notation.literal(type, drawLiteral(random, range));
}
