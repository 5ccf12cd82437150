// Generators with yield, return and next types, delegation, and async iteration.
type Step = { kind: 'ask'; question: string } | { kind: 'tell'; text: string };

function* dialogue(name: string): Generator<Step, number, string> {
  const age = yield { kind: 'ask', question: `How old are you, ${name}?` };
  yield { kind: 'tell', text: `You are ${age}.` };
  const again: string = yield* ask('Again?');
  return Number(age) + again.length;
}

function* ask(question: string): Generator<Step, string, string> {
  let answer = '';
  while (answer === '') answer = yield { kind: 'ask', question };
  return answer;
}

function* naturals(from = 0): Generator<number, never, boolean | undefined> {
  for (;;) {
    const skip = yield from++;
    if (skip) from++;
  }
}

function* take<T>(source: Iterable<T>, count: number): Generator<T, void, undefined> {
  if (count <= 0) return;
  for (const item of source) {
    yield item;
    if (--count === 0) return;
  }
}

async function* ticks<T>(values: Iterable<T | PromiseLike<T>>): AsyncGenerator<Awaited<T>, void, unknown> {
  for (const value of values) yield await value;
}

async function collect<T>(source: AsyncIterable<T> | Iterable<T | Promise<T>>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of source) items.push(item);
  return items;
}

function run<T>(program: Generator<Step, T, string>, answers: readonly string[]): T {
  const queue = [...answers];
  let state = program.next(queue.shift() ?? '');
  while (!state.done) {
    const step = state.value;
    state = program.next(step.kind === 'ask' ? (queue.shift() ?? 'none') : '');
  }
  return state.value;
}

class Pages implements AsyncIterable<string[]> {
  async *[Symbol.asyncIterator](): AsyncIterator<string[]> {
    yield* [['a'], ['b', 'c']];
  }
}

const counter = naturals(5);
const second: number = (counter.next(), counter.next(true).value);

export const results: number[] = [run(dialogue('ann'), ['', '30', 'yes']), second, ...take(naturals(), 3)];
export const later: Promise<[number[], string[][]]> = Promise.all([collect(ticks([1, Promise.resolve(2)])), collect(new Pages())]);
