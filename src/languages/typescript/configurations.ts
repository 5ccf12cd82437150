import type { Configuration } from '../../core/toolchain.js';
import { isJavaScriptImplementation } from './options.js';

/** A way of running the compiler: what it adds to the command line, and whether the files come in reverse order. */
export interface TypeScriptConfiguration extends Configuration {
  readonly options?: readonly string[];
  readonly reversed?: true;
  /** Each program is compiled in a process of its own, also in a batch. */
  readonly alone?: true;
  /** Programs are compiled in a process that has compiled others before, also where one is asked for alone. */
  readonly warm?: true;
}

const usual: Configuration = { name: 'default', summary: 'many programs in one compilation' };
const single = { name: 'single', summary: 'each program in a process of its own', alone: true } as const;
// Declarations may name types in the order of the files: the errors are what must not depend on it.
const reversed = {
  name: 'reversed',
  summary: 'with the files of each program in reverse order',
  itself: 'compared',
  reversed: true,
} as const;
const again = { name: 'again', summary: 'the same a second time', itself: 'compared' } as const;

const run = {
  name: 'run',
  summary: 'many programs in one compilation, and run by Node',
  role: 'tier',
  runs: true,
} as const;

/** The ways of running the implementation in JavaScript. */
export const javaScriptConfigurations: readonly TypeScriptConfiguration[] = [
  usual,
  { ...single, itself: 'reference' },
  { ...again, alone: true },
  { ...reversed, alone: true },
  { name: 'warm', summary: 'in a process that has compiled other programs', itself: 'compared', warm: true },
  run,
];

const withCheckers = (checkers: number): TypeScriptConfiguration => ({
  name: `checkers${checkers}`,
  summary: `with --checkers ${checkers}; declarations are written too`,
  itself: 'compared',
  writes: true,
  options: ['--checkers', String(checkers)],
});

/** The ways of running the native implementation, whose checkers divide the files of a program: four where nothing is said. */
export const nativeConfigurations: readonly TypeScriptConfiguration[] = [
  usual,
  {
    name: 'singleThreaded',
    summary: 'with --singleThreaded; declarations are written too',
    itself: 'compared',
    writes: true,
    options: ['--singleThreaded'],
  },
  single,
  withCheckers(1),
  withCheckers(2),
  { ...withCheckers(4), itself: 'reference' },
  { ...withCheckers(4), ...again, summary: 'with --checkers 4, a second time; declarations are written too' },
  { ...reversed, options: ['--checkers', '4'] },
  run,
];

/** The ways of running a version. */
export function configurationsOf(version: string): readonly TypeScriptConfiguration[] {
  return isJavaScriptImplementation(version) ? javaScriptConfigurations : nativeConfigurations;
}

/** The way of running a version that a name stands for. */
export function configurationNamed(version: string, name: string): TypeScriptConfiguration {
  const found = configurationsOf(version).find((each) => each.name === name);
  if (!found) throw new Error(`typescript@${version} has no configuration '${name}'`);
  return found;
}

/** What a way of running the compiler makes of the list of files. */
export function inOrder<T>({ reversed: isReversed }: TypeScriptConfiguration, files: readonly T[]): readonly T[] {
  return isReversed ? files.toReversed() : files;
}
