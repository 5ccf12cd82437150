import type { Probe, Tier } from './engine.js';
import { hotLoop } from './v8-tiers.js';

/** The tiers of JavaScriptCore; it takes its options from the environment, under names that begin alike. */
export function jscTiers(prefix: string): readonly Tier[] {
  const environment = (options: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(options).map(([name, value]) => [`${prefix}${name}`, value]));
  const compiled = { useConcurrentJIT: '0', jitPolicyScale: '0.1' };
  return [
    {
      ...{ name: 'nojit', summary: 'the interpreter', role: 'reference', flags: [], reaches: 'none' },
      environment: environment({ useJIT: '0' }),
    },
    {
      ...{ name: 'baseline', summary: 'the baseline compiler', role: 'tier', flags: [], reaches: 'Baseline' },
      environment: environment({ ...compiled, useDFGJIT: '0' }),
    },
    {
      ...{ name: 'dfg', summary: 'up to the mid-tier compiler', role: 'tier', flags: [], reaches: 'DFG' },
      environment: environment({ ...compiled, useFTLJIT: '0' }),
    },
    {
      ...{
        name: 'ftl',
        summary: 'the optimizing compiler, with low thresholds and without a background thread',
        role: 'tier',
        flags: [],
        reaches: 'FTL',
      },
      environment: environment(compiled),
    },
    { name: 'default', summary: 'default flags, all tiers', role: 'tier', flags: [] },
  ];
}

/** A twentieth of the usual stack, in bytes; Bun needs half of it to begin. */
export function jscSmallStack(prefix: string): Pick<Tier, 'flags' | 'environment'> {
  return { flags: [], environment: { [`${prefix}maxPerThreadStackUsage`]: String(256 * 1024) } };
}

const compilers = ['Baseline', 'DFG', 'FTL'];

/**
 * JavaScriptCore tells of each piece of code that it compiles. The best compiler counts, whatever it compiled: a hot function
 * may become part of the code that calls it before it is compiled by itself.
 */
export function jscProbe(prefix: string): Probe {
  return {
    flags: [],
    environment: { [`${prefix}reportCompileTimes`]: '1' },
    script: () => hotLoop,
    read(output) {
      const used = [...output.matchAll(/^Optimized .* using \w+ with (\w+)/gm)].map(([, compiler]) => compiler);
      return compilers.findLast((compiler) => used.includes(compiler)) ?? 'none';
    },
  };
}
