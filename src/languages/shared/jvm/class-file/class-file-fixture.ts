import { flag } from './class-file.js';

/** A class file as a test describes it. */
export interface ClassFixture {
  readonly name: string;
  readonly major?: number;
  readonly flags?: number;
  readonly superclass?: string;
  readonly interfaces?: readonly string[];
  readonly signature?: string;
  readonly deprecated?: boolean;
  /** The classes that may inherit from it. */
  readonly permitted?: readonly string[];
  /** By names: the class around, what it is called there, and its flags. */
  readonly nesting?: Readonly<Record<string, readonly [outer: string, label: string, flags: number]>>;
  readonly fields?: readonly MemberFixture[];
  readonly methods?: readonly MemberFixture[];
  /** Of the description of a module: packages, and for which modules only. */
  readonly exports?: Readonly<Record<string, readonly string[]>>;
}

/** A field or a method of it. */
interface MemberFixture {
  readonly name: string;
  readonly descriptor: string;
  readonly flags?: number;
  readonly signature?: string;
  readonly exceptions?: readonly string[];
  readonly parameters?: readonly string[];
  readonly deprecated?: boolean;
  /** By descriptors of types, what they were given. */
  readonly annotations?: Readonly<Record<string, Readonly<Record<string, readonly string[] | number>>>>;
}

/** Writes a class file. */
export function classFileOf(fixture: ClassFixture): Uint8Array {
  const pool = newPool();
  const { name, superclass = 'java/lang/Object', interfaces = [], fields = [], methods = [] } = fixture;
  const rest = [
    u2(fixture.flags ?? flag.public),
    u2(pool.named(7, name)),
    u2(name === 'java/lang/Object' || fixture.exports ? 0 : pool.named(7, superclass)),
    list(interfaces.map((each) => u2(pool.named(7, each)))),
    list(fields.map((each) => member(each, pool))),
    list(methods.map((each) => member(each, pool))),
    list(classAttributes(fixture, pool)),
  ];
  const head = [u4(0xcafebabe), u2(0), u2(fixture.major ?? 61), u2(pool.constants.length + 1), ...pool.constants];
  return Buffer.concat([...head, ...rest]);
}

interface Pool {
  readonly constants: Uint8Array[];
  text(text: string): number;
  named(tag: number, name: string): number;
  int(value: number): number;
}

function newPool(): Pool {
  const constants: Uint8Array[] = [];
  const add = (constant: Uint8Array) => constants.push(constant);
  const text = (each: string) => {
    const bytes = Buffer.from(each.replaceAll('\0', '\u0080'));
    // Zero is written in two bytes.
    for (let i = bytes.indexOf('\u0080'); i >= 0; i = bytes.indexOf('\u0080', i)) bytes.set([0xc0, 0x80], i);
    return add(Buffer.concat([Buffer.of(1), u2(bytes.length), bytes]));
  };
  const int = (value: number) => add(Buffer.concat([Buffer.of(3), u4(value)]));
  return { constants, int, text, named: (tag, name) => add(Buffer.concat([Buffer.of(tag), u2(text(name))])) };
}

function member({ name, descriptor, flags = flag.public, ...rest }: MemberFixture, pool: Pool): Uint8Array {
  const { signature, exceptions, parameters, deprecated, annotations } = rest;
  const attributes = [
    ...(signature === undefined ? [] : [attribute('Signature', u2(pool.text(signature)), pool)]),
    ...(deprecated ? [attribute('Deprecated', Buffer.of(), pool)] : []),
    ...(exceptions ? [attribute('Exceptions', list(exceptions.map((each) => u2(pool.named(7, each)))), pool)] : []),
    ...(parameters ? [attribute('MethodParameters', parameterList(parameters, pool), pool)] : []),
    ...(annotations ? [attribute('RuntimeInvisibleAnnotations', annotationList(annotations, pool), pool)] : []),
  ];
  return Buffer.concat([u2(flags), u2(pool.text(name)), u2(pool.text(descriptor)), list(attributes)]);
}

function annotationList(annotations: Required<MemberFixture>['annotations'], pool: Pool): Uint8Array {
  const written = Object.entries(annotations).map(([type, values]) => {
    const pairs = Object.entries(values).map(([name, value]) => {
      const texts = typeof value === 'number' ? [] : value.map((each) => tagged('s', pool.text(each)));
      const content =
        typeof value === 'number' ? tagged('I', pool.int(value)) : Buffer.concat([Buffer.from('['), list(texts)]);
      return Buffer.concat([u2(pool.text(name)), content]);
    });
    return Buffer.concat([u2(pool.text(type)), list(pairs)]);
  });
  return list(written);
}

function tagged(tag: string, index: number): Uint8Array {
  return Buffer.concat([Buffer.from(tag), u2(index)]);
}

function parameterList(names: readonly string[], pool: Pool): Uint8Array {
  return Buffer.concat([Buffer.of(names.length), ...names.flatMap((name) => [u2(pool.text(name)), u2(0)])]);
}

function classAttributes(
  { signature, deprecated, permitted, nesting, exports }: ClassFixture,
  pool: Pool,
): Uint8Array[] {
  const classes = Object.entries(nesting ?? {}).map(([name, [outer, label, flags]]) =>
    Buffer.concat([u2(pool.named(7, name)), u2(pool.named(7, outer)), u2(pool.text(label)), u2(flags)]),
  );
  const packages = Object.entries(exports ?? {}).map(([name, to]) =>
    Buffer.concat([u2(pool.named(20, name)), u2(0), list(to.map((each) => u2(pool.named(19, each))))]),
  );
  const module = Buffer.concat([Buffer.alloc(6), list([]), list(packages), list([]), list([]), list([])]);
  return [
    // One that nobody knows.
    attribute('Unheard', Buffer.from('of'), pool),
    ...(signature === undefined ? [] : [attribute('Signature', u2(pool.text(signature)), pool)]),
    ...(deprecated ? [attribute('Deprecated', Buffer.of(), pool)] : []),
    ...(permitted
      ? [attribute('PermittedSubclasses', list(permitted.map((each) => u2(pool.named(7, each)))), pool)]
      : []),
    ...(nesting ? [attribute('InnerClasses', list(classes), pool)] : []),
    ...(exports ? [attribute('Module', module, pool)] : []),
  ];
}

function attribute(name: string, content: Uint8Array, pool: Pool): Uint8Array {
  return Buffer.concat([u2(pool.text(name)), u4(content.length), content]);
}

function list(items: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat([u2(items.length), ...items]);
}

function u2(value: number): Uint8Array {
  return Buffer.of(value >>> 8, value & 0xff);
}

function u4(value: number): Uint8Array {
  return Buffer.concat([u2((value >>> 16) & 0xffff), u2(value & 0xffff)]);
}
