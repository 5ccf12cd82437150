import { expect, test } from 'vitest';
import { local, make, method, programOf, variable } from '../../../model/program/building.js';
import { createHierarchy } from '../../../model/types/hierarchy.js';
import { sampleProgram } from '../../shared/kotlin-scala/sample-program.js';
import { modelSupport } from './print.js';

test('a program is printed as a person would write it in Scala', () => {
  const files = modelSupport.print(sampleProgram('scala', modelSupport.profile));
  expect(files).toEqual([{ path: 'main.scala', text: expected }]);
});

const expected = `package sample

trait Mapper[-A, +B] {
  def map(from: A): B
}

open class Box[T](protected var item: T) {
  def get(): T = this.item

  final class Lid {
    def under(): T = Box.this.item
  }
}

object Box {
  val limit: Int = 9

  def of[V <: Shape](): Box[Int] = null.asInstanceOf[Box[Int]]

  final class Label(val title: String)
}

sealed trait Shape

final case class Square(side: Int) extends Shape

final class Dot extends Box[Int](3), Shape {
  override def get(): Int = null.asInstanceOf[Int]
}

def keep[U](value: U, times: Int = 1): U = value

def size(shape: Shape): Int = shape match {
  case Square(s) => s
  case d: Dot => d.get()
}

def main(shape: Shape, more: (Int => String)*): String = {
  val f: Int => String = (x: Int) => "$" + x
  val m: Mapper[Int, String] = (x: Int) => "$" + x
  var array: Array[Box[Int]] = Array[Box[Int]](new Box[Int](-1))
  if (!null.asInstanceOf[Boolean]) {
    array = array
  }
  val r: Shape => Int = size
  keep[Int => String]((x: Int) => "$" + x, times = shape match {
    case q: Square => q.side
    case _ => Box.limit
  })
  if ((shape match {
    case q: Square => q.side
    case _ => Box.limit
  }) < 2) f(1) else m.map(2)
}
`;

test('what never returns is of type Nothing, without a block if it only throws', () => {
  const { table } = createHierarchy();
  const error = table.classType('Exception');
  const why = variable('why', error);
  const program = programOf('scala', {
    functions: [
      method('fail', table.bottom, { body: { statements: [{ kind: 'throw', id: 0, value: make(error) }] } }),
      method('failLater', table.bottom, {
        body: { statements: [local('why', error, make(error)), { kind: 'throw', id: 0, value: why }] },
      }),
    ],
  });
  const [file] = modelSupport.print(program);
  expect(file?.text).toContain(`def fail(): Nothing = throw new Exception()\n`);
  expect(file?.text).toContain(`def failLater(): Nothing = {\n  val why: Exception = new Exception()\n  throw why\n}`);
});
