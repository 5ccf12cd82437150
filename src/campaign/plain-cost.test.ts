import { expect, test } from 'vitest';
import type { Observed } from '../core/outcome.js';
import { weighPlainly } from './plain-cost.js';
import type { Watched } from './watched.js';

const small = { name: 'small', files: [{ path: 'a', text: 'x' }], expected: 'accepted' } as const;
const watched = {
  name: 'a@1:default',
  configuration: 'default',
  toolchain: { selfTests: [small] },
} as unknown as Watched;
const program = (length: number) => ({ files: [{ path: 'a', text: 'x'.repeat(length) }] });

function weighing(...starts: readonly number[]) {
  let asked = 0;
  const weigh = weighPlainly(async () => ({ outcome: { kind: 'accepted' }, cpuMillis: starts[asked++] ?? 0 }));
  const accepted = (cpuMillis: number): Observed => ({ outcome: { kind: 'accepted' }, cpuMillis });
  return {
    weigh: (length: number, cpuMillis: number) => weigh(watched, program(length), accepted(cpuMillis)),
    asked: () => asked,
  };
}

test('what took long is weighed against the slower of two starts, which are measured once', async () => {
  const { weigh, asked } = weighing(900, 1000);
  expect((await weigh(8000, 7000)).outcome).toEqual({
    kind: 'accepted',
    cost: { cpuMillis: 7000, usualMillis: 2000 },
  });
  expect((await weigh(80_000, 9000)).outcome).toMatchObject({ cost: { usualMillis: 11_000 } });
  expect(asked()).toBe(2);
});

test('what took little costs no measurement', async () => {
  const { weigh, asked } = weighing(900, 1000);
  expect((await weigh(8000, 5000)).outcome).toEqual({ kind: 'accepted' });
  expect(asked()).toBe(0);
});
