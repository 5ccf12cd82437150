import { type ByteReader, Damaged } from '../../../../core/byte-reader.js';
import type { ConstantPool } from './constant-pool.js';

/** An annotation as a class file has it: the descriptor of its type, and the texts, constants of enums and whole numbers that it was given. */
export interface Annotation {
  readonly type: string;
  readonly values: ReadonlyMap<string, AnnotationValue>;
}

/** What an annotation was given; nothing for what is of another kind. */
type AnnotationValue = string | number | undefined | readonly AnnotationValue[];

// Deeper than any annotation that a person wrote.
const deepest = 20;

/** Reads the annotations of a declaration (JVMS 4.7.16). */
export function readAnnotations(reader: ByteReader, pool: ConstantPool): Annotation[] {
  return listOf(reader, () => readAnnotation(reader, pool, 0));
}

function readAnnotation(reader: ByteReader, pool: ConstantPool, depth: number): Annotation {
  const type = pool.text(reader.u2());
  const values = listOf(reader, () => [pool.text(reader.u2()), readValue(reader, pool, depth)] as const);
  return { type, values: new Map(values) };
}

function readValue(reader: ByteReader, pool: ConstantPool, depth: number): AnnotationValue {
  if (depth > deepest) throw new Damaged('an annotation is nested too deeply');
  const tag = String.fromCharCode(reader.u1());
  switch (tag) {
    case 's':
      return pool.text(reader.u2());
    case 'I':
      return pool.int(reader.u2());
    case '[':
      return listOf(reader, () => readValue(reader, pool, depth + 1));
    case '@':
      readAnnotation(reader, pool, depth + 1);
      return undefined;
    case 'e':
      reader.skip(2);
      return pool.text(reader.u2());
    default:
      if (!'BCDFJSZc'.includes(tag)) throw new Damaged('an annotation has a value of an unknown kind');
      reader.skip(2);
      return undefined;
  }
}

function listOf<T>(reader: ByteReader, read: () => T): T[] {
  const list: T[] = [];
  for (let left = reader.u2(); left > 0; left--) list.push(read());
  return list;
}
