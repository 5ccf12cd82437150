import { describe, expect, test } from 'vitest';
import type { Diagnostic, Outcome } from '../../src/core/outcome.js';
import type { Compilable } from '../../src/core/test-program.js';
import type { Toolchain } from '../../src/core/toolchain.js';
import { intendedDifferences } from '../../src/languages/typescript/intended-differences.js';
import { crashSignature } from '../../src/oracle/crash-signature.js';
import { outcomeOf, outcomesOf } from '../outcomes.js';
import { sampleOf } from '../sample-of.js';
import { open } from './open-typescript.js';
import { allKinds, crashing } from './programs.js';

// 6.0 stops to suggest spellings after ten errors, and in a batch those of all programs count.
const spelling = new Map(
  intendedDifferences
    .filter(({ id }) => id === 'spelling-suggestions')
    .flatMap(({ rule }) => (rule.kind === 'sameCode' ? rule.codes.map((code) => [code, rule.codes[0]] as const) : [])),
);

function essence(outcome: Outcome): unknown {
  if (outcome.kind === 'crashed') return crashSignature(outcome.stack);
  if (outcome.kind !== 'rejected') return outcome.kind;
  const name = ({ at, code }: Diagnostic) => `${at?.file}:${at?.line}:${at?.column} ${spelling.get(code) ?? code}`;
  return [...new Set(outcome.diagnostics.map(name))].sort();
}

const perVersion = 24;

async function plainly(toolchain: Toolchain, programs: readonly Compilable[], configuration: string) {
  const outcomes: Outcome[] = [];
  const indices = programs.keys();
  const lane = async () => {
    for (const i of indices) {
      outcomes[i] = await outcomeOf(toolchain.observePlainly(programs[i] as Compilable, { configuration }));
    }
  };
  await Promise.all([lane(), lane()]);
  return outcomes;
}

describe('in one batch every program gets the outcome that it has alone by the command line', () => {
  test.each([
    ['6.0.3', 'default'],
    ['7.0.2', 'default'],
    ['7.0.2', 'singleThreaded'],
  ])(
    'of typescript@%s:%s',
    async (version, configuration) => {
      // The crash of the native compiler fills a stack of 1 GB, over and over until it is found: once is enough.
      const crashes = configuration === 'default' ? [crashing] : [];
      const [toolchain, programs] = [await open(version), (await allKinds()).toSpliced(20, 0, ...crashes)];
      expect(programs.length).toBeGreaterThanOrEqual(60);
      // All are in the batch; a process for each of them would take minutes.
      const sample = [...crashes, ...sampleOf(programs, perVersion, `typescript@${version}`)];
      const [together, alone] = [
        await outcomesOf(toolchain.observe(programs, { configuration })),
        await plainly(toolchain, sample, configuration),
      ];
      expect(together).toHaveLength(programs.length);
      for (const [i, program] of sample.entries()) {
        const text = program.files.map((file) => file.text).join('\n---\n');
        const outcome = together[programs.indexOf(program)] as Outcome;
        expect(essence(outcome), text).toEqual(essence(alone[i] as Outcome));
      }
      const kinds = together.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'accepted').length).toBeGreaterThan(5);
      expect(kinds.filter((kind) => kind === 'rejected').length).toBeGreaterThan(30);
      expect(kinds.filter((kind) => kind === 'crashed')).toHaveLength(crashes.length);
    },
    600_000,
  );
});
