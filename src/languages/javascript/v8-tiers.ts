import { compareVersions } from '../../core/version.js';
import type { Probe, Tier } from './engine.js';

const isFrom = (version: string, first: string) => compareVersions(version, first) >= 0;

/** The tiers of V8 by the version of Node that it came with; whether a build has them is for the probe to say. */
export function v8Tiers(node: string): readonly Tier[] {
  return [
    interpreter(node),
    ...(isFrom(node, '16.0.0') ? [sparkplug(node)] : []),
    ...(isFrom(node, '20.0.0') ? [maglev(node)] : []),
    turbofan(node),
    { name: 'default', summary: 'default flags, all tiers', role: 'tier', flags: [] },
  ];
}

// V8 has no mode without any machine code before Node 12; without its optimizing compiler it only interprets there.
function interpreter(node: string): Tier {
  const flag = isFrom(node, '12.0.0') ? '--jitless' : '--no-opt';
  return {
    name: 'jitless',
    summary: `the interpreter (${flag})`,
    role: 'reference',
    flags: [flag],
    reaches: 'ignition',
  };
}

function sparkplug(node: string): Tier {
  const others = isFrom(node, '20.0.0') ? ['--no-maglev'] : [];
  const flags = ['--always-sparkplug', '--no-opt', ...others];
  return { name: 'sparkplug', summary: 'the baseline compiler', role: 'tier', flags, reaches: 'sparkplug' };
}

// Compiling at once and early makes the same program meet the same code each time.
function atOnce(node: string): readonly string[] {
  return ['--no-concurrent-recompilation', ...(isFrom(node, '18.0.0') ? ['--no-concurrent-sparkplug'] : [])];
}

function maglev(node: string): Tier {
  const early = isFrom(node, '22.0.0') ? ['--invocation-count-for-maglev=20'] : [];
  const flags = ['--maglev', '--no-turbofan', ...atOnce(node), ...early];
  return { name: 'maglev', summary: 'the mid-tier compiler', role: 'tier', flags, reaches: 'maglev' };
}

function turbofan(node: string): Tier {
  const early = isFrom(node, '22.0.0') ? '--invocation-count-for-turbofan=50' : '--interrupt-budget=2000';
  const flags = [...atOnce(node), early];
  return {
    name: 'turbofan',
    summary: 'the optimizing compiler, with low thresholds and without a background thread',
    role: 'tier',
    flags,
    reaches: 'turbofan',
  };
}

/**
 * How V8 shows that a program depends on the size of the stack: it can be told to abort when the stack overflows. Where it
 * cannot (Node 12) or that was not tried, the stack is a twelfth of the usual one, hardly more than Node needs to begin.
 */
export function v8OtherStack(node: string): Pick<Tier, 'flags'> {
  if (isFrom(node, '20.0.0')) return { flags: ['--correctness-fuzzer-suppressions'] };
  return { flags: [isFrom(node, '11.0.0') ? '--stack-size=80' : '--abort-on-stack-or-string-length-overflow'] };
}

/** Asks V8 itself in which tier a function runs. */
export const v8Probe: Probe = {
  flags: ['--allow-natives-syntax'],
  script: probeScript,
  read: (output) => /^tier (\w+)$/m.exec(output)?.[1],
};

// Before Node 20 there is only a number of bits, which stand elsewhere from Node 18 on.
function probeScript(node: string): string {
  const [turbofanBit, interpreterBit, baselineBit] = isFrom(node, '18.0.0') ? [6, 7, 15] : [5, 6, 14];
  return `${hotLoop}
function ask(text) {
  try { return (0, eval)('(function (f) { return ' + text + '(f); })')(hot); } catch (e) { return undefined; }
}
var status = ask('%GetOptimizationStatus');
var has = function (bit) { return (status & (1 << bit)) !== 0; };
var modern = ask('%ActiveTierIsIgnition') !== undefined;
console.log('tier ' + (modern
  ? ask('%ActiveTierIsTurbofan') ? 'turbofan' : ask('%ActiveTierIsMaglev') ? 'maglev'
    : ask('%ActiveTierIsSparkplug') ? 'sparkplug' : 'ignition'
  : has(${turbofanBit}) ? 'turbofan' : has(${baselineBit}) ? 'sparkplug' : has(${interpreterBit}) ? 'ignition' : 'unknown'));
`;
}

/** A function that every tier is reached by, called often. */
export const hotLoop = `function hot(a, b) { var s = 0; for (var i = 0; i < 20; i++) s = (s + a * i - b) | 0; return s; }
for (var n = 0, r = 0; n < 20000; n++) r = (r + hot(n, 3)) | 0;`;
