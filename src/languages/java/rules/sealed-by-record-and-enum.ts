import { same } from '../../../model/rules/expectation.js';
import { memberSnippet } from './shared/snippet.js';

/** Records and enums are final. */
export const rule = memberSnippet(
  {
    id: 'sealed-by-record-and-enum',
    summary: 'records and enums may implement a sealed interface without a modifier',
    cites: { document: 'JLS 17', section: '9.1.1.4 sealed and non-sealed Interfaces' },
    expectation: same,
  },
  (fresh) => {
    const [Sealed, First, Second] = [fresh('Sealed'), fresh('First'), fresh('Second')] as const;
    return `sealed interface ${Sealed} permits ${First}, ${Second} { } record ${First}(int value) implements ${Sealed} { } enum ${Second} implements ${Sealed} { ONE { }, TWO }`;
  },
);
