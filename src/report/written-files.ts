import type { Finding } from '../core/finding.js';
import type { Artifact, Observation } from '../core/outcome.js';
import type { SourceFile } from '../core/test-program.js';

/** The texts that a target wrote and that others wrote differently, where that is what a finding is about. */
export function differingFiles({ signature, observations }: Finding, { artifacts = [] }: Observation): SourceFile[] {
  if (signature.differs !== 'files') return [];
  const others = observations.flatMap((each) => (each.artifacts ? [each.artifacts] : []));
  return artifacts
    .filter((file) => others.some((each) => each.find(({ path }) => path === file.path)?.base64 !== file.base64))
    .map(({ path, base64 }) => ({ path, text: textOf(base64) }))
    .filter(({ text }) => !text.includes('\0'));
}

function textOf(base64: Artifact['base64']): string {
  return Buffer.from(base64, 'base64').toString('utf8');
}
