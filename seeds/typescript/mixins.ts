// Mixins: functions from classes to classes, composed, with generic bases and static sides.
type Constructor<T = {}> = new (...args: any[]) => T;

class Base {
  constructor(readonly label: string) {}

  toString(): string {
    return this.label;
  }
}

function Timestamped<B extends Constructor>(base: B) {
  return class extends base {
    readonly createdAt = 0;
    age(now: number): number {
      return now - this.createdAt;
    }
  };
}

function Tagged<Tag extends string, B extends Constructor<{ label: string }>>(base: B, tag: Tag) {
  abstract class WithTag extends base {
    static readonly tag: Tag = tag;
    get tagged(): `${Tag}:${string}` {
      return `${tag}:${this.label}`;
    }
  }
  return WithTag as typeof WithTag & B;
}

function Observable<E extends Record<string, unknown>>() {
  return <B extends Constructor>(base: B) =>
    class extends base {
      listeners: { [K in keyof E]?: ((event: E[K]) => void)[] } = {};
      on<K extends keyof E>(name: K, listener: (event: E[K]) => void): this {
        (this.listeners[name] ??= []).push(listener);
        return this;
      }
      emit<K extends keyof E>(name: K, event: E[K]): number {
        const listeners = this.listeners[name] ?? [];
        for (const listener of listeners) listener(event);
        return listeners.length;
      }
    };
}

const TaggedBase = Tagged(Timestamped(Base), 'base');
const Evented = Observable<{ change: { from: number; to: number }; close: undefined }>()(TaggedBase);

class Model extends Evented {
  #value = 0;

  set(value: number): this {
    this.emit('change', { from: this.#value, to: value });
    this.#value = value;
    return this;
  }
}

const model = new Model('m').on('change', ({ from, to }) => void (to - from)).set(4);

export const results = [model.age(10), model.tagged, Model.tag, model.emit('close', undefined), `${model}`];
export type Tag = (typeof Model)['tag'];
