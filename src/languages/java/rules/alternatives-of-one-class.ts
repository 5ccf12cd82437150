import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Alternatives are not subclasses of each other. */
export const rule = snippet(
  {
    id: 'alternatives-of-one-class',
    summary: 'the alternatives of a catch clause cannot be related by subclassing',
    cites: { document: 'JLS 17', section: '14.20 The try statement' },
    expectation: rejected('one alternative is a subclass of another'),
  },
  (fresh) => `try { System.nanoTime(); } catch (RuntimeException | IllegalStateException ${fresh('caught')}) { }`,
);
