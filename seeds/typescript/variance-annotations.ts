// Variance annotations on interfaces, classes and aliases, and assignments that rely on them.
interface Producer<out T> {
  produce(): T;
}

interface Consumer<in T> {
  consume: (value: T) => void;
}

interface Processor<in I, out O> extends Consumer<I>, Producer<O> {
  process(input: I): O;
}

interface Cell<in out T> {
  get: () => T;
  set: (value: T) => void;
}

type Mapper<in A, out B> = (value: A) => B;
type Tagged<out Tag extends string, in out State> = { readonly tag: Tag; update: (state: State) => State };

class Animal {
  constructor(readonly name: string) {}
}
class Dog extends Animal {
  bark(): string {
    return `${this.name} barks`;
  }
}

class Box<out T extends Animal> implements Producer<T> {
  readonly #content: T;
  constructor(content: T) {
    this.#content = content;
  }
  produce(): T {
    return this.#content;
  }
}

const dogs: Producer<Dog> = new Box(new Dog('rex'));
const animals: Producer<Animal> = dogs;

const feed: Consumer<Animal> = { consume: (animal) => void animal.name };
const feedDog: Consumer<Dog> = feed;

const nameOf: Mapper<Animal, string> = (animal) => animal.name;
const measure: Mapper<Dog, string | number> = nameOf;

const walker: Processor<Animal, Dog> = {
  ...feed,
  ...dogs,
  process: (animal) => new Dog(animal.name),
};
const general: Processor<Dog, Animal> = walker;

function cell<T>(value: T): Cell<T> {
  return {
    get: () => value,
    set(next) {
      value = next;
    },
  };
}

const counter: Tagged<'counter', number> = { tag: 'counter', update: (n) => n + 1 };
const anyTag: Tagged<string, number> = counter;
const shared: Cell<Dog | null> = cell<Dog | null>(null);
shared.set(dogs.produce());
feedDog.consume(new Dog('ace'));

export const results = [animals.produce().name, measure(new Dog('z')), general.process(new Dog('y')), anyTag.update(1), shared.get()?.bark()];
