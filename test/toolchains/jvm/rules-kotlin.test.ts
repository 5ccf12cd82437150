import { language } from '../../../src/languages/kotlin/language.js';
import { describeRules, rulesOf } from '../../contracts/rule-contract.js';

describeRules(language, await rulesOf(language), ['kotlin@2.4.20'], { perRule: 1, confirmed: 1 });
