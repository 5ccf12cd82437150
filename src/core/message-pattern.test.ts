import { describe, expect, it, test } from 'vitest';
import { messagePattern } from './message-pattern.js';

// One list for each error: whatever the types and names are, it has one pattern.
describe('the messages of one error have one pattern', () => {
  test.each<[string, readonly string[]]>([
    [
      'The type _ is not a valid substitute for the bounded parameter _',
      [
        'The type Glacier is not a valid substitute for the bounded parameter <T extends Pond>',
        'The type Glacier <? extends Pond <Glacier, O>> is not a valid substitute for the bounded parameter <O extends Pond <O>>',
        'The type ? super Glacier is not a valid substitute for the bounded parameter <T extends java.lang.Comparable <? super T>>',
        'The type O extends Pond <? extends Glacier <O>> is not a valid substitute for the bounded parameter <T extends A & B<C>>',
      ],
    ],
    [
      '_ - Cannot assign value of type _ to variable of type _',
      [
        '[Static type checking] - Cannot assign value of type java.lang.String to variable of type int',
        '[Static type checking] - Cannot assign value of type Integer to variable of type O',
        '[Static type checking] - Cannot assign value of type A <? extends B <C, D>> to variable of type java.util.List <A <B>>[]',
        '[Static type checking] - Cannot assign value of type T extends A <B> to variable of type A',
      ],
    ],
    [
      '_ - Cannot find matching method _ Please check if the declared type is correct and if the method exists',
      [
        '[Static type checking] - Cannot find matching method A#b(). Please check if the declared type is correct and if the method exists.',
        '[Static type checking] - Cannot find matching method pond.A#<init>(B <C>, java.util.function.Function <? super D, E>). Please check if the declared type is correct and if the method exists.',
      ],
    ],
    [
      '_ - Reference to method is ambiguous Cannot choose between _',
      [
        '[Static type checking] - Reference to method is ambiguous. Cannot choose between [void A#f(B), void A#f(C)]',
        '[Static type checking] - Reference to method is ambiguous. Cannot choose between [<T extends B <T>> T A#f(B <T>, int)]',
      ],
    ],
    [
      'Type mismatch inferred type is _ but _ was expected',
      [
        'Type mismatch: inferred type is String but Int was expected',
        'Type mismatch: inferred type is Box<in Pair<A, B>> but Box<out Any?> was expected',
        'Type mismatch: inferred type is (Int, A<B>) -> Unit but ((A) -> B)? was expected',
      ],
    ],
    [
      'incompatible types _ cannot be converted to _',
      [
        'incompatible types: String cannot be converted to Integer',
        'incompatible types: Map<String,? extends List<A>> cannot be converted to int[]',
        'incompatible types: A<B>.C cannot be converted to CAP#1',
      ],
    ],
    [
      'Found _',
      ['Found: (x : Int)', 'Found:    List[Map[A, ? <: B]] => C { def x: Int }'].map(
        (line) => `${line} Required: A | B`,
      ),
    ],
    ['Found value has the wrong type', ['Found value has the wrong type.', 'Found value has the wrong type']],
    ['expected _ arguments but found _', ['expected 2 arguments but found 3', 'expected 12 arguments but found 1']],
    [
      "Class _ doesn't implement the abstract member _",
      [
        "Class 'A' doesn't implement the abstract member 'b'",
        "Class 'A<B, C>' doesn't implement the abstract member `f(x)`",
      ],
    ],
  ])('%s', (pattern, messages) => {
    expect([...new Set(messages.map(messagePattern))]).toEqual([pattern]);
  });
});

describe('a pattern', () => {
  it('keeps the words that are no names', () => {
    expect(messagePattern('A value is missing (see the manual) here')).toBe('A value is missing _ the _ here');
    expect(messagePattern('cannot call A and O')).toBe('cannot call _ and _');
  });

  it('is made of the first line', () => {
    expect(messagePattern('no such type\nA <B')).toBe('no such type');
    expect(messagePattern('')).toBe('');
  });

  it('does not mind signs that nothing closes', () => {
    expect(messagePattern('operator < is not defined')).toBe('operator _ is not defined');
    expect(messagePattern("don't use (it")).toBe("don't use _");
  });
});
