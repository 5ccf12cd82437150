import { ts } from '../../shared/typescript-javascript/typescript.js';
import { type ArgumentType, argumentTypes } from './argument-types.js';
import { constantOf } from './constants.js';
import { holeCalled, mistakeAt, placeOf, type SourceTemplate } from './source-template.js';

/** Where an argument of the entry comes from: it is a value of some types, or code of the template makes it for each call. */
export type EntryArgument = { readonly types: ArgumentType } | { readonly made: string };

/** Where the arguments of the entry come from. */
export interface EntryArguments {
  readonly sources: readonly EntryArgument[];
  /** How many values the entry takes, and where the template says who makes them; only if it says so. */
  readonly made?: { readonly least: number; readonly most: number; readonly place: string };
}

/** A statement of a template that says who makes arguments. */
interface ArgumentStatement {
  readonly call: ts.CallExpression;
  readonly all: boolean;
}

/** Whether a statement says who makes arguments of the entry; it is not in programs. */
export function argumentStatement(source: SourceTemplate, statement: ts.Node): ArgumentStatement | undefined {
  if (!ts.isExpressionStatement(statement) || !ts.isSourceFile(statement.parent)) return undefined;
  const called = holeCalled(source, statement.expression);
  if (called?.hole.kind !== 'entryArgument' && called?.hole.kind !== 'entryArguments') return undefined;
  return { call: called.call, all: called.hole.kind === 'entryArguments' };
}

/** Reads where the arguments of the entry come from. */
export function entryArguments(source: SourceTemplate, entry: ts.FunctionDeclaration): EntryArguments {
  const { parameters } = entry;
  const statements = source.file.statements.flatMap((one) => argumentStatement(source, one) ?? []);
  const [first] = statements;
  if (!first) return { sources: parameters.map((parameter) => ({ types: argumentTypes(parameter) })) };
  const whole = statements.find(({ all }) => all);
  const another = whole && statements.find((one) => one !== whole);
  if (another) throw mistakeAt(another.call, 'entryArguments makes all arguments: remove the other statement');
  const required = parameters.filter((one) => !one.questionToken && !one.initializer && !one.dotDotDotToken);
  const most = parameters.some(({ dotDotDotToken }) => dotDotDotToken) ? Number.POSITIVE_INFINITY : parameters.length;
  const made = { least: required.length, most, place: placeOf(source.file, first.call.getStart()) };
  if (whole) return { sources: [{ made: `...${makerOf(source, entry, whole.call)}()` }], made };
  const makers = singleMakers(source, entry, statements);
  const sources = parameters.map((parameter, i): EntryArgument => {
    const maker = makers.get(i);
    return maker === undefined ? { types: argumentTypes(parameter) } : { made: `${maker}()` };
  });
  return { sources, made };
}

function singleMakers(
  source: SourceTemplate,
  entry: ts.FunctionDeclaration,
  statements: readonly ArgumentStatement[],
): ReadonlyMap<number, string> {
  const makers = new Map<number, string>();
  for (const { call } of statements) {
    const node = call.arguments[1];
    const index = node && constantOf(node);
    const count = entry.parameters.length;
    if (typeof index !== 'number' || !entry.parameters[index])
      throw mistakeAt(call, `the second argument must be the index of a parameter from 0 on; the entry has ${count}`);
    if (makers.has(index)) throw mistakeAt(call, `argument ${index} is made by ${makers.get(index)} already`);
    makers.set(index, makerOf(source, entry, call));
  }
  return makers;
}

function makerOf({ file }: SourceTemplate, entry: ts.FunctionDeclaration, call: ts.CallExpression): string {
  const [given, maker] = [call.arguments[0], call.arguments.at(-1)];
  const name = entry.name?.text;
  if (given?.getText() !== name) throw mistakeAt(call, `the first argument must be the entry, ${name}`);
  const wanted = maker?.getText();
  const declared = file.statements.find(
    (statement) => ts.isFunctionDeclaration(statement) && statement.name?.text === wanted,
  ) as ts.FunctionDeclaration | undefined;
  if (!wanted || !declared || declared === entry)
    throw mistakeAt(call, 'the last argument must be the name of another function at the top of the template');
  if (declared.parameters.length > 0)
    throw mistakeAt(declared, `${wanted} makes arguments, and may have no parameters`);
  return wanted;
}
