import type { Configuration } from '../../core/toolchain.js';

const single: Configuration = { name: 'single', summary: 'each program in a process of its own' };
const usual: Configuration = { name: 'default', summary: 'many programs in one compilation' };

/** The ways of running the implementation in JavaScript. */
export const javaScriptConfigurations: readonly Configuration[] = [usual, single];

/** The ways of running the native implementation. */
export const nativeConfigurations: readonly Configuration[] = [
  usual,
  { name: 'singleThreaded', summary: 'as default, with --singleThreaded' },
  single,
];
