import { type ByteReader, byteReader, Damaged } from '../../../../core/byte-reader.js';
import type { ClassFile, MemberInfo, Nesting } from './class-file.js';
import { type ConstantPool, readConstantPool } from './constant-pool.js';
import { type Annotation, readAnnotations } from './read-annotations.js';

/** Reads a class file; what is wrong with it is thrown as `Damaged`. */
export function readClassFile(data: Uint8Array): ClassFile {
  const reader = byteReader(data);
  if (reader.u4() !== 0xcafebabe) throw new Damaged('it is not a class file');
  reader.skip(2);
  const major = reader.u2();
  const pool = readConstantPool(reader);
  const flags = reader.u2();
  const name = pool.named(reader.u2());
  const superclass = pool.namedIfAny(reader.u2());
  const interfaces = listOf(reader, () => pool.named(reader.u2()));
  const fields = listOf(reader, () => readMember(reader, pool));
  const methods = listOf(reader, () => readMember(reader, pool));
  let signature: string | undefined;
  let exports: readonly string[] | undefined;
  let deprecated = false;
  let sealed = false;
  let nesting: ReadonlyMap<string, Nesting> = new Map();
  const annotations: Annotation[] = [];
  readAttributes(reader, pool, {
    Signature: (attribute) => {
      signature = pool.text(attribute.u2());
    },
    Deprecated: () => {
      deprecated = true;
    },
    PermittedSubclasses: () => {
      sealed = true;
    },
    InnerClasses: (attribute) => {
      nesting = new Map(listOf(attribute, () => readNesting(attribute, pool)));
    },
    Module: (attribute) => {
      exports = readExports(attribute, pool);
    },
    ...annotationsInto(annotations, pool),
  });
  return {
    ...{ major, name, flags, interfaces, deprecated, sealed, nesting, fields, methods, annotations },
    ...(superclass !== undefined && { superclass }),
    ...(signature !== undefined && { signature }),
    ...(exports && { exports }),
  };
}

function readMember(reader: ByteReader, pool: ConstantPool): MemberInfo {
  const flags = reader.u2();
  const name = pool.text(reader.u2());
  const descriptor = pool.text(reader.u2());
  let signature: string | undefined;
  let deprecated = false;
  let exceptions: readonly string[] = [];
  let parameters: MemberInfo['parameters'] = [];
  let typeAnnotations: true | undefined;
  const annotations: Annotation[] = [];
  readAttributes(reader, pool, {
    Signature: (attribute) => {
      signature = pool.text(attribute.u2());
    },
    Deprecated: () => {
      deprecated = true;
    },
    ...Object.fromEntries(
      ['RuntimeVisibleTypeAnnotations', 'RuntimeInvisibleTypeAnnotations'].map((name) => [
        name,
        () => {
          typeAnnotations = true;
        },
      ]),
    ),
    Exceptions: (attribute) => {
      exceptions = listOf(attribute, () => pool.named(attribute.u2()));
    },
    MethodParameters: (attribute) => {
      parameters = Array.from({ length: attribute.u1() }, () => readParameter(attribute, pool));
    },
    ...annotationsInto(annotations, pool),
  });
  const rest = { exceptions, parameters, deprecated, annotations, ...(typeAnnotations && { typeAnnotations }) };
  return { flags, name, descriptor, ...rest, ...(signature !== undefined && { signature }) };
}

// Those that programs may see, and those that only compilers see.
function annotationsInto(list: Annotation[], pool: ConstantPool) {
  const read = (attribute: ByteReader) => void list.push(...readAnnotations(attribute, pool));
  return { RuntimeVisibleAnnotations: read, RuntimeInvisibleAnnotations: read };
}

function readParameter(reader: ByteReader, pool: ConstantPool): MemberInfo['parameters'][number] {
  const name = reader.u2();
  return { flags: reader.u2(), ...(name !== 0 && { name: pool.text(name) }) };
}

function readNesting(reader: ByteReader, pool: ConstantPool): [name: string, Nesting] {
  const name = pool.named(reader.u2());
  const outer = pool.namedIfAny(reader.u2());
  const label = reader.u2();
  const flags = reader.u2();
  return [name, { flags, ...(outer !== undefined && { outer }), ...(label !== 0 && { label: pool.text(label) }) }];
}

// What a module requires stands before what it exports (JVMS 4.7.25); what only some may use is left out.
function readExports(reader: ByteReader, pool: ConstantPool): string[] {
  reader.skip(6);
  listOf(reader, () => reader.skip(6));
  const exports = listOf(reader, () => {
    const name = pool.named(reader.u2());
    reader.skip(2);
    return listOf(reader, () => reader.u2()).length === 0 ? [name] : [];
  });
  return exports.flat();
}

// An attribute that is not known is passed over; one that is known must not be longer than it says.
function readAttributes(
  reader: ByteReader,
  pool: ConstantPool,
  known: Readonly<Record<string, (attribute: ByteReader) => void>>,
): void {
  for (let left = reader.u2(); left > 0; left--) {
    const name = pool.text(reader.u2());
    const content = reader.bytes(reader.u4());
    if (Object.hasOwn(known, name)) known[name]?.(byteReader(content));
  }
}

function listOf<T>(reader: ByteReader, read: () => T): T[] {
  const list: T[] = [];
  for (let left = reader.u2(); left > 0; left--) list.push(read());
  return list;
}
