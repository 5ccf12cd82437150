import { same } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Resources are closed in the reverse order. */
export const rule = snippet(
  {
    id: 'suppressed-exceptions',
    summary: 'resources are closed in the reverse order, and what they throw is suppressed',
    cites: { document: 'JLS 17', section: '14.20.3.1 Basic try-with-resources' },
    expectation: same,
  },
  (fresh) => {
    const [log, Resource, first, second, caught] = [
      fresh('log'),
      fresh('Resource'),
      fresh('first'),
      fresh('second'),
      fresh('caught'),
    ] as const;
    return `StringBuilder ${log} = new StringBuilder(); class ${Resource} implements AutoCloseable { final String id; ${Resource}(String id) { this.id = id; } @Override public void close() { ${log}.append(id); throw new IllegalStateException(id); } } try (${Resource} ${first} = new ${Resource}("a"); ${Resource} ${second} = new ${Resource}("b")) { throw new IllegalArgumentException("c"); } catch (RuntimeException ${caught}) { if (!(${log}.toString().equals("ba") && ${caught}.getMessage().equals("c") && ${caught}.getSuppressed().length == 2)) throw new AssertionError("suppressed-exceptions"); }`;
  },
);
