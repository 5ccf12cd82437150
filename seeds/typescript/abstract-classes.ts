// Abstract classes with abstract members, template methods, and abstract constructor signatures.
abstract class Shape {
  static count = 0;
  abstract readonly name: string;
  protected abstract get sides(): number;

  constructor() {
    Shape.count++;
  }

  abstract area(): number;

  describe(): string {
    return `${this.name} with ${this.sides} sides and area ${this.area()}`;
  }
}

class Rectangle extends Shape {
  override readonly name: string = 'rectangle';

  constructor(
    protected readonly width: number,
    protected readonly height: number,
  ) {
    super();
  }

  protected override get sides(): number {
    return 4;
  }

  override area(): number {
    return this.width * this.height;
  }
}

class Square extends Rectangle {
  override readonly name = 'square';

  constructor(size: number) {
    super(size, size);
  }

  override describe(): string {
    return `${super.describe()}!`;
  }
}

type AbstractConstructor<T> = abstract new (...args: never[]) => T;
type Constructor<T, A extends unknown[]> = new (...args: A) => T;

function isA<T extends Shape>(shape: Shape, type: AbstractConstructor<T>): shape is T {
  return shape instanceof type;
}

function build<T extends Shape, A extends unknown[]>(type: Constructor<T, A>, ...args: A): T {
  return new type(...args);
}

function register(type: abstract new () => Shape): abstract new () => Shape {
  abstract class Registered extends type {
    readonly registered = true;
  }
  return Registered;
}

const shapes: Shape[] = [build(Rectangle, 2, 3), build(Square, 4)];
const squares = shapes.filter((shape): shape is Square => isA(shape, Square));
const kind: InstanceType<ReturnType<typeof register>>['name'] = 'any';

export const results = [shapes.map((shape) => shape.describe()), squares[0]?.area(), Shape.count, kind];
