import { same } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A text block is stripped of its indentation. */
export const rule = snippet(
  {
    id: 'text-block-lines',
    summary: 'a text block has the lines of its content without their common indentation',
    cites: { document: 'JLS 17', section: '3.10.6 Text Blocks' },
    expectation: same,
  },
  (fresh) => {
    const block = fresh('block');
    return `String ${block} = """\n    one\n      two\\\n     three\\n\\ts\\s\n    """; if (!(${block}.equals("one\\n  two three\\n\\ts \\n"))) throw new AssertionError("text-block-lines");`;
  },
);
