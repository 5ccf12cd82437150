import { describe, expect, test } from 'vitest';
import { createRandom } from '../../core/random.js';
import { type Block, isCapturing } from '../../model/program/expression.js';
import { features } from '../../model/program/feature.js';
import { completes, earlyResults, innerBlocks } from '../../model/program/flow.js';
import type { Profile } from '../../model/program/profile.js';
import type { MethodDeclaration, Program } from '../../model/program/program.js';
import { factsOf } from '../../model/program/program-facts.js';
import { type ProgramTypes, programTypes } from '../../model/program/program-hierarchy.js';
import { calledMethods, indexProgram } from '../../model/program/program-index.js';
import { type ProgramShape, shapeOf } from '../../model/program/program-shape.js';
import { traverse } from '../../model/program/traverse.js';
import { isSubtype } from '../../model/types/subtype.js';
import type { Type } from '../../model/types/type.js';
import { createTypeTable } from '../../model/types/type-table.js';
import { isWellFormed } from '../../model/types/well-formed.js';
import { generateProgram } from './generate-program.js';
import { type Policy, policies } from './policy.js';
import { richProfile } from './sample-profile.js';
import { checkTypes } from './sample-type-checker.js';

interface Made extends ProgramTypes {
  readonly program: Program;
}

const rich = richProfile();

function make(index: number, policy: Policy = policies.medium, profile: Profile = rich): Made {
  const table = createTypeTable();
  const program = generateProgram({ id: 'fake', profile }, policy, createRandom(`program ${index}`), table);
  return { program, ...programTypes(program, profile, table) };
}

// The bodies of methods and lambdas.
function bodiesIn(program: Program): Block[] {
  const bodies: Block[] = [];
  traverse(program, {
    method: ({ body }) => bodies.push(...(body ? [body] : [])),
    expression: (each) => bodies.push(...(each.kind === 'lambda' ? [each.body] : [])),
  });
  return bodies;
}

function blocksIn(block: Block): Block[] {
  return [block, ...block.statements.flatMap((each) => innerBlocks(each).flatMap(blocksIn))];
}

const made = Array.from({ length: 80 }, (_, i) => make(i));

