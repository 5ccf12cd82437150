import type { Finding } from './finding.js';
import type { Signature, Symptom } from './signature.js';

/** A finding as cupel 0.1.0 wrote it, to its database and to files: its signature is a text, with the symptom beside it. */
export interface FindingOfFormat1 extends Omit<Finding, 'signature'> {
  readonly symptom: Symptom;
  readonly signature: string;
}

/** Reads a finding of cupel 0.1.0; its id stays. The only place that looks into the text of a signature. */
export function fromFormat1({ symptom, signature, ...finding }: FindingOfFormat1): Finding {
  return { ...finding, signature: signatureOf(symptom, signature) };
}

function signatureOf(symptom: Symptom, text: string): Signature {
  if (text === symptom) return { symptom };
  if (text === 'miscompile: another output') return { symptom, differs: 'output' };
  if (text === 'miscompile: another exit code') return { symptom, differs: 'exit code' };
  const prefix = `${symptom}: `;
  return { symptom, legacy: text.startsWith(prefix) ? text.slice(prefix.length) : text };
}
