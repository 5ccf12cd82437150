import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A test must be able to succeed. */
export const rule = snippet(
  {
    id: 'impossible-instanceof',
    summary: 'a value cannot be tested for a class that no subtype of its type can have',
    cites: { document: 'JLS 17', section: '15.20.2 The instanceof Operator' },
    expectation: rejected('an Integer is tested for String'),
  },
  (fresh) => {
    const [number, never] = [fresh('number'), fresh('never')] as const;
    return `Integer ${number} = 1; boolean ${never} = ${number} instanceof String;`;
  },
);
