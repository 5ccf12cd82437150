import { expect, test } from 'vitest';
import type { Compilable } from '../../core/test-program.js';
import { createClassFileCache } from './class-file-cache.js';
import type { Compiled } from './server.js';

const program = (text: string): Compilable => ({ files: [{ path: 'Main.java', text }] });

function recorded(outcomeOf: (text: string) => Compiled['outcome'], most?: number) {
  const asked: string[] = [];
  const emit = async (programs: readonly Compilable[]): Promise<Compiled[]> => {
    const texts = programs.map(({ files }) => files[0]?.text ?? '');
    asked.push(...texts);
    return texts.map((text) => ({ outcome: outcomeOf(text), classes: { 'Main.class': text } }));
  };
  return { asked, cache: createClassFileCache({ emit }, most) };
}

test('a program is compiled once for all tiers, whoever shows it', async () => {
  const { asked, cache } = recorded(() => ({ kind: 'accepted' }));
  await cache.compile([program('a'), program('b')], {});
  const again = await cache.compile([program('b'), program('c'), program('a')], {});
  expect(asked).toEqual(['a', 'b', 'c']);
  expect(again.map(({ classes }) => classes?.['Main.class'])).toEqual(['b', 'c', 'a']);
});

test('an accident is not remembered, and of many programs the oldest are forgotten', async () => {
  const failing = recorded((text) => (text === 'x' ? { kind: 'toolFailed', message: '' } : { kind: 'accepted' }), 2);
  await failing.cache.compile([program('x'), program('a'), program('b'), program('c')], {});
  await failing.cache.compile([program('x'), program('c'), program('a')], {});
  expect(failing.asked).toEqual(['x', 'a', 'b', 'c', 'x', 'a']);
});
