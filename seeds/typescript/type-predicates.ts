// Type predicates, assertion functions, `asserts this is`, and predicates inferred from bodies.
type Primitive = string | number | boolean | null | undefined;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasKey<K extends PropertyKey>(value: object, key: K): value is Record<K, unknown> {
  return key in value;
}

function arrayOf<T>(test: (item: unknown) => item is T): (value: unknown) => value is T[] {
  return (value): value is T[] => Array.isArray(value) && value.every(test);
}

function assert(condition: unknown, message?: string): asserts condition {
  if (!condition) throw new Error(message);
}

function assertString(value: unknown): asserts value is string {
  assert(typeof value === 'string', 'not a string');
}

class Connection {
  private socket?: { send(text: string): number };

  isOpen(): this is OpenConnection {
    return this.socket !== undefined;
  }

  ensureOpen(): asserts this is OpenConnection {
    this.socket ??= { send: (text) => text.length };
  }
}

interface OpenConnection extends Connection {
  readonly opened: true;
}

const isString = (value: Primitive) => typeof value === 'string';
const isPresent = <T>(value: T | null | undefined) => value !== null && value !== undefined;
const isStrings = arrayOf((item): item is string => typeof item === 'string');

function read(value: unknown): string {
  if (isRecord(value) && hasKey(value, 'name')) {
    assertString(value.name);
    return value.name.toUpperCase();
  }
  if (isStrings(value)) return value.join();
  assert(typeof value === 'number' || typeof value === 'bigint');
  return value.toString(16);
}

const mixed: Primitive[] = ['a', 1, null, true, undefined];
const texts: string[] = mixed.filter(isString);
const present: (string | number | boolean)[] = mixed.filter(isPresent);

export function connect(connection: Connection): true {
  if (connection.isOpen()) return connection.opened;
  const other: Connection = new Connection();
  other.ensureOpen();
  return other.opened;
}
export const results = [read({ name: 'x' }), read(['a']), read(10n), texts.length, present.length];
