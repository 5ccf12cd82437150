// Constructor types: dependency containers, constructor parameters, prototypes and new.target.
type Newable<T, A extends readonly unknown[] = any[]> = new (...args: [...A]) => T;
type Arguments<C> = C extends new (...args: infer A) => unknown ? A : never;

class Clock {
  now(): number {
    return this instanceof Clock ? 1 : 0;
  }
}

class Logger {
  readonly lines: string[] = [];
  constructor(
    private readonly clock: Clock,
    readonly level: 'debug' | 'info' = 'info',
  ) {}
  log(text: string): void {
    this.lines.push(`${this.clock.now()} ${text}`);
  }
}

class Service {
  readonly kind: string;
  constructor(
    readonly logger: Logger,
    readonly clock: Clock,
  ) {
    this.kind = new.target.name;
  }
}

class Container {
  #made = new Map<Newable<unknown>, unknown>();

  provide<T>(type: Newable<T>, value: NoInfer<T>): this {
    this.#made.set(type, value);
    return this;
  }

  get<T>(type: Newable<T>): T {
    if (!this.#made.has(type)) throw new TypeError(type.name);
    return this.#made.get(type) as T;
  }

  create<T, A extends readonly unknown[]>(type: Newable<T, A>, ...dependencies: { [I in keyof A]: Newable<A[I]> }): T {
    const args = dependencies.map((dependency) => this.get(dependency as Newable<unknown>));
    return new type(...(args as unknown as [...A]));
  }
}

function freeze<C extends Newable<object>>(type: C): C {
  return class extends type {
    constructor(...args: any[]) {
      super(...args);
      Object.freeze(this);
    }
  };
}

const loggerArguments: Arguments<typeof Logger> = [new Clock(), 'debug'];
const parameters: ConstructorParameters<typeof Service> = [new Logger(...loggerArguments), new Clock()];
const clock: Clock = Clock.prototype;
const create: (new () => Clock) & { readonly prototype: Clock } = Clock;
const FrozenClock = freeze(Clock);

const container = new Container().provide(Clock, clock).provide(Logger, parameters[0]);
const service: Service = container.create(Service, Logger, Clock);

export const results = [service.logger.level, service.kind, new create().now(), new FrozenClock().now(), container.get(Logger).lines];
