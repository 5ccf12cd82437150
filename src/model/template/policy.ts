/** Every probability by which holes are filled. */
export const templatePolicy = {
  /** A literal is one of the values that compilers get wrong; else a small one; else any in its range. */
  interestingLiteral: 0.65,
  smallLiteral: 0.7,
  /** The largest small literal, and below zero the smallest. */
  small: 16,
  /** A variable of any name is an element of an array in place of a variable, where there are both. */
  elementForVariable: 0.25,
  /** The index of an element is a variable, where there is one. */
  variableIndex: 0.35,
  /** A variable that is an index is used as it is, and may be out of bounds. */
  plainIndex: 0.25,
  /** A constant index is just out of bounds. */
  outOfBounds: 0.04,
  /** The elements that are used of an array whose length nobody knows. */
  unknownLength: 4,
  /** A case of a switch goes on with the next one. */
  fallThrough: 0.15,
  /** The labels of a switch do not begin at 0. */
  shiftedLabels: 0.3,
} as const;
