import { allPairs, describePairs, needsJdk } from '../../contracts/technique-contract.js';

describePairs((await allPairs()).filter(needsJdk));
