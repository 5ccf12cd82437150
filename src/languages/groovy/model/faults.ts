import type { Fault } from '../../../model/program/fault.js';

/**
 * What every groovyc must reject with static compilation, by the chapters of the documentation; where that says nothing,
 * static Groovy checks what Java checks (Object orientation, "Differences from Java").
 */
export const faults: Readonly<Partial<Record<Fault, string>>> = {
  variableType: 'Semantics, "Type checking assignments"',
  resultType: 'Semantics, "Type checking assignments" and "Method return type inference"',
  argument: 'Semantics, "Type checked method calls": one method takes the arguments',
  assignment: 'Semantics, "Type checking assignments"',
  lambdaResult:
    'Semantics, "Closures and type inference": the result is that of the functional interface (GROOVY-10277)',
  arrayElement: 'Semantics, "Type checking assignments", and GROOVY-9985: elements are compatible with the array',
  defaultValue: 'Object orientation, "Default arguments": the value of a parameter is one of its type',
  superArgument: 'Object orientation, "Constructors": a constructor of the superclass takes the arguments',
  operand: 'Semantics, "Type checked method calls": an operator is a method of its first operand (Operators)',
  wildcard: 'Object orientation, "Generics": as in Java (JLS 4.5.1, 5.1.10)',
  nullToPrimitive: 'Semantics, "Type checking assignments": null is for types that are not primitive',
  narrowing: 'Semantics, "Type checking assignments": the table of conversions between numbers',
  typeArgument: 'Semantics, "Type checked method calls"',
  bound: 'Object orientation, "Generics"',
  unknownName: 'Semantics, "Type checking variables": the variable, the property or the method is known',
  privateMember: 'Object orientation, "Fields and properties"',
  finalVariable: 'Object orientation, "Fields": a final variable is not written again',
  finalMethod: 'Object orientation, "Inheritance": as in Java (JLS 8.4.3.3)',
  finalClass: 'Object orientation, "Inheritance": as in Java (JLS 8.1.1.2)',
  missingAbstract: 'Object orientation, "Abstract class": abstract methods make the class abstract',
  newOfAbstract: 'Object orientation, "Abstract class": it cannot be instantiated',
  privateAbstract: 'Object orientation, "Abstract class": as in Java (JLS 8.4.3)',
  overridesNothing: 'Object orientation, "Annotations": as in Java (JLS 9.6.4.4)',
  weakerAccess: 'Object orientation, "Inheritance": as in Java (JLS 8.4.8.3)',
  overriddenResult: 'Object orientation, "Inheritance": as in Java (JLS 8.4.8.3)',
  missingMember: 'Object orientation, "Abstract class" and "Interface"',
  smartCast: 'Semantics, "Type inference": instanceof inference holds where the test succeeded',
  argumentCount: 'Semantics, "Type checked method calls"',
  ambiguousOverload: 'Object orientation, "Method selection algorithm": ambiguous calls are errors',
  inapplicableOverload: 'Semantics, "Type checked method calls"',
  duplicateMethod: 'Object orientation, "Methods": as in Java (JLS 8.4.2)',
  duplicateField: 'Object orientation, "Fields": as in Java (JLS 8.3)',
  duplicateVariable: 'Semantics, "Variable definition": as in Java (JLS 6.4)',
  duplicateParameter: 'Object orientation, "Methods": as in Java (JLS 8.4.1)',
  cyclicInheritance: 'Object orientation, "Inheritance": as in Java (JLS 8.1.4)',
};
