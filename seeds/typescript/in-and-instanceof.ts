// Narrowing by in, instanceof, equality and truthiness over classes, interfaces and unknown.
interface Fish {
  swim(): string;
  readonly fins?: number;
}
interface Bird {
  fly(): string;
  readonly wings: 2;
}
class Robot {
  readonly #serial = 7;
  constructor(public power = 100) {}
  charge(by: number): this {
    this.power += by;
    return this;
  }
  get serial(): number {
    return this.#serial;
  }
}
class Drone extends Robot implements Bird {
  readonly wings = 2;
  fly(): string {
    return `flies at ${this.power}`;
  }
}

type Mover = Fish | Bird | Robot;

function move(mover: Mover): string {
  if (mover instanceof Drone) return mover.charge(1).fly();
  if ('swim' in mover) return mover.swim() + (mover.fins ?? 0);
  if (mover instanceof Robot) return mover.serial.toString();
  return mover.fly().repeat(mover.wings);
}

function keysOf(value: unknown): string[] {
  if (!value || typeof value !== 'object') return [];
  if ('keys' in value && typeof value.keys === 'function') return ['function'];
  if (value instanceof Map || value instanceof Set) return [...value.keys()].map(String);
  return value.constructor === Object ? Object.keys(value) : [];
}

function same<A extends string | number, B extends number | boolean>(a: A, b: B): (A & B) | undefined {
  const left: unknown = a;
  const right: unknown = b;
  return left === right ? (left as A & B) : undefined;
}

function first(list: string[] | string | { items: string[] } | (() => string)): string {
  if (typeof list === 'function') return list();
  if (typeof list === 'string' || 'length' in list) return list[0] ?? '';
  const { items: [head = 'none'] } = list;
  return head;
}

function message(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(message).join();
  if (error instanceof Error && error.cause) return message(error.cause);
  if (error && typeof error === 'object' && 'message' in error && typeof error.message === 'string') return error.message;
  return `${error}`;
}

function optional(value?: { a: 1 } | { b: string } | false): number {
  if (!value) return value === false ? -1 : 0;
  return 'a' in value ? value.a : value.b.length;
}

const isDrone = (mover: Mover): mover is Drone => mover instanceof Drone;
const fleet: Mover[] = [new Drone(), { swim: () => 'splash', fins: 3 }, new Robot(5)];
const drones: Drone[] = fleet.filter(isDrone);

export const results = [fleet.map(move), keysOf({ a: 1 }), same(1, 1), first(() => 'f'), message(new Error('x', { cause: 'y' })), optional({ b: 'bb' }), drones[0]?.wings];
