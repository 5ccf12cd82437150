import { language } from '../../src/languages/typescript/language.js';
import { describeRules, rulesOf } from '../contracts/rule-contract.js';

// The first one is asked often, and starts in milliseconds.
describeRules(language, await rulesOf(language), ['typescript@7.0.2', 'typescript@6.0.3']);
