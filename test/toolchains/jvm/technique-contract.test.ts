import { allPairs, describePairs, needsJdk, type Pair } from '../../contracts/technique-contract.js';

// Each source has an analyser of its own, whose start takes seconds: test/typescript has tests of them with fewer.
const needsAnalyzer = ({ technique }: Pair) => technique.needs.includes('analyzer');

describePairs((await allPairs()).filter((pair) => pair.lacking.length === 0 && needsJdk(pair) && !needsAnalyzer(pair)));
