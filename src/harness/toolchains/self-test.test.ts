import { expect, test } from 'vitest';
import type { Outcome } from '../../core/outcome.js';
import type { SelfTest, Toolchain } from '../../core/toolchain.js';
import type { Memory } from './memory.js';
import type { OpenTarget } from './resolve.js';
import { selfTest, selfTestedAt } from './self-test.js';

const tests: readonly SelfTest[] = [
  { name: 'accepts', files: [{ path: 'a', text: 'good' }], expected: 'accepted' },
  { name: 'crashes', files: [{ path: 'a', text: 'bad' }], expected: 'crashed' },
];

const right: Readonly<Record<string, Outcome>> = { good: { kind: 'accepted' }, bad: { kind: 'crashed', stack: '' } };

type Fake = Pick<Toolchain, 'selfTests' | 'observe' | 'checksum' | 'limits'> & { runtime?: string };

// A compiler that is right about a program after some accidents.
function target(accidents: number, facts: Partial<Fake> = {}): OpenTarget {
  const asked = new Map<string, number>();
  const toolchain: Fake = {
    selfTests: tests,
    checksum: 'sha256:1',
    limits: { millis: 1, bytes: 1 },
    async observe(batch) {
      return batch.map(({ files }) => {
        const text = files[0]?.text ?? '';
        asked.set(text, (asked.get(text) ?? 0) + 1);
        const isRight = (asked.get(text) ?? 0) > accidents;
        return { outcome: isRight ? (right[text] as Outcome) : { kind: 'toolFailed', message: 'killed' } };
      });
    },
    ...facts,
  };
  return { name: 'fake@1:default', configuration: 'default', toolchain: toolchain as Toolchain };
}

function fakeMemory(): Memory {
  const facts = new Map<string, { at: number; value: string[] }>();
  return {
    recall: (key) => facts.get(key.join()),
    note: (key, value) => void facts.set(key.join(), { at: facts.size + 1, value: [...value] }),
    forget: (key) => void facts.delete(key.join()),
  };
}

test.each([0, 1, 2])('a self-test that fails %i times by accident passes', async (accidents) => {
  expect(await selfTest(target(accidents))).toEqual([]);
});

test('one that fails each time is told, with what was seen last', async () => {
  const outcome = { kind: 'toolFailed', message: 'killed' };
  expect(await selfTest(target(100))).toEqual(tests.map((each) => ({ test: each, outcome })));
});

test('what passed is remembered of this very toolchain', async () => {
  const memory = fakeMemory();
  await selfTest(target(0), undefined, memory);
  expect(selfTestedAt([target(0)], memory)).toBe(1);
  const others: OpenTarget[] = [
    target(0, { checksum: 'sha256:2' }),
    target(0, { runtime: 'JDK 21' }),
    target(0, { limits: { millis: 1, bytes: 2 } }),
    { ...target(0), name: 'fake@1:other' },
  ];
  for (const other of others) expect(selfTestedAt([other], memory)).toBeUndefined();
  await selfTest(others[0] as OpenTarget, undefined, memory);
  expect(selfTestedAt([others[0] as OpenTarget, target(0)], memory)).toBe(1);
  expect(selfTestedAt([target(0), others[1] as OpenTarget], memory)).toBeUndefined();
});

test('what fails is never remembered, nor that it passed before', async () => {
  const memory = fakeMemory();
  await selfTest(target(100), undefined, memory);
  expect(selfTestedAt([target(0)], memory)).toBeUndefined();
  await selfTest(target(0), undefined, memory);
  await selfTest(target(100), undefined, memory);
  expect(selfTestedAt([target(0)], memory)).toBeUndefined();
});

test('what is stopped in between is not remembered', async () => {
  const memory = fakeMemory();
  const stopped = { observe: () => Promise.reject(new Error('stopped')) };
  await expect(selfTest(target(0, stopped), undefined, memory)).rejects.toThrow('stopped');
  expect(selfTestedAt([target(0)], memory)).toBeUndefined();
});
