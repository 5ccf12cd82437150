import { same } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A lambda may have an intersection type. */
export const rule = snippet(
  {
    id: 'intersection-of-lambda',
    summary: 'a lambda expression may be cast to an intersection of a functional interface and others without methods',
    cites: { document: 'JLS 17', section: '15.16 Cast Expressions' },
    expectation: same,
  },
  (fresh) => {
    const [Marker, task] = [fresh('Marker'), fresh('task')] as const;
    return `interface ${Marker} { } Object ${task} = (java.util.function.IntSupplier & ${Marker}) () -> 3; if (!(${task} instanceof ${Marker} && ((java.util.function.IntSupplier) ${task}).getAsInt() == 3)) throw new AssertionError("intersection-of-lambda");`;
  },
);
