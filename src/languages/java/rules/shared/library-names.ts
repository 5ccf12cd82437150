import type { RuleProgram } from '../../../../model/rules/rule-program.js';

const names = [
  ...['String', 'StringBuilder', 'CharSequence', 'Object', 'Number', 'Integer', 'Double', 'Boolean', 'Math', 'System'],
  ...[
    'Runnable',
    'Exception',
    'RuntimeException',
    'IllegalStateException',
    'IllegalArgumentException',
    'AssertionError',
  ],
  ...['Override', 'Deprecated', 'FunctionalInterface', 'SuppressWarnings', 'Comparable'],
].join('|');
const type = new RegExp(`\\b(?:class|interface|enum|record)\\s+(?:${names})\\b`);
const typeParameter = new RegExp(
  `(?:\\b(?:class|interface|record)\\s+\\w+\\s*|[\\s;{}])<[^<>()]*\\b(?:${names})\\s+extends\\b`,
);

/** Whether a program declares a type by a name of the library that rules write. */
export function hasOwnLibrary({ files }: RuleProgram): boolean {
  return files.some(({ text }) => type.test(text) || typeParameter.test(text));
}
