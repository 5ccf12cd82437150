import { expect, test } from 'vitest';
import { outcomesOf } from '../../outcomes.js';
import { openJvmTarget } from './open-jvm-target.js';

const classes = (count: number) =>
  Array.from({ length: count }, (_, i) => `class A${i}(val x: Int) { fun f(y: Int) = listOf(x, y).map { it + ${i} } }`);
const kotlin = (lines: readonly string[]) => ({ files: [{ path: 'main.kt', text: lines.join('\n') }] });

// Versions before 2.1.20 can be stopped after the check only by a means that all compilations of a process share.
test('a check that ends on one thread does not hide the crash of another', async () => {
  const { toolchain } = await openJvmTarget('kotlin@1.5.31', 2);
  const crash = [...classes(60), `val deep = ${Array.from({ length: 20_000 }, () => '1').join(' + ')}`];
  // The one that crashes begins while the first one is checked, and crashes after that has ended.
  const batch = [classes(20), classes(1), crash].map(kotlin);
  const outcomes = await outcomesOf(toolchain.observe(batch, { configuration: 'check' }));
  expect(outcomes.map(({ kind }) => kind)).toEqual(['accepted', 'accepted', 'crashed']);
  await toolchain.close();
}, 120_000);
