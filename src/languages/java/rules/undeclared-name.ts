import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A name must be declared. */
export const rule = snippet(
  {
    id: 'undeclared-name',
    summary: 'a name that is not declared cannot be used',
    cites: { document: 'JLS 17', section: '6.5.6.1 Simple Expression Names' },
    expectation: rejected('a name is used that is not declared'),
  },
  (fresh) => {
    const [number, undeclaredName] = [fresh('number'), fresh('undeclaredName')] as const;
    return `int ${number} = ${undeclaredName};`;
  },
);
