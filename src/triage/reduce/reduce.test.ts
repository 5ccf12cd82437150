import { describe, expect, test } from 'vitest';
import type { Expectation } from '../../core/expectation.js';
import type { Finding } from '../../core/finding.js';
import type { Observation, Outcome } from '../../core/outcome.js';
import type { Compilable } from '../../core/test-program.js';
import type { Language } from '../../model/language.js';
import { judge } from '../../oracle/judge.js';
import type { Laboratory } from '../laboratory.js';
import { type ReduceInput, type ReduceResult, reduce } from './reduce.js';

const [target, other] = ['fake@2:default', 'fake@1:default'];
const accepted: Outcome = { kind: 'accepted' };
const crashAt = (place: string): Outcome => ({ kind: 'crashed', stack: `Error: no\n    at ${place} (/fake.js:1:1)` });
const textOf = ({ files }: Pick<Compilable, 'files'>) => files.map(({ text }) => text).join('\n');
const has = (text: string, ...words: string[]) => words.every((word) => new RegExp(`\\b${word}\\b`).test(text));

// Twenty-two statements of which two matter, in blocks that can go as a whole.
const filler = (name: string) => Array.from({ length: 10 }, (_, i) => `${name}${i} = ${i};`).join(' ');
const program = `{ ${filler('a')} }\nfuse;\n{ ${filler('b')} boom; }\n`;

/** What the compilers of a laboratory do with a text. */
interface Behaviour {
  readonly together: (text: string) => Outcome;
  readonly alone?: (text: string) => Outcome;
  readonly reference?: (text: string) => Outcome;
}

interface Asked {
  readonly together: string[];
  readonly alone: string[];
}

function laboratoryOf({ together, alone = together, reference = () => accepted }: Behaviour) {
  const asked: Asked = { together: [], alone: [] };
  const observed = (text: string, outcome: Outcome): Observation[] => [
    { target, reference: false, outcome },
    { target: other, reference: true, outcome: reference(text) },
  ];
  const laboratory: Laboratory = {
    async observe(batch) {
      asked.together.push(...batch.map(textOf));
      return batch.map((each) => observed(textOf(each), together(textOf(each))));
    },
    async observePlainly(each) {
      asked.alone.push(textOf(each));
      return observed(textOf(each), alone(textOf(each)));
    },
  };
  return { laboratory, asked };
}

const language: Language = {
  ...{ id: 'fake', title: 'Fake', extensions: ['.fake'], families: [], intendedDifferences: [] },
  defaults: { targets: [target], references: [other] },
};

async function findingIn(laboratory: Laboratory, expectation: Expectation = { kind: 'agree' }): Promise<Finding> {
  const files = [{ path: 'main.fake', text: program }];
  const observations = await laboratory.observePlainly({ files });
  const [judgement] = judge({ files, expectation }, observations, []);
  if (judgement?.verdict.kind !== 'bug') throw new Error('the program shows no bug');
  const { signature, evidence } = judgement.verdict;
  const origin = { technique: 'fake', seed: '7', index: 0 };
  return {
    ...{ id: 'finding', language: 'fake', target, signature, evidence, observations },
    program: { id: 'program', language: 'fake', files, expectation, trace: [], origin },
    ...{ toolchains: [], commands: [], cupelVersion: '0.0.0', foundAt: '' },
  };
}

async function reduced(
  { laboratory }: { readonly laboratory: Laboratory },
  more: Partial<ReduceInput> = {},
): Promise<Extract<ReduceResult, { kind: 'reduced' }>> {
  const finding = more.finding ?? (await findingIn(laboratory));
  const result = await reduce({ finding, language, laboratory, lanes: 2, seconds: 1e6, ...more });
  if (result.kind !== 'reduced') throw new Error('it was not shown again');
  return result;
}

const explodes = (text: string) => (has(text, 'fuse', 'boom') ? crashAt('explode') : accepted);

