import type { Scope, Signature, Visible } from '../../../model/source/scope.js';
import { readUse, type SentUse } from './read-view.js';

type Sent<T> = { readonly [K in keyof T]: K extends 'type' | 'result' ? SentUse : T[K] };

type SentSignature = Omit<Sent<Signature>, 'parameters'> & {
  readonly parameters: readonly Sent<Signature['parameters'][number]>[];
};

type SentVisible = Omit<Sent<Visible>, 'signatures'> & { readonly signatures: readonly SentSignature[] };

/** What has a name at a place, as the JVM sends it. */
export function readScope(names: readonly unknown[]): Scope {
  return { names: names.map(readVisible) };
}

/** A name or a member, as the JVM sends it. */
export function readVisible(sent: unknown): Visible {
  const { type, signatures, ...rest } = sent as SentVisible;
  return { ...rest, ...(type && { type: readUse(type) }), signatures: signatures.map(readSignature) };
}

function readSignature({ parameters, result, ...rest }: SentSignature): Signature {
  return {
    ...rest,
    parameters: parameters.map(({ type, ...other }) => ({ ...other, type: readUse(type) })),
    result: readUse(result),
  };
}
