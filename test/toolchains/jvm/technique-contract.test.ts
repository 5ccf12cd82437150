import { allPairs, describePairs, needsJdk } from '../../contracts/technique-contract.js';

describePairs((await allPairs()).filter((pair) => pair.lacking.length === 0 && needsJdk(pair)));
