import { expect, test } from 'vitest';
import { local, make, method, programOf, variable } from '../../../model/program/building.js';
import { createHierarchy } from '../../../model/types/hierarchy.js';
import { sampleProgram } from '../../shared/kotlin-scala/sample-program.js';
import { modelSupport } from './print.js';

test('a program is printed as a person would write it in Kotlin', () => {
  const files = modelSupport.print(sampleProgram('kotlin', modelSupport.profile));
  expect(files).toEqual([{ path: 'main.kt', text: expected }]);
});

const expected = `package sample

fun interface Mapper<in A, out B> {
    fun map(from: A): B
}

open class Box<T>(protected var item: T) {
    open fun get(): T = this.item

    inner class Lid {
        fun under(): T = this@Box.item
    }

    class Label(val title: String)

    companion object {
        val limit: Int = 9

        fun <V : Shape> of(): Box<Int> = null as Box<Int>
    }
}

sealed interface Shape

data class Square(val side: Int) : Shape

class Dot : Box<Int>(3), Shape {
    override fun get(): Int = null as Int
}

fun <U> keep(value: U, times: Int = 1): U = value

fun size(shape: Shape): Int = when (shape) {
    is Square -> shape.side
    is Dot -> shape.get()
}

fun main(shape: Shape, vararg more: (Int) -> String): String {
    val f: (Int) -> String = { x: Int -> "\\$" + x }
    val m: Mapper<Int, String> = Mapper<Int, String> { x: Int -> "\\$" + x }
    var array: Array<Box<Int>> = arrayOf<Box<Int>>(Box<Int>(-1))
    if (!(null as Boolean)) {
        array = array
    }
    val r: (Shape) -> Int = ::size
    keep<(Int) -> String>(
        { x: Int -> "\\$" + x },
        times = if (shape is Square) shape.side else Box.limit
    )
    return if ((if (shape is Square) shape.side else Box.limit) < 2) f(1) else m.map(2)
}
`;

test('what never returns is of type Nothing, without a block if it only throws', () => {
  const { table } = createHierarchy();
  const error = table.classType('Exception');
  const why = variable('why', error);
  const program = programOf('kotlin', {
    functions: [
      method('fail', table.bottom, { body: { statements: [{ kind: 'throw', id: 0, value: make(error) }] } }),
      method('failLater', table.bottom, {
        body: { statements: [local('why', error, make(error)), { kind: 'throw', id: 0, value: why }] },
      }),
    ],
  });
  const [file] = modelSupport.print(program);
  expect(file?.text).toContain(`fun fail(): Nothing = throw Exception()\n`);
  expect(file?.text).toContain(`fun failLater(): Nothing {\n    val why: Exception = Exception()\n    throw why\n}`);
});
