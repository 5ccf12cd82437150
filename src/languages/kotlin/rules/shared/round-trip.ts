import { roundTrips } from '../../../shared/jvm/rules/round-trip.js';

/** A rule by which a value goes through operations that undo each other. */
export const roundTrip = roundTrips(`fun twice(number: Int): Int = number + number

fun main() {
  val number: Int = 21
  val text: String = "a text"
  println(text + " of " + twice(number))
}
`);
