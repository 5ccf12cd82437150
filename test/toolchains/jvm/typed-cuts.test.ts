import { expect, test } from 'vitest';
import { languages } from '../../../src/registry.js';
import { openViewer } from '../../../src/triage/reduce/typed/open-viewer.js';
import { typedPasses } from '../../../src/triage/reduce/passes/typed-passes.js';

/** Programs whose cuts by types are made one by one. */
const chosen = [
  ['java', 'boxing-and-numbers.java'],
  ['kotlin', 'collections.kt'],
] as const;

test.each(chosen)(
  'most cuts by types leave a program of %s well-typed',
  async (id, name) => {
    const language = await languages[id]?.();
    if (!language?.typedReduction) throw new Error(`${id} is not reduced by types`);
    const files = (await language.seeds?.())?.filter(({ path }) => path === name) ?? [];
    const viewer = openViewer(language);
    try {
      const sound = new Map<string, number[]>();
      for (const pass of typedPasses(viewer, language.typedReduction)) {
        for (const cut of (await pass.cuts({ files })).slice(0, 40)) {
          const smaller = pass.apply({ files }, [cut]);
          if (smaller) sound.set(pass.id, [...(sound.get(pass.id) ?? []), (await viewer.viewOf(smaller)) ? 1 : 0]);
        }
      }
      const all = sound.get('typed-values') ?? [];
      expect(all.length).toBe(40);
      // What a value was chosen for may be decided elsewhere: another overload, a variable whose type follows from it.
      expect(all.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(30);
      expect([...sound.values()].flat().filter((each) => each === 1).length).toBeGreaterThan(35);
    } finally {
      await viewer.close();
    }
  },
  300_000,
);