describe('a reduction', () => {
  test('ends with what the bug needs and nothing else', async () => {
    const result = await reduced(laboratoryOf({ together: explodes }));
    expect(textOf(result.candidate).split(/\s+/).filter(Boolean)).toEqual(['fuse', 'boom']);
    expect(result).toMatchObject({ complete: true, tokens: { after: 2 } });
    expect(result.tokens.before).toBeGreaterThan(80);
  });

  test('shows no program to the fast compilers twice', async () => {
    const scene = laboratoryOf({ together: explodes });
    const { queries } = await reduced(scene, { isFresh: true });
    expect(new Set(scene.asked.together).size).toBe(scene.asked.together.length);
    // One plain question was asked for the finding itself.
    expect(queries).toBe(scene.asked.together.length + scene.asked.alone.length - 1);
  });

  test('keeps what other compilers need to accept the program', async () => {
    const reference = (text: string): Outcome =>
      has(text, 'a3') ? accepted : { kind: 'rejected', diagnostics: [{ code: 'missing', message: '' }] };
    const { candidate, observations } = await reduced(laboratoryOf({ together: explodes, reference }));
    expect(has(textOf(candidate), 'a3', 'fuse', 'boom')).toBe(true);
    expect(has(textOf(candidate), 'a4')).toBe(false);
    expect(observations.find((each) => each.target === other)?.outcome).toEqual(accepted);
  });

  test('takes no other bug for its own, and tells of it', async () => {
    const together = (text: string) => (has(text, 'boom') ? explodes(text) : crashAt('elsewhere'));
    const others: string[] = [];
    const { candidate } = await reduced(laboratoryOf({ together }), {
      onOther: (each) => others.push(textOf(each)),
    });
    expect(has(textOf(candidate), 'fuse', 'boom')).toBe(true);
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((text) => has(text, 'boom'))).toEqual([]);
  });

  test('keeps a program near to it that works', async () => {
    const { candidate, variant = [] } = await reduced(laboratoryOf({ together: explodes }));
    expect(variant).toHaveLength(1);
    expect(explodes(textOf({ files: variant }))).toEqual(accepted);
    expect(textOf({ files: variant }).length).toBeLessThan(2 * textOf(candidate).length);
  });
});

describe('the plain compilers', () => {
  test('are believed where the fast ones say otherwise in the end', async () => {
    const together = (text: string) => (has(text, 'boom') ? crashAt('explode') : accepted);
    const scene = laboratoryOf({ together, alone: explodes });
    const { candidate, observations } = await reduced(scene);
    expect(has(textOf(candidate), 'fuse', 'boom')).toBe(true);
    expect(observations[0]?.outcome).toEqual(crashAt('explode'));
    // It was seen that the smallest program does not show it.
    expect(scene.asked.alone.some((text) => has(text, 'boom') && !has(text, 'fuse'))).toBe(true);
  });

  test('are asked throughout where the fast ones do not show the bug', async () => {
    const scene = laboratoryOf({ together: () => accepted, alone: explodes });
    const { candidate } = await reduced(scene);
    expect(textOf(candidate).split(/\s+/).filter(Boolean)).toEqual(['fuse', 'boom']);
    expect(scene.asked.together).toEqual([program]);
  });

  test('must show what a run does wrong each time, or the cut that left it to chance is taken back', async () => {
    const printing = (checksum: string): Outcome => ({ kind: 'accepted', run: { exitCode: 0, stdout: '', checksum } });
    const runs = (text: string) => printing(has(text, 'boom') ? 'wrong' : 'right');
    let seen = 0;
    // Without the fuse it shows only the first time.
    const alone = (text: string) => (has(text, 'fuse') || seen++ === 0 ? runs(text) : printing('right'));
    const scene = laboratoryOf({ together: runs, alone, reference: () => printing('right') });
    const finding = await findingIn(scene.laboratory);
    const { candidate } = await reduced(scene, { finding });
    expect(finding.signature.symptom).toBe('miscompile');
    expect(seen).toBeGreaterThan(1);
    expect(has(textOf(candidate), 'fuse', 'boom')).toBe(true);
  });

  test('must show the finding itself before anything is cut', async () => {
    const { laboratory } = laboratoryOf({ together: explodes });
    const finding = await findingIn(laboratory);
    const repaired = laboratoryOf({ together: () => accepted });
    const result = await reduce({ finding, language, laboratory: repaired.laboratory, lanes: 1, seconds: 1e6 });
    expect(result).toEqual({ kind: 'unreproduced' });
    expect(repaired.asked).toEqual({ together: [], alone: [program] });
  });
});

