import { language } from '../../../src/languages/java/language.js';
import { describeRules, rulesOf } from '../../contracts/rule-contract.js';

describeRules(language, await rulesOf(language), ['java@17', 'ecj@3.46.100'], { perRule: 1, confirmed: 2 });
