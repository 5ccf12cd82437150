import type { ApiClass } from '../../model/library/api-class.js';
import type { ApiLibrary } from '../../model/library/api-library.js';
import type { ApiParameter } from '../../model/library/api-member.js';
import type { ApiType, ApiTypeArgument } from '../../model/library/api-type.js';
import type { Random } from '../../core/random.js';
import { shuffled } from '../../model/skeleton/shuffled.js';
import type { TypedValue } from '../../model/skeleton/probe-values.js';
import type { Notation } from '../../model/source/notation.js';
import type { GenerationSeed } from './generate-expressions.js';
import type { GenerationPolicy } from './policy.js';

/** What is called without an object: a constructor, a static method, a function outside of all classes. */
interface Entry {
  readonly before: string;
  readonly typeParameters: readonly string[];
  readonly makes: boolean;
  readonly parameters: readonly ApiParameter[];
  /** A variable is not called. */
  readonly isVariable?: true;
}

/** Makes calls of what libraries offer without an object; members of what comes out are called like those of any other value. */
export function libraryCalls(
  libraries: readonly ApiLibrary[],
  notation: Notation,
  policy: GenerationPolicy,
): GenerationSeed['library'] {
  const entries = libraries.flatMap((each) => entriesOf(each, notation));
  const parents = new Map(
    libraries.flatMap((each) => [...each.classes, ...each.mentioned].map((one) => [one.name, one] as const)),
  );
  return (values, random) =>
    shuffled(entries, random.fork('entries'))
      .slice(0, policy.library)
      .flatMap((entry, i) => callOf(entry, { values, parents, notation }, random.fork(`entry ${i}`)) ?? []);
}

function entriesOf({ classes, functions, variables }: ApiLibrary, { outside }: Notation): Entry[] {
  const usable = classes.filter(({ name, access, deprecated, outer }) => {
    const isOutside = name.split('.').some((part) => outside.test(part));
    return access === 'public' && !deprecated && !isOutside && outer === undefined;
  });
  const entries = usable.flatMap((each) => [...constructorsOf(each), ...staticsOf(each, outside)]);
  const onTop = [...functions, ...variables].filter(({ name, deprecated }) => !deprecated && !outside.test(name));
  return [
    ...entries,
    ...onTop.flatMap((each): Entry[] => {
      if (each.receiver) return [];
      const before = each.module === '' || /^[A-Z]/.test(each.module) ? each.name : `${each.module}.${each.name}`;
      if (!('result' in each)) return [{ before, typeParameters: [], makes: false, parameters: [], isVariable: true }];
      const typeParameters = each.typeParameters.map(({ name }) => name);
      return [{ before, typeParameters, makes: false, parameters: each.parameters }];
    }),
  ];
}

function constructorsOf({ name, form, inner, typeParameters, constructors }: ApiClass): Entry[] {
  if (form !== 'class' || inner) return [];
  const names = typeParameters.map((each) => each.name);
  return constructors
    .filter(({ access, deprecated }) => access === 'public' && !deprecated)
    .map(({ parameters }) => ({ before: name, typeParameters: names, makes: true, parameters }));
}

function staticsOf({ name, methods, fields }: ApiClass, outside: RegExp): Entry[] {
  const called = methods.filter(
    (each) => each.static && each.access === 'public' && !each.deprecated && !outside.test(each.name),
  );
  const read = fields.filter((each) => each.static && each.access === 'public' && !outside.test(each.name));
  return [
    ...called.map(
      (each): Entry => ({
        before: `${name}.${each.name}`,
        typeParameters: [],
        makes: false,
        parameters: each.parameters,
      }),
    ),
    ...read.map(
      (each): Entry => ({
        before: `${name}.${each.name}`,
        typeParameters: [],
        makes: false,
        parameters: [],
        isVariable: true,
      }),
    ),
  ];
}

interface Supply {
  readonly values: readonly TypedValue[];
  readonly parents: ReadonlyMap<string, ApiClass>;
  readonly notation: Notation;
}

// Whether it is right is for the analyser to say: of a generic parameter only its class is looked at.
function callOf(
  { before, typeParameters, makes, parameters, isVariable }: Entry,
  supply: Supply,
  random: Random,
): string | undefined {
  if (isVariable) return before;
  const { open, close } = supply.notation.typeArguments;
  const types = typeParameters.map(() => supply.notation.asArgument(random.pick(supply.notation.basicTypes)));
  const values: string[] = [];
  for (const { type, optional, vararg } of parameters) {
    if (optional || vararg) break;
    const fitting = supply.values.filter((value) => mayBe(value.type.text, type, supply));
    if (fitting.length === 0) return undefined;
    values.push(random.pick(fitting).text);
  }
  const written = types.length > 0 ? `${open}${types.join(', ')}${close}` : '';
  return `${makes ? supply.notation.making : ''}${before}${written}(${values.join(', ')})`;
}

function mayBe(written: string, type: ApiType, { parents, notation }: Supply): boolean {
  const own = classIn(written, notation);
  switch (type.kind) {
    case 'top':
    case 'parameter':
      return true;
    case 'primitive':
      return own === type.name;
    case 'class':
      return isBelow(own, type.name, parents);
    case 'nullable':
      return mayBe(written, type.of, { values: [], parents, notation });
    default:
      return false;
  }
}

function isBelow(own: string, name: string, parents: ReadonlyMap<string, ApiClass>): boolean {
  if (simple(own) === simple(name)) return true;
  const found = parents.get(own) ?? [...parents.values()].find((each) => simple(each.name) === simple(own));
  return (
    found?.supertypes.some(
      (parent: ApiTypeArgument) => parent.kind === 'class' && isBelow(parent.name, name, parents),
    ) === true
  );
}

function classIn(text: string, { typeArguments: { open } }: Notation): string {
  return text.split(open)[0] ?? text;
}

function simple(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
