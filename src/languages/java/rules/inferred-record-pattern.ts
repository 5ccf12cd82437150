import { same } from '../../../model/rules/expectation.js';
import { java21 } from './shared/releases.js';
import { snippet } from './shared/snippet.js';

/** The type arguments of a record pattern are inferred. */
export const rule = snippet(
  {
    id: 'inferred-record-pattern',
    summary: 'the type arguments of a record pattern are inferred from the value',
    cites: { document: 'JLS 21', section: '18.5.5 Record Pattern Type Inference' },
    ...java21,
    expectation: same,
  },
  (fresh) => {
    const [Box, box, bound] = [fresh('Box'), fresh('box'), fresh('bound')] as const;
    return `record ${Box}<T>(T value) { } ${Box}<${Box}<String>> ${box} = new ${Box}<>(new ${Box}<>("text")); if (!(${box} instanceof ${Box}(${Box}(var ${bound})) && ${bound}.length() == 4)) throw new AssertionError("inferred-record-pattern");`;
  },
);
