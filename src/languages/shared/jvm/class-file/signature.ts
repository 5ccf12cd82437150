import { Damaged } from '../../../../core/byte-reader.js';

/** A type as a signature writes it (JVMS 4.7.9.1). */
export type JvmType =
  | { readonly kind: 'primitive'; readonly name: string }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'array'; readonly element: JvmType }
  | JvmClassType;

/** A class; where it is nested in a generic one, the arguments of that one are lost, and it is told that they were there. */
export interface JvmClassType {
  readonly kind: 'class';
  readonly name: string;
  readonly args: readonly JvmArgument[];
  readonly outerArgs: boolean;
}

/** What stands between angle brackets. */
export type JvmArgument = { readonly wildcard: '*' | '+' | '-' | ''; readonly type?: JvmType };

/** A type parameter with its bounds. */
export interface JvmParameter {
  readonly name: string;
  readonly bounds: readonly JvmType[];
}

/** The signature of a class. */
export interface ClassSignature {
  readonly parameters: readonly JvmParameter[];
  readonly supertypes: readonly JvmType[];
}

/** The signature of a method or a constructor. */
export interface MethodSignature {
  readonly typeParameters: readonly JvmParameter[];
  readonly parameters: readonly JvmType[];
  readonly result: JvmType;
  readonly throws: readonly JvmType[];
}

const primitives: Readonly<Record<string, string>> = {
  B: 'byte',
  C: 'char',
  D: 'double',
  F: 'float',
  I: 'int',
  J: 'long',
  S: 'short',
  Z: 'boolean',
  V: 'void',
};

// Deeper than any signature that a person wrote, and far from the end of the stack.
const deepest = 100;

/** Reads the signature of a class. */
export function classSignature(text: string): ClassSignature {
  const cursor = new Cursor(text);
  const parameters = cursor.typeParameters();
  const supertypes: JvmType[] = [];
  while (!cursor.done) supertypes.push(cursor.type());
  return { parameters, supertypes };
}

/** Reads the signature or the descriptor of a method. */
export function methodSignature(text: string): MethodSignature {
  const cursor = new Cursor(text);
  const typeParameters = cursor.typeParameters();
  cursor.expect('(');
  const parameters: JvmType[] = [];
  while (!cursor.take(')')) parameters.push(cursor.type());
  const result = cursor.type();
  const throws: JvmType[] = [];
  while (cursor.take('^')) throws.push(cursor.type());
  cursor.end();
  return { typeParameters, parameters, result, throws };
}

/** Reads the signature or the descriptor of a field. */
export function fieldSignature(text: string): JvmType {
  const cursor = new Cursor(text);
  const type = cursor.type();
  cursor.end();
  return type;
}

class Cursor {
  private at = 0;
  private depth = 0;

  constructor(private readonly text: string) {}

  get done(): boolean {
    return this.at >= this.text.length;
  }

  take(mark: string): boolean {
    if (this.text[this.at] !== mark) return false;
    this.at++;
    return true;
  }

  expect(mark: string): void {
    if (!this.take(mark)) throw new Damaged(`a signature is damaged: ${this.text.slice(0, 100)}`);
  }

  end(): void {
    if (!this.done) this.expect('');
  }

  typeParameters(): JvmParameter[] {
    const parameters: JvmParameter[] = [];
    if (!this.take('<')) return parameters;
    while (!this.take('>')) {
      const name = this.nameUntil(':');
      const bounds: JvmType[] = [];
      // The bound by a class may be left out before those by interfaces.
      while (this.take(':')) if (this.text[this.at] !== ':') bounds.push(this.type());
      parameters.push({ name, bounds });
    }
    return parameters;
  }

  type(): JvmType {
    if (++this.depth > deepest) throw new Damaged('a signature is nested too deeply');
    const type = this.typeAt(this.text[this.at++] ?? '');
    this.depth--;
    return type;
  }

  private typeAt(mark: string): JvmType {
    const name = primitives[mark];
    if (name !== undefined) return { kind: 'primitive', name };
    if (mark === '[') return { kind: 'array', element: this.type() };
    if (mark === 'T') {
      const variable = this.nameUntil(';');
      this.expect(';');
      return { kind: 'variable', name: variable };
    }
    this.at--;
    this.expect('L');
    return this.classType();
  }

  private classType(): JvmClassType {
    let name = this.nameUntil('<;.');
    let args = this.arguments();
    let outerArgs = false;
    while (this.take('.')) {
      outerArgs ||= args.length > 0;
      name += `$${this.nameUntil('<;.')}`;
      args = this.arguments();
    }
    this.expect(';');
    return { kind: 'class', name, args, outerArgs };
  }

  private arguments(): JvmArgument[] {
    const args: JvmArgument[] = [];
    if (!this.take('<')) return args;
    while (!this.take('>')) {
      if (this.take('*')) args.push({ wildcard: '*' });
      else if (this.take('+')) args.push({ wildcard: '+', type: this.type() });
      else if (this.take('-')) args.push({ wildcard: '-', type: this.type() });
      else args.push({ wildcard: '', type: this.type() });
    }
    return args;
  }

  private nameUntil(marks: string): string {
    const start = this.at;
    while (!this.done && !marks.includes(this.text[this.at] as string)) this.at++;
    if (this.done || this.at === start) throw new Damaged(`a signature is damaged: ${this.text.slice(0, 100)}`);
    return this.text.slice(start, this.at);
  }
}
