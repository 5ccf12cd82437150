import type { VariableDeclaration } from '../../../model/program/expression.js';
import { braces, type Doc, group, hardLine, indent, list, spaceLine } from '../../../model/program/print/doc.js';
import type {
  AliasDeclaration,
  ClassDeclaration,
  EnumConstant,
  MethodDeclaration,
  Parameter,
} from '../../../model/program/program.js';
import { inheritedBrands, ownBrand } from './brands.js';
import { type Printing, printBlock, printExpression, typeClause } from './expressions.js';
import { expandedText, printType, typeParameters } from './types.js';

/** A class or an interface, with the classes that are nested in it. */
export function printClass(declaration: ClassDeclaration, printing: Printing): Doc[] {
  const { index } = printing;
  if (declaration.constants) return [printEnum(declaration.name, declaration.constants)];
  const members: Doc[] = [ownBrand(declaration, index)];
  if (declaration.form !== 'interface') members.push(...inheritedBrands(declaration, index));
  for (const { id, name, type, value } of declaration.staticFields)
    members.push([
      `static readonly ${name}${typeClause(id, type, printing)} = `,
      printExpression(value, printing),
      ';',
    ]);
  const blocks: Doc[] = [];
  const created = constructor(declaration, printing);
  if (created) blocks.push(created);
  blocks.push(...methods(declaration, printing));
  const body = [...members, ...blocks.flatMap((each): Doc[] => ['', each])];
  return [[header(declaration, printing), ' ', braces(body)], ...nested(declaration, printing)];
}

// An enum of texts is no other type of texts.
function printEnum(name: string, constants: readonly EnumConstant[]): Doc {
  return [`enum ${name} `, braces(constants.map((each) => `${each.name} = '${each.name.toLowerCase()}',`))];
}

function header(declaration: ClassDeclaration, { index }: Printing): Doc {
  const { form, name, superclass, interfaces } = declaration;
  const abstract = form === 'abstract' ? 'abstract ' : '';
  const head = `${abstract}${form === 'interface' ? 'interface' : 'class'} ${name}${typeParameters(declaration.typeParameters, index)}`;
  const types = interfaces.map((each) => expandedText(each, index)).join(', ');
  const clauses = [
    ...(superclass ? [`extends ${expandedText(superclass.type, index)}`] : []),
    ...(types ? [`${form === 'interface' ? 'extends' : 'implements'} ${types}`] : []),
  ];
  return group([head, indent(clauses.map((each) => [spaceLine, each]))]);
}

function constructor({ form, fields, superclass }: ClassDeclaration, printing: Printing): Doc | undefined {
  if (form === 'interface' || (fields.length === 0 && !superclass?.arguments.length)) return undefined;
  const parameters = fields.map(({ name, type, mutable, access }) =>
    [access, ...(mutable ? [] : ['readonly']), `${name}: ${printType(type, printing.index)}`].join(' '),
  );
  const values = superclass?.arguments.map((each) => printExpression(each, printing)) ?? [];
  const body: Doc[] = superclass ? [['super', list('(', values, ')'), ';']] : [];
  return [list('constructor(', parameters, ')'), ' ', braces(body)];
}

// Overloads are signatures without bodies before one that takes everything.
function methods({ methods: all, form }: ClassDeclaration, printing: Printing): Doc[] {
  const printed: Doc[] = [];
  const done = new Set<string>();
  for (const method of all) {
    if (done.has(method.name)) continue;
    if (!method.overloaded) {
      printed.push(printMethod(method, form === 'interface', printing));
      continue;
    }
    done.add(method.name);
    const signatures = all
      .filter(({ name }) => name === method.name)
      .map((each): Doc => [signature(each, printing), ';']);
    const implementation = [`${method.name}(...values: unknown[]): any `, braces(['return values[0];'])];
    printed.push([...signatures.flatMap((each): Doc[] => [each, hardLine]), implementation]);
  }
  return printed;
}

function printMethod(method: MethodDeclaration, inInterface: boolean, printing: Printing): Doc {
  const modifiers = [
    ...(method.access === 'public' ? [] : [method.access]),
    ...(method.static ? ['static'] : []),
    ...(method.body || inInterface ? [] : ['abstract']),
  ];
  const head = [modifiers.map((each) => `${each} `).join(''), signature(method, printing)];
  return method.body ? [head, ' ', printBlock(method.body, printing)] : [head, ';'];
}

function signature(method: MethodDeclaration, printing: Printing): Doc {
  const { index } = printing;
  const parameters = method.parameters.map((each) => parameter(each, printing));
  return [
    method.name,
    typeParameters(method.typeParameters, index),
    list('(', parameters, ')'),
    typeClause(method.id, method.result, printing),
  ];
}

function parameter({ name, type, vararg, default: value }: Parameter, printing: Printing): Doc {
  const { index } = printing;
  if (vararg) {
    const element = printType(type, index);
    return `...${name}: ${type.kind === 'class' ? element : `(${element})`}[]`;
  }
  const head = `${name}: ${printType(type, index)}`;
  return value ? [head, ' = ', printExpression(value, printing)] : head;
}

// A namespace of the same name holds the classes that are nested in a class.
function nested({ name, classes }: ClassDeclaration, printing: Printing): Doc[] {
  if (classes.length === 0) return [];
  const inside = classes.flatMap((each) => printClass(each, printing));
  const lines = inside.flatMap((each, i): Doc[] => [...(i === 0 ? [] : ['']), ['export ', each]]);
  return [[`namespace ${name} `, braces(lines)]];
}

/** A function outside of all classes, or within a block. */
export function printFunction(method: MethodDeclaration, printing: Printing): Doc {
  if (!method.body) throw new Error(`the function ${method.name} has no body`);
  return ['function ', signature(method, printing), ' ', printBlock(method.body, printing)];
}

/** A variable outside of all classes. */
export function printVariable({ id, name, type, mutable, value }: VariableDeclaration, printing: Printing): Doc {
  const head = `${mutable ? 'let' : 'const'} ${name}${typeClause(id, type, printing)} =`;
  return group([head, indent([spaceLine, printExpression(value, printing)]), ';']);
}

/** Another name for a type. */
export function printAlias({ name, typeParameters: own, type }: AliasDeclaration, { index }: Printing): Doc {
  return `type ${name}${typeParameters(own, index)} = ${expandedText(type, index)};`;
}
