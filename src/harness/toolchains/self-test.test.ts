import { expect, test } from 'vitest';
import type { Outcome } from '../../core/outcome.js';
import type { SelfTest, Toolchain } from '../../core/toolchain.js';
import type { OpenTarget } from './resolve.js';
import { selfTest } from './self-test.js';

const tests: readonly SelfTest[] = [
  { name: 'accepts', files: [{ path: 'a', text: 'good' }], expected: 'accepted' },
  { name: 'crashes', files: [{ path: 'a', text: 'bad' }], expected: 'crashed' },
];

const right: Readonly<Record<string, Outcome>> = { good: { kind: 'accepted' }, bad: { kind: 'crashed', stack: '' } };

// A compiler that is right about a program after some accidents.
function target(accidents: number): OpenTarget {
  const asked = new Map<string, number>();
  const toolchain: Pick<Toolchain, 'selfTests' | 'observe'> = {
    selfTests: tests,
    async observe(batch) {
      return batch.map(({ files }) => {
        const text = files[0]?.text ?? '';
        asked.set(text, (asked.get(text) ?? 0) + 1);
        const isRight = (asked.get(text) ?? 0) > accidents;
        return { outcome: isRight ? (right[text] as Outcome) : { kind: 'toolFailed', message: 'killed' } };
      });
    },
  };
  return { name: 'fake@1:default', configuration: 'default', toolchain: toolchain as Toolchain };
}

test.each([0, 1, 2])('a self-test that fails %i times by accident passes', async (accidents) => {
  expect(await selfTest(target(accidents))).toEqual([]);
});

test('one that fails each time is told, with what was seen last', async () => {
  const outcome = { kind: 'toolFailed', message: 'killed' };
  expect(await selfTest(target(100))).toEqual(tests.map((each) => ({ test: each, outcome })));
});
