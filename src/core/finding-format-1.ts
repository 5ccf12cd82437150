import type { Finding } from './finding.js';
import type { Signature, Symptom } from './signature.js';
import { toolchainOf } from './target.js';
import type { TestProgram } from './test-program.js';

/** A finding as cupel 0.1.0 wrote it, to its database and to files: its signature is a text, with the symptom beside it. */
export interface FindingOfFormat1 extends Omit<Finding, 'signature'> {
  readonly symptom: Symptom;
  readonly signature: string;
}

/** Reads a finding of cupel 0.1.0; its id stays. The only place that looks into the text of a signature. */
export function fromFormat1({ symptom, signature, ...finding }: FindingOfFormat1): Finding {
  const { program, reduction } = finding;
  const whole = isBetweenBuilds(finding);
  return {
    ...finding,
    signature: signatureOf(symptom, signature),
    program: withDriver(program, whole),
    ...(reduction && { reduction: { ...reduction, from: withDriver(reduction.from, whole) } }),
  };
}

// Only programs with their whole driver were compared between builds.
function isBetweenBuilds({ target, observations }: Pick<Finding, 'target' | 'observations'>): boolean {
  const references = observations.filter(({ reference }) => reference);
  return references.every((other) => toolchainOf(other.target) !== toolchainOf(target));
}

// What the drivers of templates print when a program meets a limit.
const limits = ['stack overflow', 'out of memory'].map((limit) => ({ line: `excluded: ${limit}`, limit }));

// Drivers stood in the text of programs, and nobody noted where.
function withDriver(program: TestProgram, whole: boolean): TestProgram {
  return program.origin.technique === 'template' && !program.driver
    ? { ...program, driver: { kind: 'absorbed', ...(whole && { whole }), limits } }
    : program;
}

function signatureOf(symptom: Symptom, text: string): Signature {
  // A program that never ended was a hang too.
  if (symptom === 'hang') return { symptom, legacy: '' };
  if (text === symptom) return { symptom };
  if (text === 'miscompile: another output') return { symptom, differs: 'output' };
  if (text === 'miscompile: another exit code') return { symptom, differs: 'exit code' };
  const prefix = `${symptom}: `;
  return { symptom, legacy: text.startsWith(prefix) ? text.slice(prefix.length) : text };
}
