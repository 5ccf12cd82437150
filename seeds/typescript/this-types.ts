// Polymorphic this, explicit this parameters, ThisType and guards on this.
class Builder {
  protected readonly parts: string[] = [];

  add(part: string): this {
    this.parts.push(part);
    return this;
  }

  when(condition: boolean, change: (self: this) => this): this {
    return condition ? change(this) : this;
  }

  build(): string {
    return this.parts.join(' ');
  }
}

class QueryBuilder extends Builder {
  where(test: string): this {
    return this.add(`where ${test}`);
  }

  clone(): QueryBuilder {
    return this.parts.reduce<QueryBuilder>((copy, part) => copy.add(part), new QueryBuilder());
  }
}

interface Counter {
  count: number;
  increment(this: Counter, by?: number): void;
}

function bump(this: { count: number }, by: number): number {
  this.count += by;
  return this.count;
}

type Methods<D, M> = M & ThisType<D & M>;

function define<D extends object, M>(data: D, methods: Methods<D, M>): D & M {
  return Object.assign(data, methods) as D & M;
}

const counter: Counter = {
  count: 0,
  increment(by = 1) {
    this.count += by;
  },
};
counter.increment();

const bound: (by: number) => number = bump.bind(counter);
const point = define(
  { x: 1, y: 2 },
  {
    norm(): number {
      return Math.hypot(this.x, this.y);
    },
    scaled(by: number): number {
      return this.norm() * by;
    },
  },
);

type Receiver = ThisParameterType<typeof bump>;
const receiver: Receiver = { count: 5 };

const query = new QueryBuilder().add('select *').where('a = 1').when(true, (self) => self.where('b = 2'));

export const results = [query.clone().build(), bound(2), bump.call(receiver, 1), point.scaled(2)];