describe('a generated program', () => {
  test('has everywhere a value of a type that fits the place', () => {
    const checks = made.map(({ program, ...types }) => checkTypes(program, types));
    expect(checks.flatMap(({ wrong }) => wrong)).toEqual([]);
    const seen = new Set(checks.flatMap(({ places }) => Object.keys(places)));
    expect([...seen].sort()).toEqual([
      ...[
        'argument',
        'array',
        'assignment',
        'branch',
        'case',
        'condition',
        'constructor argument',
        'default',
        'element',
      ],
      ...['further constructor', 'handed on', 'lambda', 'operand', 'result', 'static field', 'variable'],
    ]);
  });

  test('has only statements that are reached, and a result at every end that is', () => {
    let early = 0;
    for (const { program } of made)
      for (const body of bodiesIn(program)) {
        early += earlyResults(body).length;
        for (const block of blocksIn(body)) expect(completes({ statements: block.statements.slice(0, -1) })).toBe(true);
        const hasResult = body.result !== undefined || earlyResults(body).length > 0;
        if (hasResult) expect(completes(body)).toBe(body.result !== undefined);
      }
    expect(early).toBeGreaterThan(10);
  });

  test('throws checked exceptions only where they are declared or caught', () => {
    let thrown = 0;
    for (const { program, hierarchy, builtIns } of made) {
      const { all = [] } = builtIns.exceptions ?? {};
      const isChecked = (type: Type) => all.some((each) => each.type === type && each.checked);
      const check = (block: Block, handled: readonly Type[]): void => {
        for (const each of block.statements) {
          if (each.kind === 'throw' && isChecked(each.value.type)) {
            thrown++;
            expect(handled.some((type) => isSubtype(hierarchy, each.value.type, type))).toBe(true);
          }
          const more = each.kind === 'try' ? each.catches.map(({ type }) => type) : [];
          for (const inner of innerBlocks(each))
            check(inner, each.kind === 'try' && inner === each.body ? [...handled, ...more] : handled);
        }
      };
      traverse(program, {
        method: ({ body, throws = [] }) => body && check(body, throws),
        expression: (each) => {
          if (each.kind === 'lambda') check(each.body, []);
        },
      });
    }
    expect(thrown).toBeGreaterThan(5);
  });

  test('shows no type that may not be written', () => {
    const wrong: string[] = [];
    for (const { program, hierarchy } of made)
      traverse(program, {
        type: (type) => {
          if (type.kind !== 'projection' && !isWellFormed(hierarchy, type)) wrong.push(JSON.stringify(type));
        },
      });
    expect(wrong).toEqual([]);
  });

  test('captures only what the types of arguments say', () => {
    let captured = 0;
    for (const { program } of made) {
      const index = indexProgram(program);
      traverse(program, {
        expression: (call) => {
          if (call.kind !== 'call' || !isCapturing(call)) return;
          captured++;
          const [{ typeParameters, parameters }] = calledMethods(index, call) as [MethodDeclaration];
          const sources = typeParameters.map(({ name }) =>
            parameters.findIndex(
              ({ type }) =>
                type.kind === 'class' && type.args.some((arg) => arg.kind === 'parameter' && arg.name === name),
            ),
          );
          expect(sources.map((at) => call.arguments[at]?.value.type.kind)).toEqual(sources.map(() => 'class'));
        },
      });
    }
    expect(captured).toBeGreaterThan(0);
  });

  test('gives no name to two things that are seen together, and no id twice', () => {
    // More classes than there are words for them.
    const crowded = make(0, { ...policies.small, classes: [70, 70] });
    for (const { program } of [...made, crowded]) {
      const [classes, ids]: [string[], number[]] = [[], []];
      traverse(program, {
        class: ({ id, name, fields, staticFields, methods }) => {
          classes.push(name);
          ids.push(id, ...[...fields, ...staticFields].map((each) => each.id));
          const members = [...fields, ...staticFields, ...methods.filter(({ overloaded }) => !overloaded)];
          expect(repeated(members.map((each) => each.name))).toEqual([]);
        },
        method: ({ id, parameters }) => {
          ids.push(id, ...parameters.map((each) => each.id));
          expect(repeated(parameters.map(({ name }) => name))).toEqual([]);
        },
        variable: ({ id }) => ids.push(id),
        expression: ({ id }) => ids.push(id),
      });
      const outside = [...program.functions, ...program.variables].map(({ name }) => name);
      expect(repeated([...classes, ...outside])).toEqual([]);
      expect(repeated(ids)).toEqual([]);
    }
  });

  test('is the same for the same random source, and another for another', () => {
    expect(made.slice(0, 5).map(({ program }) => JSON.stringify(program))).toEqual(
      [0, 1, 2, 3, 4].map((i) => JSON.stringify(make(i).program)),
    );
    expect(new Set(made.map(({ program }) => JSON.stringify(program))).size).toBe(made.length);
  });
});

describe('features', () => {
  test('occur if the language has them', () => {
    const occurring = new Set(made.flatMap(({ program }) => [...factsOf(program).features]));
    expect(features.filter((feature) => !occurring.has(feature))).toEqual([]);
  });

  test.each(features)('do not occur where %s is switched off, or where the language lacks it', (feature) => {
    const lacking = { ...rich, supports: new Set(features.filter((each) => each !== feature)) };
    const off = { ...policies.medium, features: { [feature]: 0 } };
    const programs = [0, 1, 2, 3].flatMap((i) => [make(i, off), make(i, policies.medium, lacking)]);
    expect(programs.filter(({ program }) => factsOf(program).features.has(feature))).toEqual([]);
  });

  test('that are asked for more often occur more often', () => {
    const lambdas = (factor: number) => {
      let count = 0;
      for (let i = 0; i < 20; i++)
        traverse(make(i, { ...policies.medium, features: { lambdas: factor } }).program, {
          expression: ({ kind }) => (count += kind === 'lambda' ? 1 : 0),
        });
      return count;
    };
    expect(lambdas(5)).toBeGreaterThan(1.2 * lambdas(0.2));
  });
});

