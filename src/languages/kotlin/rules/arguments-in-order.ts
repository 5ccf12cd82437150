import { same } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Arguments are evaluated in the order of the text. */
export const rule = snippet(
  {
    id: 'arguments-in-order',
    summary: 'arguments are evaluated in the order in which they are written, whatever their names are',
    cites: { document: 'Kotlin language specification', section: 'Expressions: Function calls and property access' },
    expectation: same,
  },
  (fresh) => {
    const [count, take] = [fresh('count'), fresh('take')] as const;
    return `var ${count}: Int = 0\nfun ${take}(first: Int, second: Int, third: Int = first + second): Int = first * 100 + second * 10 + third\nif (${take}(second = ++${count}, first = ++${count}) != 213) throw IllegalStateException("arguments-in-order")`;
  },
);
