// Generic class hierarchies: protected access, override, static inheritance, implements of several interfaces, declare fields.
interface Serializable<T> {
  serialize(): T;
}
interface Cloneable {
  clone(): this;
}

abstract class Collection<T, Self extends Collection<T, Self> = any> implements Iterable<T>, Cloneable {
  protected abstract readonly items: T[];
  declare readonly brand?: Self;

  abstract clone(): this;
  protected abstract wrap(items: T[]): Self;

  *[Symbol.iterator](): Generator<T> {
    yield* this.items;
  }

  filter(test: (item: T) => boolean): Self {
    return this.wrap(this.items.filter(test));
  }

  static sizeOf<T>(this: new (items: T[]) => Collection<T>, items: T[]): number {
    return [...new this(items)].length;
  }
}

class List<T> extends Collection<T, List<T>> implements Serializable<T[]> {
  constructor(protected override readonly items: T[] = []) {
    super();
  }
  protected override wrap(items: T[]): List<T> {
    return new List(items);
  }
  override clone(): this {
    const copy = Object.create(Object.getPrototypeOf(this)) as this;
    return Object.assign(copy, this);
  }
  serialize(): T[] {
    return [...this.items];
  }
  concat<U>(other: List<U>): List<T | U> {
    return new List<T | U>([...this.items, ...other.items]);
  }
}

class SortedList<T extends string | number> extends List<T> {
  static override sizeOf<T>(this: new (items: T[]) => Collection<T>, items: T[]): number {
    return super.sizeOf.call(this as any, items);
  }
  constructor(
    items: T[],
    private readonly compare: (a: T, b: T) => number = (a, b) => (a < b ? -1 : a > b ? 1 : 0),
  ) {
    super(items.sort(compare));
  }
  protected override wrap(items: T[]): SortedList<T> {
    return new SortedList(items, this.compare);
  }
  override filter(test: (item: T) => boolean): SortedList<T> {
    return super.filter(test) as SortedList<T>;
  }
}

class Stack<T> extends List<T> {
  push = (item: T): this => (this.items.push(item), this);
  pop(): T | undefined {
    return this.items.pop();
  }
}

const sorted = new SortedList([3, 1, 2]).filter((n) => n > 1);
const joined: List<number | string> = sorted.concat(new List(['a']));
const stack = new Stack<'x' | 'y'>().push('x').clone();
const top: 'x' | 'y' | undefined = stack.pop();
const serializable: Serializable<readonly unknown[]>[] = [sorted, joined, stack];

export const results = [serializable.map((s) => s.serialize()), top, List.sizeOf(['a', 'b']), SortedList.sizeOf([1])];
