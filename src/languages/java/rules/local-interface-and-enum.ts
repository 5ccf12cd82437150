import { same } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A block may declare interfaces, enums and records. */
export const rule = snippet(
  {
    id: 'local-interface-and-enum',
    summary: 'a local interface, enum or record is static',
    cites: { document: 'JLS 17', section: '14.3 Local Class and Interface Declarations' },
    expectation: same,
  },
  (fresh) => {
    const [Named, Choice] = [fresh('Named'), fresh('Choice')] as const;
    return `interface ${Named} { String title(); } enum ${Choice} implements ${Named} { FIRST { @Override public String title() { return "one"; } }, SECOND; @Override public String title() { return "other"; } } if (!(${Choice}.FIRST.title().equals("one") && ${Choice}.valueOf("SECOND").title().equals("other"))) throw new AssertionError("local-interface-and-enum");`;
  },
);
