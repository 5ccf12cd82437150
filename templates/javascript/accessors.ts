// Getters and setters, inlined, on objects of several shapes.
import { arithmetic, increment, int, intVar, relation, toInt } from 'cupel/template';

let reads = 0;

class Cell {
  held: number;
  constructor(held: number) {
    this.held = held;
  }
  get value(): number {
    reads++;
    const held: number = this.held;
    return arithmetic(intVar('held'), intVar('reads', 'held'), '+', '-', '*');
  }
  set value(given: number) {
    const held: number = this.held;
    this.held = toInt(arithmetic(intVar('held', 'given'), int(-3, 3)));
  }
}

class Odd extends Cell {
  get value(): number {
    return relation(this.held, int(-5, 5)) ? super.value : int(-5, 5);
  }
  set value(given: number) {
    super.value = given;
  }
}

export function m(a: number): number {
  const cells = [new Cell(a | 0), new Odd(a), new Cell(int())];
  let sum = 0;
  for (const cell of cells) {
    cell.value = intVar('a', 'sum', 'reads');
    sum = toInt(arithmetic(sum, cell.value));
  }
  increment(intVar('sum', 'reads'));
  return sum;
}