describe('what ends a reduction early keeps what was reached', () => {
  test('a stop', async () => {
    const stop = new AbortController();
    const scene = laboratoryOf({ together: explodes });
    let atStop = 0;
    const { candidate, tokens, complete } = await reduced(scene, {
      signal: stop.signal,
      listen: (event) => {
        if (event.kind !== 'reducing' || event.tokens.now === event.tokens.before || stop.signal.aborted) return;
        stop.abort();
        atStop = scene.asked.together.length;
      },
    });
    expect(complete).toBe(false);
    expect(tokens.after).toBeLessThan(tokens.before);
    expect(has(textOf(candidate), 'fuse', 'boom')).toBe(true);
    expect(scene.asked.together).toHaveLength(atStop);
    expect(scene.asked.alone.at(-1)).toBe(textOf(candidate));
  });

  test('a stop that the compilers notice first', async () => {
    const stop = new AbortController();
    const { laboratory } = laboratoryOf({ together: explodes });
    let isSmaller = false;
    const stopped: Laboratory = {
      ...laboratory,
      async observe(batch, signal) {
        if (isSmaller) stop.abort();
        signal?.throwIfAborted();
        return laboratory.observe(batch);
      },
      async observePlainly(each, signal) {
        signal?.throwIfAborted();
        return laboratory.observePlainly(each);
      },
    };
    const result = await reduced(
      { laboratory: stopped },
      {
        signal: stop.signal,
        listen: (event) => {
          if (event.kind === 'reducing') isSmaller = event.tokens.now < event.tokens.before;
        },
      },
    );
    expect(result.complete).toBe(false);
    expect(result.tokens.after).toBeLessThan(result.tokens.before);
    expect(explodes(textOf(result.candidate))).toEqual(crashAt('explode'));
    // What was reached is laid out.
    expect(textOf(result.candidate)).not.toMatch(/^\s|\n\s*\n|[ \t]\n/);
  });

  test('the end of its time', async () => {
    const { candidate, complete, tokens } = await reduced(laboratoryOf({ together: explodes }), { seconds: 0 });
    expect(complete).toBe(false);
    expect(textOf(candidate)).toBe(program);
    expect(tokens.after).toBe(tokens.before);
  });
});

test('a failure of the compilers is no end of a reduction', async () => {
  const { laboratory } = laboratoryOf({ together: explodes });
  const finding = await findingIn(laboratory);
  for (const good of [0, 1, 4]) {
    let rounds = 0;
    const observe: Laboratory['observe'] = (batch) =>
      rounds++ < good ? laboratory.observe(batch) : Promise.reject(new Error('no compiler'));
    await expect(reduced({ laboratory: { ...laboratory, observe } }, { finding })).rejects.toThrow('no compiler');
  }
});

test('a program that must be rejected is left as it is where no other compiler rejects it', async () => {
  const { laboratory } = laboratoryOf({ together: () => accepted });
  const finding = await findingIn(laboratory, { kind: 'reject', reason: 'a fault' });
  const { candidate, complete } = await reduced({ laboratory }, { finding });
  expect(finding.signature.symptom).toBe('wrongAccept');
  expect(textOf(candidate)).toBe(program);
  expect(complete).toBe(true);
});
