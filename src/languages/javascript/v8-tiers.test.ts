import { expect, test } from 'vitest';
import { v8Probe, v8Tiers } from './v8-tiers.js';

const flags = (node: string) => Object.fromEntries(v8Tiers(node).map((tier) => [tier.name, tier.flags.join(' ')]));

test('the tiers of V8 came one after the other, and its flags changed', () => {
  expect(flags('10.24.1')).toEqual({
    jitless: '--no-opt',
    turbofan: '--no-concurrent-recompilation --interrupt-budget=2000',
    default: '',
  });
  expect(Object.keys(flags('18.20.8'))).toEqual(['jitless', 'sparkplug', 'turbofan', 'default']);
  expect(flags('12.22.12').jitless).toBe('--jitless');
  expect(flags('24.21.0').turbofan).toBe(
    '--no-concurrent-recompilation --no-concurrent-sparkplug --invocation-count-for-turbofan=50',
  );
});

test('every engine has one interpreter as the reference, and a default', () => {
  for (const node of ['8.17.0', '16.20.2', '26.10.0']) {
    const tiers = v8Tiers(node);
    expect(tiers.filter(({ role }) => role === 'reference').map(({ name }) => name)).toEqual(['jitless']);
    expect(tiers.at(-1)).toMatchObject({ name: 'default', flags: [] });
  }
});

test('a probe that says nothing reaches no tier', () => {
  expect(v8Probe.read('Warning: x\ntier maglev\n')).toBe('maglev');
  expect(v8Probe.read('node: bad option: --jitless')).toBeUndefined();
});
