import type { Finding } from '../core/finding.js';

// What shows in one run of three is missed by one search of sixty.
const mostRuns = 10;

/** Asks whether a finding shows: once, or, if it shows only sometimes, until it does or was asked often enough. */
export async function askOften<A>(
  { flaky }: Pick<Finding, 'flaky'>,
  ask: () => Promise<A>,
  shows: (answer: A) => boolean,
): Promise<A> {
  let answer = await ask();
  for (let asked = 1; asked < (flaky ? mostRuns : 1) && !shows(answer); asked++) answer = await ask();
  return answer;
}
