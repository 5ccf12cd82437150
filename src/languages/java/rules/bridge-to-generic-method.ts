import { same } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A method overrides a generic one by a bridge. */
export const rule = snippet(
  {
    id: 'bridge-to-generic-method',
    summary: 'a method that overrides one of a parameterized superclass is called by its erasure too',
    cites: { document: 'JLS 17', section: '15.12.4.5 Create Frame, Synchronize, Transfer Control' },
    expectation: same,
  },
  (fresh) => {
    const [Maker, Adder, maker] = [fresh('Maker'), fresh('Adder'), fresh('maker')] as const;
    return `interface ${Maker}<T> { T make(T from); } class ${Adder} implements ${Maker}<Integer> { @Override public Integer make(Integer from) { return from + 1; } } ${Maker}<Integer> ${maker} = new ${Adder}(); if (!(${maker}.make(1) == 2 && new ${Adder}().make(2) == 3)) throw new AssertionError("bridge-to-generic-method");`;
  },
);
