import { type Context, compileFunction, createContext, runInContext } from 'node:vm';
import { checksumText } from './checksum.js';
import { type CreateRuntime, runtimeText } from './runtime.js';

/** A running checksum. */
interface Checksum {
  add(value: unknown): void;
  value(): number;
}

/** Built-in objects of its own, among which a template is executed: what it does to them is nothing to cupel. */
export interface Realm {
  /** The value of an expression, which uses these names and perhaps others. */
  evaluate(text: string, names: Iterable<string>): unknown;
  /** The checksum that generated programs make. */
  readonly createChecksum: () => Checksum;
  readonly createRuntime: CreateRuntime;
}

/** Makes a realm that has what the language has, and nothing else. */
export function createRealm(): Realm {
  // An object with a prototype would show the template built-in objects of cupel's own, and by them the process.
  const parsingContext = createContext(Object.create(null) as Context);
  const globals = globalsOf(parsingContext);
  // To look a name up in a global object that is not that of the process takes many times as long.
  const evaluate: Realm['evaluate'] = (text, names) => {
    const known = [...new Set([...usual, ...names])].filter((name) => globals.has(name));
    const compiled = compileFunction(`return (${text});`, known, { parsingContext }) as (
      ...given: unknown[]
    ) => unknown;
    return compiled(...known.map((name) => globals.get(name)));
  };
  // Nobody looks at where a program threw, and to find it out takes longer than all the rest.
  evaluate('Error.stackTraceLimit = 0', []);
  return {
    evaluate,
    createChecksum: evaluate(checksumText, globals.keys()) as Realm['createChecksum'],
    createRuntime: evaluate(runtimeText, ['Error']) as CreateRuntime,
  };
}

// What fills holes speaks of these, whether the template does or not.
const usual = ['eval', 'Math', 'Number', 'BigInt', 'Object'];

function globalsOf(context: Context): ReadonlyMap<string, unknown> {
  const global = runInContext('globalThis', context) as Readonly<Record<string, unknown>>;
  const names = Object.getOwnPropertyNames(global).filter((name) => name !== 'undefined');
  return new Map(names.map((name) => [name, global[name]]));
}
