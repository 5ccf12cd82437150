import { expect, test } from 'vitest';
import type { Toolchain } from '../../core/toolchain.js';
import { otherBackEnds, withBackEnds } from './back-ends.js';

test.each([
  ['1.4.10', '-Xuse-ir'],
  ['1.4.32', '-Xuse-ir'],
  ['1.5.0', '-Xuse-old-backend'],
  ['1.6.21', '-Xuse-old-backend'],
  ['1.7.22', undefined],
  ['2.4.20', undefined],
])('kotlin@%s has beside its own back end that of %s', (version, option) => {
  expect(otherBackEnds({ version })[0]?.option).toBe(option);
});

test('a back end is asked under its own name, and runs what it compiles', async () => {
  const closed: string[] = [];
  const named = (id: string): Toolchain => ({
    id,
    checksum: '',
    limits: { millis: 1, bytes: 1 },
    configurations: [{ name: 'run', summary: '', runs: true }],
    selfTests: [],
    observe: async (batch, { configuration }) =>
      batch.map(() => ({ outcome: { kind: 'crashed', stack: `${id}:${configuration}` } })),
    observePlainly: async (_, { configuration }) => ({
      outcome: { kind: 'crashed', stack: `${id} plainly:${configuration}` },
    }),
    command: (_, configuration) => `${id} ${configuration}`,
    close: async () => void closed.push(id),
  });
  const both = withBackEnds(named('usual'), [{ name: 'ir', option: '-Xuse-ir', toolchain: named('other') }]);
  const program = { files: [{ path: 'main.kt', text: '' }] };
  expect(both.configurations.map(({ name, role }) => [name, role])).toEqual([
    ['run', undefined],
    ['ir', 'tier'],
  ]);
  const stacks = await Promise.all(
    ['ir', 'default'].flatMap((configuration) => [
      both.observe([program], { configuration }).then(([first]) => first?.outcome),
      both.observePlainly(program, { configuration }).then(({ outcome }) => outcome),
    ]),
  );
  expect(stacks.map((outcome) => outcome?.kind === 'crashed' && outcome.stack)).toEqual([
    'other:run',
    'other plainly:run',
    'usual:default',
    'usual plainly:default',
  ]);
  expect([both.command(program, 'ir'), both.command(program, 'default')]).toEqual(['other run', 'usual default']);
  await both.close();
  expect(closed).toEqual(['usual', 'other']);
});
