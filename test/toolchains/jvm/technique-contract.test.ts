import { allPairs, describePairs, needsJdk, type Pair } from '../../contracts/technique-contract.js';

// Each source has an analyser of its own, whose start takes seconds: skeletons.test.ts has fewer of them.
const needsAnalyzer = ({ technique }: Pair) => technique.needs.includes('analyzer');

describePairs((await allPairs()).filter((pair) => pair.lacking.length === 0 && needsJdk(pair) && !needsAnalyzer(pair)));
