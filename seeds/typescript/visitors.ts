// Visitor interfaces over a class hierarchy and over tagged data, with generic results and defaults.
interface Visitor<R, C = void> {
  number(node: NumberNode, context: C): R;
  binary(node: BinaryNode, context: C): R;
  call?(node: CallNode, context: C): R;
}

abstract class SyntaxNode {
  abstract accept<R, C>(visitor: Visitor<R, C>, context: C): R;
  accept0<R>(visitor: Visitor<R>): R {
    return this.accept(visitor, undefined);
  }
}

class NumberNode extends SyntaxNode {
  constructor(readonly value: number) {
    super();
  }
  accept<R, C>(visitor: Visitor<R, C>, context: C): R {
    return visitor.number(this, context);
  }
}

class BinaryNode extends SyntaxNode {
  constructor(
    readonly operator: '+' | '-',
    readonly left: SyntaxNode,
    readonly right: SyntaxNode,
  ) {
    super();
  }
  accept<R, C>(visitor: Visitor<R, C>, context: C): R {
    return visitor.binary(this, context);
  }
}

class CallNode extends SyntaxNode {
  constructor(
    readonly callee: string,
    readonly args: readonly SyntaxNode[],
  ) {
    super();
  }
  accept<R, C>(visitor: Visitor<R, C>, context: C): R {
    const visit = visitor.call;
    if (!visit) throw new TypeError(this.callee);
    return visit.call(visitor, this, context);
  }
}

type Environment = ReadonlyMap<string, (...args: number[]) => number>;

const evaluate: Required<Visitor<number, Environment>> = {
  number: (node) => node.value,
  binary(node, environment) {
    const [left, right] = [node.left, node.right].map((side) => side.accept(this, environment)) as [number, number];
    return node.operator === '+' ? left + right : left - right;
  },
  call(node, environment) {
    const f = environment.get(node.callee) ?? (() => Number.NaN);
    return f(...node.args.map((arg) => arg.accept(this, environment)));
  },
};

const depth: Visitor<number> = {
  number: () => 1,
  binary: (node) => 1 + Math.max(node.left.accept0(depth), node.right.accept0(depth)),
};

type ResultOf<V> = V extends Visitor<infer R, any> ? R : never;
const result: ResultOf<typeof evaluate> = new CallNode('max', [new NumberNode(1), new NumberNode(2)]).accept(evaluate, new Map([['max', Math.max]]));

export const results = [result, new BinaryNode('-', new NumberNode(1), new NumberNode(2)).accept0(depth)];
