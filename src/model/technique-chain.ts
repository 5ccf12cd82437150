import type { Maker, Technique, TechniqueInput } from './technique.js';

const separator = '+';

/** The names of the techniques that a name such as `generate+erase` stands for. */
export function chainNames(name: string): string[] {
  return name.split(separator);
}

/** The name of a chain without its last technique, whose programs it changes one by one. */
export function withoutLast(name: string): string {
  return chainNames(name).slice(0, -1).join(separator);
}

/** A technique that makes programs, and others that change them one after the other, as one technique. */
export function chain(first: Technique, changes: readonly Technique[]): Technique {
  const all = [first, ...changes];
  return {
    id: all.map(({ id }) => id).join(separator),
    summary: all.map(({ summary }) => summary).join('; '),
    needs: [...new Set(all.flatMap(({ needs }) => needs))],
    compares: first.compares,
    ...(all.every(({ runs }) => runs) && { runs: true }),
    settings: changes.reduce((settings, technique) => settings.extend(technique.settings.shape), first.settings),
    ...(first.features && { features: first.features }),
    passes: (language) => all.flatMap((technique) => technique.passes?.(language) ?? []),
    open: (input: TechniqueInput): Maker =>
      changes.reduce((parent, technique) => carrying(parent, technique.open({ ...input, parent })), first.open(input)),
  };
}

// A program that was changed is about the same, and needs the same libraries.
function carrying({ coverage }: Maker, changed: Maker): Maker {
  return {
    ...changed,
    ...(coverage && { coverage }),
    async make(random, variant, index) {
      const draft = await changed.make(random, variant, index);
      const { libraries, material } = draft.parent ?? {};
      return { ...(libraries && { libraries }), ...(material !== undefined && { material }), ...draft };
    },
  };
}
