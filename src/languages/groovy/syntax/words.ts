/** Words that stand before a declaration and can be exchanged for each other. */
export const modifiers: ReadonlySet<string> = new Set([
  ...['public', 'protected', 'private', 'static', 'final', 'abstract', 'synchronized', 'transient', 'volatile'],
  ...['default', 'sealed', 'native', 'strictfp'],
]);

/** Words that declare the class named after them. */
export const classWords: ReadonlySet<string> = new Set(['class', 'interface', 'trait', 'enum', 'record']);

/** Words that a type follows. */
export const typeWords: ReadonlySet<string> = new Set([
  'as',
  'instanceof',
  'extends',
  'implements',
  'throws',
  'permits',
]);

/** Words that are literals. */
export const literalWords: ReadonlySet<string> = new Set(['true', 'false', 'null', 'this', 'super']);

/** Words that begin or join statements, and are no names. */
export const keywords: ReadonlySet<string> = new Set([
  ...modifiers,
  ...classWords,
  ...typeWords,
  ...['if', 'else', 'for', 'while', 'do', 'switch', 'case', 'break', 'continue', 'return', 'throw', 'try', 'catch'],
  ...['finally', 'new', 'in', 'import', 'package', 'assert', 'yield', 'def', 'var'],
]);

/** Signs between two operands. */
export const operators = /^([-+*/%&|^]|&&|\|\||[=!]==?|[<>]=?|\?:|<-|->>)$/;
