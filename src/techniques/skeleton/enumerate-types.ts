import type { Random } from '../../core/random.js';
import { applyEdits, type Edit } from '../../model/source/apply-edits.js';
import { lineAt } from '../../model/source/line-at.js';
import { join } from '../../model/skeleton/join.js';
import { probeValues } from '../../model/skeleton/probe-values.js';
import { shuffled } from '../../model/skeleton/shuffled.js';
import type { Hole } from '../../model/skeleton/holes.js';
import { chooseHoles } from './choose-holes.js';
import { chooseValues } from './choose-values.js';
import { editOf, fillable } from './fill-holes.js';
import type { Skeleton } from './skeleton.js';
import { afterEdits } from './after-edits.js';
import { keepSound } from './roll-back.js';
import type { GenerationResult, MutationSeed, Range, Reader } from './seeds.js';

/** What came of one round of the mutation phase. */
interface Round {
  /** The share of the seed's values that lie in what was replaced, before anything was taken back. */
  readonly replaced: number;
  /** Whether the program had no errors before anything was taken back. */
  readonly sound: boolean;
  readonly edits: number;
  readonly takenBack: number;
}

/** A program that the analyser accepts. */
export interface Enumerated {
  readonly text: string;
  readonly steps: readonly string[];
  readonly rounds: readonly Round[];
}

/** What a program is made of. */
export interface Parts {
  readonly into: MutationSeed;
  readonly from: readonly GenerationResult[];
  /** Which of several programs of one skeleton, and how many. */
  readonly variant: number;
  readonly fillings: number;
}

interface State {
  readonly text: string;
  readonly holes: readonly Hole[];
  readonly values: readonly Range[];
}

/** The mutation phase (Figure 5 of the paper), some rounds with fewer holes each; nothing if the parts cannot be joined. */
export async function enumerateTypes(reader: Reader, parts: Parts, random: Random): Promise<Enumerated | undefined> {
  const { into, from } = parts;
  if (from.some(({ names }) => [...names].some((name) => into.words.has(name)))) return undefined;
  const { text, starts } = join([...from, into]);
  const shift = starts.at(-1) ?? 0;
  const moved = <T extends Range>(range: T): T => ({ ...range, start: range.start + shift, end: range.end + shift });
  let state: State = { text, holes: into.holes.map(moved), values: into.values.map(moved) };
  const steps: string[] = [];
  const rounds: Round[] = [];
  for (const [i, share] of reader.policy.shares.entries()) {
    const done = await mutate(reader, state, { parts, share, random: random.fork(`round ${i}`) });
    if (!done) {
      if (i === 0) return undefined;
      break;
    }
    steps.push(...done.edits.map((edit) => stepOf(state.text, edit)));
    rounds.push(done.round);
    state = done.state;
  }
  return { text: state.text, steps, rounds };
}

interface Turn {
  readonly parts: Parts;
  readonly share: number;
  readonly random: Random;
}

async function mutate(
  reader: Reader,
  state: State,
  { parts: { from, variant, fillings }, share, random }: Turn,
): Promise<{ readonly state: State; readonly edits: readonly Edit[]; readonly round: Round } | undefined> {
  const { analyzer, notation, path, policy } = reader;
  const { text } = state;
  const drawn = shuffled(
    from.flatMap(({ expressions }) => expressions),
    random.fork('expressions'),
  ).slice(0, policy.filling.expressions);
  const basics = notation.basicTypes.map((type) => notation.opaque.value(type));
  const probed = await probeValues(analyzer, { path, text, notation }, [...drawn, ...basics]);
  const file = probed?.view.files[0];
  if (!probed || !file) return undefined;
  const skeleton: Skeleton = {
    ...{ view: probed.view, file, notation, place: probed.place },
    expressions: probed.values.filter((value) => !basics.includes(value.text)),
    basics: new Map(
      probed.values.flatMap((value) =>
        basics.includes(value.text) ? [[value.type.text, value.type.id] as const] : [],
      ),
    ),
  };
  const most = fillings > 1 ? policy.localHoles : Infinity;
  const some = await fillable(skeleton, state.holes, { policy: policy.filling, random: random.fork('values') });
  const ready = chooseHoles(some, state.values, { share, most, random: random.fork('holes') });
  const picked = chooseValues(ready, { weights: policy.filling.weights, variant, fillings }, random.fork('choice'));
  const edits = ready.map(({ hole }, i) => editOf(hole, picked[i] ?? '', text));
  const { kept, sound } = await keepSound(reader, text, edits);
  const within = state.values.filter((value) =>
    edits.some((edit) => edit.start <= value.start && value.end <= edit.end),
  );
  return {
    state: {
      text: applyEdits(text, kept),
      holes: afterEdits(state.holes, kept),
      values: afterEdits(state.values, kept),
    },
    edits: kept,
    round: {
      replaced: within.length / Math.max(1, state.values.length),
      sound,
      edits: edits.length,
      takenBack: edits.length - kept.length,
    },
  };
}

function stepOf(text: string, edit: Edit): string {
  return `line ${lineAt(text, edit.start)}: ${short(text.slice(edit.start, edit.end))} became ${short(edit.text)}`;
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}