describe('the policy', () => {
  test('says how many declarations there are', () => {
    const forms = { ...policies.medium.forms, sealed: 0, functional: 0, recursive: 0 };
    const chances = { ...policies.medium.chances, nested: 0, inner: 0, witnessOfBounds: 0, main: 0 };
    const policy: Policy = {
      ...policies.medium,
      ...{
        classes: [3, 3],
        functions: [2, 2],
        variables: [4, 4],
        freshMethods: 0,
        freshClasses: 0,
        failures: 0,
        forms,
        chances,
      },
    };
    for (let i = 0; i < 10; i++) {
      const { classes, functions, variables } = make(i, policy).program;
      expect([classes.length, functions.length, variables.length]).toEqual([3, 2, 4]);
    }
  });

  test('bounds how many expressions are more than leaves', () => {
    const sizes = [0, 4, 12, 40].map((expressions) => {
      const policy = { ...policies.medium, expressions };
      return Array.from({ length: 10 }, (_, i) => branchesIn(make(i, policy).program)).reduce((a, b) => a + b);
    });
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(sizes[3]).toBeGreaterThan(2 * (sizes[0] ?? 0));
  });

  test('bounds how many methods are made for calls that find none', () => {
    const functionsIn = (freshMethods: number) =>
      Array.from({ length: 20 }, (_, i) =>
        make(i, { ...policies.medium, features: { main: 0 }, functions: [1, 1], failures: 0, freshMethods }),
      ).map(({ program }) => program.functions.length);
    expect(Math.max(...functionsIn(0))).toBe(1);
    expect(Math.max(...functionsIn(3))).toBeGreaterThan(1);
    expect(Math.max(...functionsIn(3))).toBeLessThanOrEqual(4);
  });
});

describe('bodies', () => {
  const shapes = made.map(({ program }) => shapeOf(program));
  const sumOf = (name: keyof ProgramShape) => shapes.reduce((sum, shape) => sum + shape[name], 0);

  test('seldom end in a leaf', () => {
    expect(sumOf('leafResults') / sumOf('results')).toBeLessThan(0.15);
  });

  test('are as deep as the paper says, and declarations have as many type parameters', () => {
    expect(sumOf('depth') / made.length).toBeGreaterThan(6);
    expect(Math.max(...shapes.map(({ typeParameters }) => typeParameters))).toBe(3);
  });

  test('read fields, invoke functions and refer to methods of objects that are made for it', () => {
    const receivers = new Set<string>();
    for (const { program } of made)
      traverse(program, {
        expression: (each) => {
          if (each.kind === 'field') receivers.add(`field of ${each.receiver.kind}`);
          if (each.kind === 'invoke') receivers.add(`invoke ${each.function.kind}`);
          if (each.kind === 'reference' && each.callee.kind === 'object')
            receivers.add(`reference of ${each.callee.receiver.kind}`);
        },
      });
    expect([...receivers]).toEqual(
      expect.arrayContaining(['field of new', 'field of call', 'invoke field', 'invoke call', 'reference of new']),
    );
  });

  test('have new methods, fields and classes made for them, within the limits of the policy', () => {
    const none: Policy = { ...policies.medium, freshMethods: 0, freshFields: 0, freshClasses: 0, failures: 0 };
    const countOf = (program: Program) => {
      const count = { fields: 0, classes: 0 };
      traverse(program, {
        class: ({ fields }) => {
          count.classes++;
          count.fields += fields.length;
        },
      });
      return count;
    };
    const [some, without] = [made, made.map((_, i) => make(i, none))].map((programs) =>
      programs.map(({ program }) => countOf(program)),
    );
    const total = (counts: typeof some, name: 'fields' | 'classes') =>
      (counts ?? []).reduce((sum, each) => sum + each[name], 0);
    expect(total(some, 'classes')).toBeGreaterThan(total(without, 'classes'));
    expect(total(some, 'fields')).toBeGreaterThan(total(without, 'fields'));
  });
});

function repeated<T>(list: readonly T[]): T[] {
  return list.filter((each, i) => list.indexOf(each) !== i);
}

// Expressions of several parts; those that are made of nothing are what is left when there is no room.
function branchesIn(program: Program): number {
  let count = 0;
  traverse(program, {
    expression: ({ kind }) => {
      if (kind === 'conditional' || kind === 'binary' || kind === 'match' || kind === 'lambda') count++;
    },
  });
  return count;
}
