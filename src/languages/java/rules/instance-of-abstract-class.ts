import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** An abstract class has no instances. */
export const rule = snippet(
  {
    id: 'instance-of-abstract-class',
    summary: 'an abstract class cannot be instantiated',
    cites: { document: 'JLS 17', section: '15.9.1 Determining the Class being Instantiated' },
    expectation: rejected('an abstract class is instantiated'),
  },
  (fresh) => {
    const [Base, made] = [fresh('Base'), fresh('made')] as const;
    return `abstract class ${Base} { } Object ${made} = new ${Base}();`;
  },
);
