// switch (true) narrowing, switch over typeof and constructors, and fallthrough with unions.
class HttpError extends Error {
  constructor(
    readonly status: number,
    message?: string,
    options?: { cause: unknown },
  ) {
    super(message, options);
  }
}
class ParseError extends SyntaxError {
  readonly position: number = 0;
}

type Input = string | number | boolean | bigint | symbol | undefined | null | Date | readonly Input[] | (() => Input);

function show(input: Input): string {
  switch (true) {
    case input === null:
    case input === undefined:
      return 'nothing';
    case typeof input === 'string':
      return input.toUpperCase();
    case typeof input === 'number' && Number.isNaN(input):
      return 'not a number';
    case input instanceof Date:
      return input.toISOString();
    case Array.isArray(input):
      return input.map(show).join();
    case typeof input === 'function':
      return show(input());
    default:
      return String(input);
  }
}

function size(input: Input): number {
  switch (typeof input) {
    case 'string':
      return input.length;
    case 'number':
    case 'bigint':
      return Number(input) > 0 ? 1 : 0;
    case 'boolean':
      return input ? 1 : 0;
    case 'symbol':
      return input.description?.length ?? 0;
    case 'function':
      return size(input());
    case 'undefined':
      return 0;
    case 'object':
      return input === null ? 0 : 'length' in input ? input.length : input.getTime();
  }
}

function explain(error: unknown): string {
  switch (true) {
    case error instanceof HttpError && error.status >= 500:
      return `server ${error.status}`;
    case error instanceof HttpError:
      return `client ${error.status} ${error.cause}`;
    case error instanceof ParseError:
      return `at ${error.position}`;
    case error instanceof Error:
      return error.message;
    default:
      return typeof error;
  }
}

type Grade = 'A' | 'B' | 'C' | 'F';
function passed(grade: Grade): boolean {
  switch (grade) {
    case 'A':
    case 'B':
    case 'C': {
      const good: Exclude<Grade, 'F'> = grade;
      return good.length > 0;
    }
    default:
      return (grade satisfies 'F') !== 'F';
  }
}

export const results = [show(['a', () => 1n]), size(Symbol('ab')), explain(new HttpError(404, 'gone', { cause: 'x' })), passed('B')];
