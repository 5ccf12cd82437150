import type { Random } from '../../core/random.js';
import type { SourceFile } from '../../core/test-program.js';
import { analyzerQueue } from '../../model/skeleton/analyzer-queue.js';
import { scatteredRank } from '../../model/skeleton/scattered-rank.js';
import { seedShelf, type Suited } from '../../model/skeleton/seed-shelf.js';
import { applyEdits } from '../../model/source/apply-edits.js';
import { lineAt } from '../../model/source/line-at.js';
import { defineTechnique } from '../../model/technique.js';
import { fillingsOf } from './fillings.js';
import { type Interchangeable, interchangeable } from './interchangeable.js';
import { policy } from './policy.js';
import { settings } from './settings.js';
import { type VariableHole, variableHoles } from './variable-holes.js';

interface Seed {
  readonly files: readonly SourceFile[];
  readonly holes: readonly VariableHole[];
  readonly groups: readonly Interchangeable[];
}

/** Fills the places where a seed uses variables with other variables: skeletal program enumeration (II-A of the paper). */
export const technique = defineTechnique({
  id: 'spe',
  summary: 'seed programs with other variables in the places of their variables (skeletal program enumeration)',
  needs: ['analyzer'],
  compares: 'compilers',
  settings,
  open({ language, sources: { seeds = [] }, settings: { fillings = policy.fillings } }) {
    const { analyzer, extensions, separateFiles } = language;
    if (!analyzer) throw new Error(`${language.id} has no analyser, which the technique spe needs`);
    const queue = analyzerQueue(analyzer);
    const shelf = seedShelf<Seed>(seeds, {
      ...policy,
      wanted: 'a seed must compile, and have places where one of several variables of a type can stand',
      measure: ({ text }) =>
        queue.use(async (opened) => {
          const whole = { path: `main${extensions[0] ?? ''}`, text };
          const analysis = await opened.analyze(separateFiles?.(whole) ?? [whole]);
          if (analysis.kind !== 'typed') return undefined;
          const { view } = analysis;
          const holes = await variableHoles(view);
          const files = view.files.map(({ path, text: own }) => ({ path, text: own }));
          return holes.length === 0 ? undefined : { files, holes, groups: interchangeable(view) };
        }),
    });
    return {
      variants: fillings,
      prepare: async () => void (await shelf.from(0)),
      async make(random, variant = 0) {
        const { found, holes, names } = await fill(random, variant);
        const edits = holes.map((hole, i) => ({ ...hole, text: names[i] ?? hole.name }));
        const { files } = found.seed;
        return {
          files: files.map(({ path, text }) => ({
            path,
            text: applyEdits(
              text,
              edits.filter((edit) => edit.path === path),
            ),
          })),
          expectation: { kind: 'agree' },
          trace: [`seed ${found.path}`, ...edits.flatMap((edit) => stepOf(edit, files))],
          material: found.path,
        };
      },
      close: () => queue.close(),
    };

    // A skeleton with fewer fillings than are wanted is enumerated, and then another one is filled.
    async function fill(random: Random, variant: number) {
      let [left, index] = [variant, random.int(0, shelf.size - 1)];
      for (let turn = 0; ; turn++) {
        const found = await shelf.from(index);
        const holes = drawHoles(found, random.fork(`holes ${turn}`));
        const all = fillingsOf({ holes: holes.map(({ choices }) => choices), groups: groupsWithin(found, holes) });
        if (left < all.count)
          return { found, holes, names: all.at(scatteredRank(all.count, left, random.fork(`rank ${turn}`))) };
        left -= all.count;
        index = found.index + 1;
      }
    }
  },
});

function drawHoles({ seed: { holes } }: Suited<Seed>, random: Random): readonly VariableHole[] {
  const start = random.int(0, Math.max(0, holes.length - policy.holes));
  return holes.slice(start, start + policy.holes).map((hole) => ({ ...hole, choices: nearest(hole) }));
}

function nearest({ name, choices }: VariableHole): readonly string[] {
  const near = choices.slice(0, policy.choices);
  return near.includes(name) ? near : [...near.slice(1), name];
}

// To exchange names changes the program where one of them is written in a place that stays as it is.
function groupsWithin({ seed: { files, groups } }: Suited<Seed>, holes: readonly VariableHole[]): Interchangeable[] {
  const words = files.flatMap(({ text }) => text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []);
  return groups.filter((group) =>
    group.every((name) => {
      const written = words.filter((word) => word === name).length;
      return written === holes.filter((hole) => hole.name === name).length + 1;
    }),
  );
}

function stepOf(edit: VariableHole & { readonly text: string }, files: readonly SourceFile[]): string[] {
  if (edit.text === edit.name) return [];
  const { path, text } = files.find((file) => file.path === edit.path) as SourceFile;
  const place = files.length > 1 ? `${path} line` : 'line';
  return [`${place} ${lineAt(text, edit.start)}: ${edit.name} became ${edit.text}`];
}
