import { type Drawing, type DrawnEdge, type DrawnNode, fills } from '../drawing/drawing.js';
import { typeLabel } from '../types/label.js';
import { type ClassType, parameterLabel } from '../types/type.js';
import { createTypeTable } from '../types/type-table.js';
import type { ApiClass } from './api-class.js';
import type { ApiLibrary } from './api-library.js';
import type { ApiField, ApiMethod } from './api-member.js';
import type { ApiType } from './api-type.js';
import { modelType } from './model-type.js';

interface Definition {
  readonly id: string;
  /** What it is called on or read of; nothing where no object is needed. */
  readonly receiver?: ApiType;
  readonly result: ApiType;
}

/**
 * The API graph (Section 3.2 of the Thalia paper) around a class. From left to right: what definitions that give it need,
 * these definitions, the class, what it has, and what that gives; with the substitution on each edge to a generic class.
 */
export function drawNeighbours(api: ApiLibrary, name: string): Drawing {
  const classes = new Map([...api.classes, ...api.mentioned].map((each) => [each.name, each]));
  const sketch = newSketch();
  const centre = sketch.node(2, name, 'type');
  for (const { id, receiver, result } of definitionsOf(api)) {
    if (result.kind === 'class' && result.name === name) {
      const definition = sketch.node(1, id, 'declaration');
      sketch.edge(definition, centre, substitutionText(result, classes));
      if (receiver) sketch.edge(sketch.node(0, constructorText(receiver), 'type'), definition, '');
    }
    if (receiver?.kind === 'class' && receiver.name === name) {
      const definition = sketch.node(3, id, 'declaration');
      sketch.edge(centre, definition, '');
      sketch.edge(definition, sketch.node(4, constructorText(result), 'type'), substitutionText(result, classes));
    }
  }
  return sketch.drawing;
}

function newSketch() {
  const nodes: DrawnNode[] = [];
  const edges: DrawnEdge[] = [];
  const known = new Map<string, number>();
  return {
    drawing: { nodes, edges } satisfies Drawing,
    node(column: number, label: string, kind: 'type' | 'declaration'): number {
      const key = `${column} ${label}`;
      const node = known.get(key) ?? nodes.push({ label, fill: fills[kind], column }) - 1;
      known.set(key, node);
      return node;
    },
    edge(from: number, to: number, label: string): void {
      edges.push({ from, to, label, style: 'solid' });
    },
  };
}

function* definitionsOf(api: ApiLibrary): Generator<Definition> {
  for (const each of [...api.classes, ...api.mentioned]) {
    const self = selfType(each);
    for (const { id } of each.constructors) yield { id, result: self };
    for (const member of [...each.methods, ...each.fields]) yield definition(member, self);
  }
  for (const member of [...api.functions, ...api.variables]) yield definition(member);
}

function definition(member: ApiMethod | ApiField, self?: ApiType): Definition {
  const receiver = member.receiver ?? (member.static ? undefined : self);
  return { id: member.id, ...(receiver && { receiver }), result: 'type' in member ? member.type : member.result };
}

function selfType({ name, typeParameters }: ApiClass): ApiType {
  return { kind: 'class', name, args: typeParameters.map((each) => ({ kind: 'parameter', name: each.name })) };
}

function constructorText(type: ApiType): string {
  return type.kind === 'class' ? type.name : typeLabel(modelType(type, createTypeTable()));
}

function substitutionText(type: ApiType, classes: ReadonlyMap<string, ApiClass>): string {
  if (type.kind !== 'class') return '';
  const parameters = classes.get(type.name)?.typeParameters ?? [];
  const { args } = modelType(type, createTypeTable()) as ClassType;
  return args.map((arg, i) => `${parameterLabel(parameters[i]?.name ?? '')} := ${typeLabel(arg)}`).join(', ');
}
