import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A resource can be closed. */
export const rule = snippet(
  {
    id: 'resource-not-closeable',
    summary: 'a resource must be a subtype of AutoCloseable',
    cites: { document: 'JLS 17', section: '14.20.3 try-with-resources' },
    expectation: rejected('a resource cannot be closed'),
  },
  (fresh) => `try (String ${fresh('resource')} = "text") { }`,
);
