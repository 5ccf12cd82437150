import { applyEdits, type Edit } from '../../../model/source/apply-edits.js';
import type { Filled } from '../../../model/template/filled.js';
import type { TypeName } from '../../../model/template/hole.js';
import { levels } from '../../../model/template/notation.js';
import { templatePolicy } from '../../../model/template/policy.js';
import { printFilled } from '../../../model/template/print.js';
import type { FilledTemplate } from '../../../model/template/support.js';
import { cut, standsAlone } from './assemble.js';
import type { Filling } from './draw.js';
import { type Driver, driverDataOf, driverLimits, hostProbe, indented } from './driver.js';
import type { Argument } from './driver-data.js';
import { javaNotation } from './notation.js';
import type { JavaTemplate } from './read-template.js';

/** A template with what its holes are filled with, and what its entry is called with. */
export interface FilledSource {
  readonly template: JavaTemplate;
  readonly filling: Filling;
  readonly given: readonly Argument[];
}

/** What is known of a program before it is printed: the indexes that were chosen while it ran, and how often it calls. */
export interface ProgramFacts {
  readonly indexes: readonly number[];
  readonly calls: number;
}

/** A program that runs by itself: its body, and the driver that stands at the end of its class. */
export function printProgram(
  driver: Driver,
  { template, filling, given }: FilledSource,
  { indexes, calls }: ProgramFacts,
): Pick<FilledTemplate, 'files' | 'driver'> {
  const { source, classEnd, className } = template;
  let slot = 0;
  const notation = javaNotation((_, fraction) => {
    const index = indexes[slot++] ?? -1;
    return String(index >= 0 ? index : Math.floor(fraction * templatePolicy.unknownLength));
  });
  const edits = template.holes.map((hole, i): Edit => {
    const level = standsAlone(source.text, hole) ? levels.assignment : levels.primary;
    const content = filling[i] as Filled;
    const text = printFilled(content, { notation, reserved: template.words }, level);
    return { ...hole, text: hole.loopCondition && mayBeConstant(content) ? `Boolean.valueOf(${text})` : text };
  });
  const [before, after] = tidied(halves(source.text, classEnd, [...edits, ...dropped(template)]));
  const data = driverDataOf(template, given, calls);
  const path = `${className}.java`;
  return {
    files: [{ path, text: before + after }],
    driver: {
      kind: 'attached',
      at: { file: path, offset: before.length },
      parts: [insertion(classEnd, ['', ...driver.program(template, data)]).text],
      limits: driverLimits,
      data,
    },
  };
}

// The text before and after a place, with the edits of each made.
function halves(text: string, at: number, edits: readonly Edit[]): readonly [string, string] {
  const later = edits.filter(({ start }) => start >= at).map((edit) => shifted(edit, -at));
  const earlier = edits.filter(({ start }) => start < at);
  return [applyEdits(text.slice(0, at), earlier), applyEdits(text.slice(at), later)];
}

function shifted({ start, end, text }: Edit, by: number): Edit {
  return { start: start + by, end: end + by, text };
}

// What is taken out leaves one gap of empty lines at most; an empty line is the first of the driver.
function tidied([before, after]: readonly [string, string]): readonly [string, string] {
  const gap = /\n{3,}/;
  const withDriver = `${before}\n`;
  if (gap.test(withDriver)) return [withDriver.replace(gap, '\n\n').slice(0, -1), after];
  return [before, after.replace(gap, '\n\n')];
}

/** A filled template as it is executed: it tells which holes it reaches, and ends when it takes too long. */
export function printProbed(driver: Driver, { template, filling, given }: FilledSource) {
  // A name that need not be looked up step by step saves a good part of javac's time.
  const short = !template.words.has('Probe');
  const probe = short ? 'Probe' : hostProbe;
  let slots = 0;
  const notation = javaNotation((array, fraction) => `${probe}.index(${slots++}, ${fraction}, ${array}.length)`);
  const holes = template.holes.map((hole, i) => {
    const content = filling[i] as Filled;
    const text = printFilled(content, { notation, reserved: template.words });
    const reach = `${probe}.reach(${hole.id})`;
    const type = 'type' in content ? content.type : undefined;
    return { ...hole, text: type ? `${probe}.${valueProbe(type)}(${reach}, ${text})` : `{ ${reach}; ${text} }` };
  });
  const added = insertion(template.classEnd, driver.probes(template, given));
  const edits = [...holes, ...dropped(template), ...template.bodies.flatMap((body) => burning(body, probe)), added];
  const text = applyEdits(template.source.text, edits);
  return { text: short ? `import ${hostProbe}; ${text}` : text, slots };
}

const namedTypes = new Set(['boolean', 'int', 'long', 'float', 'double']);

function valueProbe(type: TypeName): string {
  return namedTypes.has(type) ? `at${type.charAt(0).toUpperCase()}${type.slice(1)}` : 'at';
}

function burning({ start, end, braces }: JavaTemplate['bodies'][number], probe: string): Edit[] {
  if (braces) return [{ start: start + 1, end: start + 1, text: ` ${probe}.burn();` }];
  return [
    { start, end: start, text: `{ ${probe}.burn(); ` },
    { start: end, end, text: ' }' },
  ];
}

function dropped({ source, dropped: ranges }: JavaTemplate): Edit[] {
  return ranges.map((range) => cut(source.text, range));
}

function insertion(at: number, lines: readonly string[]): Edit {
  return { start: at, end: at, text: `${indented(lines).join('\n')}\n` };
}

// Java does not compile what follows a loop that never ends, nor the body of one that never begins.
function mayBeConstant(filled: Filled): boolean {
  return !/"kind":"(variable|element|call|assign|increment)"/.test(JSON.stringify(filled));
}
