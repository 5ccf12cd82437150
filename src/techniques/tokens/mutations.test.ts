import { describe, expect, it } from 'vitest';
import { mutations } from './mutations.js';
import { policy } from './policy.js';
import { mutantsOf } from './testing/mutants.js';
import { toySyntax } from './testing/toy-syntax.js';

const lists = 'let a: int | text | Map<int, text> = f(1, 2, 3); let b = (f()); fixed let c: (int) = 1 - 2;';

describe('mutations', () => {
  it('are all weighed by the policy, and nothing else is', () => {
    expect(Object.keys(policy.kinds).sort()).toEqual([...mutations.keys()].sort());
  });

  it.each([...mutations.keys()].filter((kind) => !kind.includes('token')))('%s keeps the syntax', (kind) => {
    const mutants = mutantsOf(kind, [lists, 'fixed let x: List<text> = g(x, y) + 1; let y = x;']);
    expect(mutants.size).toBeGreaterThan(0);
    for (const mutant of mutants) toySyntax.parse(mutant);
    expect(mutants).not.toContain(lists);
  });

  it.each([...mutations.keys()])('%s finds nothing in a program without tokens', (kind) => {
    expect(mutantsOf(kind, ['# nothing here']).size).toBe(0);
  });
});

describe('delete', () => {
  const mutants = mutantsOf('delete', [lists, 'let x = 1;']);

  it.each([
    ['an element with its separator', lists.replace('1, 2, 3', '1, 3').replace('  ', ' ')],
    ['the last element with the separator before it', lists.replace(', 3', '')],
    ['a member of a union', lists.replace('int | ', '')],
    ['an optional part with what introduces it', lists.replace(': (int)', '')],
    ['a statement', lists.replace('let b = (f());', '')],
  ])('deletes %s', (_what, expected) => {
    expect(flat(mutants)).toContain(expected.replace(/\s/g, ''));
  });

  it('leaves alone what cannot be left out', () => {
    expect(flat(mutants)).not.toContain(lists.replace('1 - 2', '').replace(/\s/g, ''));
  });
});

describe('duplicate', () => {
  it('writes an element twice, with a separator if there is one', () => {
    const mutants = mutantsOf('duplicate', ['let a: int | text | int = f(1, 2); let b = 1; let c = 2;']);
    expect(flat(mutants)).toContain('leta:int|text|text|int=f(1,2);letb=1;letc=2;');
    expect(flat(mutants)).toContain('leta:int|text|int=f(1,2,2);letb=1;letc=2;');
    expect(flat(mutants)).toContain('leta:int|text|int=f(1,2);letb=1;letb=1;letc=2;');
    expect(flat(mutants)).not.toContain('leta:int|text|int=f,f(1,2);letb=1;letc=2;');
  });
});

describe('swap', () => {
  it('exchanges two pieces of one role', () => {
    const mutants = mutantsOf('swap', ['let a: int = 1; let b: text = 2;']);
    expect(mutants).toContain('let a: text = 1; let b: int = 2;');
    expect(mutants).toContain('let a: int = 2; let b: text = 1;');
    expect(mutants).not.toContain('let a: 1 = int; let b: text = 2;');
  });
});

describe('replace', () => {
  it('takes a piece of the same role from the program', () => {
    const mutants = mutantsOf('replace', ['let a: int = 1 + 5; let b: text = a;']);
    expect(mutants).toContain('let a: text = 1 + 5; let b: text = a;');
    expect(mutants).toContain('let a: int = 1 + 5; let b: text = 1 + 5;');
  });

  it('puts a piece in parentheses where it would fall apart, if the language has them', () => {
    const program = 'let a = 1 - 2; let b = 3 - x;';
    expect(mutantsOf('replace', [`${program} let c = (4);`], { nearby: 0 })).toContain(
      'let a = 1 - 2; let b = (1 - 2) - x; let c = (4);',
    );
    expect(mutantsOf('replace', [program], { nearby: 0 })).toContain('let a = 1 - 2; let b = 1 - 2 - x;');
  });

  it('lets a declaration take over the name of the one that it replaces', () => {
    const program = 'let a = 1; let b: int = 2;';
    expect(mutantsOf('replace', [program], { keptName: 1 })).toContain('let a: int = 2; let b: int = 2;');
    expect(mutantsOf('replace', [program], { keptName: 0 })).toContain('let b: int = 2; let b: int = 2;');
  });
});

