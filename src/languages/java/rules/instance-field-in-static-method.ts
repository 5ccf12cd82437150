import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A static method has no instance. */
export const rule = snippet(
  {
    id: 'instance-field-in-static-method',
    summary: 'a static method cannot read an instance field by its simple name',
    cites: { document: 'JLS 17', section: '8.4.3.2 static Methods' },
    expectation: rejected('a static method reads an instance field'),
  },
  (fresh) => `class ${fresh('Local')} { int value; static int get() { return value; } }`,
);
