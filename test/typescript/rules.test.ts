import { language } from '../../src/languages/typescript/language.js';
import { describeRules, rulesOf } from '../contracts/rule-contract.js';

describeRules(language, await rulesOf(language), ['typescript@6.0.3', 'typescript@7.0.2']);
