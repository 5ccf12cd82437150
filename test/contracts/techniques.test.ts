import { expect, test } from 'vitest';
import { allPairs, describePairs, needsJdk, type Pair } from './technique-contract.js';

const pairs = await allPairs();

test('every technique works on every language, but for what these lack', () => {
  const lacking = pairs.flatMap(({ name, lacking: lacks }) => (lacks.length > 0 ? [[name, lacks.join()]] : []));
  expect(Object.fromEntries(lacking)).toEqual({
    'api on javascript': 'model,libraries,libraryUse',
    'erase on javascript': 'model',
    'generate on javascript': 'model',
    'overwrite on javascript': 'model',
    'skeleton on javascript': 'analyzer,notation',
    'spe on javascript': 'analyzer',
    'rules on groovy': 'rules',
    'rules on javascript': 'analyzer,rules',
    'rules on scala': 'rules',
    'template on groovy': 'templates',
    'template on kotlin': 'templates',
    'template on scala': 'templates',
    'template on typescript': 'templates',
    'trace on groovy': 'trace',
    'trace on javascript': 'model,trace,analyzer',
    'trace on scala': 'trace',
  });
});

// To measure all seeds takes long; test/typescript/skeleton.test.ts checks the same with a few.
const measuresSeeds = ({ technique }: Pair) => technique.needs.includes('notation');

describePairs(pairs.filter((pair) => pair.lacking.length === 0 && !needsJdk(pair) && !measuresSeeds(pair)));
