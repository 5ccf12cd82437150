import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A lambda sees only what does not change. */
export const rule = snippet(
  {
    id: 'changed-variable-in-lambda',
    summary: 'a local variable that a lambda expression uses must be effectively final',
    cites: { document: 'JLS 17', section: '15.27.2 Lambda Body' },
    expectation: rejected('a lambda uses a variable that changes'),
  },
  (fresh) => {
    const [changed, task] = [fresh('changed'), fresh('task')] as const;
    return `int ${changed} = 1; ${changed}++; Runnable ${task} = () -> System.out.println(${changed});`;
  },
);
