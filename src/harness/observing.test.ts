import { expect, test } from 'vitest';
import type { Observed } from '../core/outcome.js';
import type { Compilable } from '../core/test-program.js';
import { observing } from './observing.js';

const program = (text: string, libraries: Compilable['libraries'] = []): Compilable => ({
  files: [{ path: 'main', text }],
  libraries,
});
const jar = { kind: 'jar', path: 'a.jar' } as const;
const npm = { kind: 'npm', name: 'a', version: '1.0.0' } as const;
const options = { configuration: 'default' };
const shown = ({ files }: Compilable) => ({ outcome: { kind: 'crashed', stack: files[0]?.text ?? '' } as const });

test('a program with libraries that a toolchain cannot use is refused for good, and the others are observed', async () => {
  const seen: number[] = [];
  const toolchain = observing({
    libraries: ['jar'],
    async together(batch) {
      seen.push(batch.length);
      return batch.map(shown);
    },
    alone: async (one) => shown(one),
  });
  const batch = [program('a'), program('b', [jar, npm]), program('c', [jar])];
  const observed = await toolchain.observe(batch, options);
  const refused = { kind: 'toolFailed', message: 'this toolchain cannot use the npm package a@1.0.0', lasting: true };
  expect(observed.map(({ outcome }) => outcome)).toEqual([
    { kind: 'crashed', stack: 'a' },
    refused,
    { kind: 'crashed', stack: 'c' },
  ]);
  expect(seen).toEqual([2]);
  expect((await toolchain.observePlainly(program('b', [npm]), options)).outcome).toEqual(refused);
});

test('every observation has its time, and those of a batch share it', async () => {
  const toolchain = observing({ together: async (batch) => batch.map(shown), alone: async (one) => shown(one) });
  const [first, second] = await toolchain.observe([program('a'), program('b')], options);
  expect(first?.millis).toBeGreaterThanOrEqual(0);
  expect(second?.millis).toBe(first?.millis);
  expect((await toolchain.observePlainly(program('a'), options)).millis).toBeGreaterThanOrEqual(0);
});

test('a toolchain that loses an outcome is not trusted', async () => {
  const toolchain = observing({ together: async () => [], alone: async (one) => shown(one) });
  await expect(toolchain.observe([program('a')], options)).rejects.toThrow('0 outcomes for a batch of 1 programs');
});

test('a program that is judged before the others is told of by its place in the batch', async () => {
  const heard: unknown[] = [];
  const toolchain = observing({
    async together(batch, { onShown }) {
      onShown?.(1, shown(batch[1] as Compilable));
      return batch.map(shown);
    },
    alone: async (one) => shown(one),
  });
  const onObserved = (index: number, { outcome }: Observed) => heard.push([index, outcome]);
  await toolchain.observe([program('a'), program('b', [npm]), program('c')], { ...options, onObserved });
  expect(heard).toEqual([[2, { kind: 'crashed', stack: 'c' }]]);
});
