import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A cast must be able to succeed. */
export const rule = snippet(
  {
    id: 'impossible-cast',
    summary: 'a value cannot be cast to a class that no subtype of its type can have',
    cites: { document: 'JLS 17', section: '5.5 Casting Contexts' },
    expectation: rejected('an Integer is cast to String'),
  },
  (fresh) => {
    const [number, text] = [fresh('number'), fresh('text')] as const;
    return `Integer ${number} = 1; String ${text} = (String) ${number};`;
  },
);
