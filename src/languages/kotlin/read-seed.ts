import type { SeedText } from '../../model/source/seed.js';

// The directives of the compiler's own tests are comments: `// NAME: value`, before 1.8 with a `!`.
const directive = /^[ \t]*\/\/[ \t]*!?([A-Z][A-Z0-9_]+)[ \t]*(?::[ \t]*(.*?))?[ \t]*$/gm;

/** Why a test cannot be a seed, by its directives; the first that applies. */
const obstacles: readonly { readonly reason: string; readonly is: (name: string, value: string) => boolean }[] = [
  {
    reason: 'for other back ends',
    is: (name, value) => name === 'TARGET_BACKEND' && !/\b(JVM|JVM_IR|ANY)\b/.test(value),
  },
  {
    reason: 'that fail by the word of the compiler',
    is: (name, value) => /^IGNORE_BACKEND(_K[12])?(_MULTI_MODULE)?$/.test(name) && /\b(JVM|JVM_IR|ANY)\b/.test(value),
  },
  { reason: 'for several platforms', is: (name, value) => isMultiPlatform(name, value) },
  { reason: 'with language features that are off by default', is: (name) => name === 'LANGUAGE' },
  {
    reason: 'that need a library of the compiler',
    is: (name) => /^WITH_(REFLECT|COROUTINES|KOTLIN_TEST|SCRIPT_RUNTIME|KOTLIN_JVM_ANNOTATIONS)$/.test(name),
  },
  { reason: 'with files of another language', is: (name, value) => name === 'FILE' && !value.endsWith('.kt') },
];

function isMultiPlatform(name: string, value: string): boolean {
  return (
    (name === 'LANGUAGE' && value.includes('MultiPlatformProjects')) || (name === 'MODULE' && dependsOn.test(value))
  );
}

// `name(dependencies)(friends)(what it refines)`.
const dependsOn = /\([^()]*\)[ \t]*\([^()]*\)[ \t]*\([^()]+\)/;

/**
 * A test of the compiler's own suite as a seed: its modules become one program, its marks of expected errors go, and a
 * `box()` gets a main that prints what it gives. Any other text is a seed as it is.
 */
export function readSeed(text: string): SeedText {
  const directives = [...text.matchAll(directive)].map(([, name = '', value = '']) => ({ name, value }));
  const obstacle = obstacles.find(({ is }) => directives.some(({ name, value }) => is(name, value)));
  if (obstacle) return { kind: 'leftOut', reason: obstacle.reason };
  return { kind: 'seed', text: withMain(inOneModule(withoutMarks(text))) };
}

// `<!CODE, OTHER!>text<!>`: both ends, so that nothing else is taken for one.
function withoutMarks(text: string): string {
  return text.includes('<!>') ? text.replace(/<![A-Z][A-Z0-9_]*.*?!>|<!>/g, '') : text;
}

// Files of two modules may have the same name. What a module holds before its first file is a file of its own.
function inOneModule(text: string): string {
  let module: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const [, name, value = ''] = /^[ \t]*\/\/[ \t]*(MODULE|FILE):[ \t]*(\S+?)[ \t\r]*(?:\(.*)?$/.exec(line) ?? [];
      if (name === 'MODULE') {
        module = /^[\w-]+/.exec(value)?.[0];
        return module === undefined ? line : `// FILE: ${module}/module.kt`;
      }
      return name === 'FILE' && module !== undefined ? `// FILE: ${module}/${value}` : line;
    })
    .join('\n');
}

function withMain(text: string): string {
  const box = /^fun box\(\)/m.exec(text);
  if (!box || /^fun main\(/m.test(text)) return text;
  const next = /^[ \t]*\/\/[ \t]*FILE:/m.exec(text.slice(box.index));
  const end = next ? box.index + next.index : text.length;
  return `${text.slice(0, end).trimEnd()}\n\nfun main() {\n    println(box())\n}\n${text.slice(end)}`;
}