describe('splice', () => {
  const program = 'let a = 1;';
  const donor = 'let x = f(y, 2); let y = 5;';

  it('takes a piece of the same role from another seed', () => {
    expect(mutantsOf('splice', [program, donor], { adaptation: 0 })).toContain('let a = f(y, 2);');
    expect(mutantsOf('splice', [program, donor], { insertion: 1, keptName: 0 })).toContain('let a = 1;\nlet y = 5;\n');
  });

  it('replaces the names of the other seed by names of the program, and keeps those of the library', () => {
    const mutants = mutantsOf('splice', ['let a = 1; let b = a;', donor], { adaptation: 1 });
    expect(mutants).toContain('let a = f(a, 2); let b = a;');
    for (const mutant of mutants) expect(mutant).not.toMatch(/[=(] ?y/);
  });

  it('finds nothing when there is no other seed', () => {
    expect(mutantsOf('splice', [program]).size).toBe(0);
  });
});

describe('rename', () => {
  it('prefers names of the same context', () => {
    const mutants = mutantsOf('rename', ['let a: T = b; let b: U = a;'], { sameContext: 1, declaringName: 0 });
    expect(mutants).toContain('let a: T = a; let b: U = a;');
    expect([...mutants].filter((mutant) => /: [ab]|= [TU]/.test(mutant))).toEqual([]);
  });

  it('can take any name', () => {
    expect(mutantsOf('rename', ['let a: T = b; let b: U = a;'], { sameContext: 0 })).toContain(
      'let a: T = T; let b: U = a;',
    );
  });
});

describe('exchange', () => {
  it('replaces an operator by another that was seen in its place', () => {
    const mutants = mutantsOf('exchange', ['let a = 1 + 2;', 'fixed let b = 3 - 4;']);
    expect([...mutants]).toEqual(['let a = 1 - 2;']);
  });
});

describe('toggle', () => {
  it('adds a modifier that was seen in its place', () => {
    expect(flat(mutantsOf('toggle', ['let a = 1;', 'fixed let b = 2;']))).toContain('fixedleta=1;');
  });

  it('removes a modifier that need not be there', () => {
    expect(flat(mutantsOf('toggle', ['fixed let a = 1;', 'let b = 2;']))).toContain('leta=1;');
    expect(mutantsOf('toggle', ['fixed let a = 1;', 'fixed let b = 2;']).size).toBe(0);
  });
});

describe('atom', () => {
  it('replaces a literal or keyword by another of the same role', () => {
    const mutants = mutantsOf('atom', ['let a: int = 1; let b: text = 2;']);
    expect(mutants).toContain('let a: text = 1; let b: text = 2;');
    expect(mutants).toContain('let a: int = 2; let b: text = 2;');
    expect(mutants.size).toBe(4);
  });
});

describe('wrap', () => {
  it('puts something around a piece that stands around one in a seed', () => {
    const mutants = mutantsOf('wrap', ['let a: int = 1;', 'let b: List<text> = (2); let c: int | text = b;']);
    expect(mutants).toContain('let a: List<int> = 1;');
    expect(mutants).toContain('let a: int | text = 1;');
    expect(mutants).toContain('let a: int = (1);');
  });

  it('takes nothing along that names something of the other seed', () => {
    for (const mutant of mutantsOf('wrap', ['let a = 1;', 'let b = f(2); let f = 1; let c = g(3);'])) {
      expect(mutant).toBe('let a = g(1);');
    }
  });
});

describe('unwrap', () => {
  it('replaces a piece by a part of the same role', () => {
    const mutants = mutantsOf('unwrap', ['let a: List<int> = f(1 + 2, 3);']);
    expect(mutants).toContain('let a: int = f(1 + 2, 3);');
    expect(mutants).toContain('let a: List<int> = 3;');
    expect(mutants).toContain('let a: List<int> = f(2, 3);');
  });
});

describe('token mutations', () => {
  const program = 'let a = 1;';

  it('delete a token', () => {
    expect(flat(mutantsOf('delete-token', [program]))).toEqual(
      new Set(['a=1;', 'let=1;', 'leta1;', 'leta=;', 'leta=1']),
    );
  });

  it('duplicate a token', () => {
    expect(mutantsOf('duplicate-token', [program])).toContain('let a = = 1;');
  });

  it('swap neighbours', () => {
    expect([...mutantsOf('swap-tokens', [program])].sort()).toEqual(
      ['a let = 1;', 'let = a 1;', 'let a 1 =;', 'let a = ; 1'].sort(),
    );
  });

  it('replace a token by one from this seed or another', () => {
    const mutants = flat(mutantsOf('replace-token', [program, 'let b: int = 2;']));
    expect(mutants).toContain('leta=2;');
    expect(mutants).toContain('leta:1;');
    expect(mutants).toContain('leta=let;');
  });
});

function flat(mutants: Iterable<string>): Set<string> {
  return new Set([...mutants].map((mutant) => mutant.replace(/\s/g, '')));
}
