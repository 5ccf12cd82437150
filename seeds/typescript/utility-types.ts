// The library's utility types and home-made relatives, applied to unions, functions, classes and optional members.
interface Task {
  readonly id: number;
  title: string;
  done?: boolean;
  assignee: { name: string; email?: string } | null;
  run(this: Task, input: string, ...flags: boolean[]): Promise<number>;
}

type DataKeys<T> = { [K in keyof T]: T[K] extends Function ? never : K }[keyof T];
type Data<T> = Pick<T, DataKeys<T>>;
type RequireOne<T, K extends keyof T = keyof T> = Omit<T, K> & { [P in K]: Required<Pick<T, P>> & Partial<Omit<Pick<T, K>, P>> }[K];
type PartialBy<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
type DeepReadonly<T> = T extends (...args: any) => any ? T : { readonly [K in keyof T]: DeepReadonly<T[K]> };
type Nullable<T> = { [K in keyof T]: T[K] | null };
type Diff<A, B> = { [K in Exclude<keyof A, keyof B> | Exclude<keyof B, keyof A>]: K extends keyof A ? A[K] : K extends keyof B ? B[K] : never };
type Entries<T> = { [K in keyof T]-?: [K, T[K]] }[keyof T][];
type ReadonlyKeys<T> = { [K in keyof T]-?: (<X>() => X extends { [P in K]: T[K] } ? 1 : 2) extends <X>() => X extends { readonly [P in K]: T[K] } ? 1 : 2 ? K : never }[keyof T];

const task: Task = {
  id: 1,
  title: 't',
  assignee: null,
  async run(input, ...flags) {
    return this.id + input.length + flags.length;
  },
};

const draft: PartialBy<Data<Task>, 'id' | 'assignee'> = { title: 'draft' };
const update: Partial<Readonly<Task>> = { done: true };
const filter: RequireOne<{ id?: number; title?: string; page: number }, 'id' | 'title'> = { page: 1, title: 'x' };
const frozen: DeepReadonly<Task> = task;
const cleared: Nullable<Pick<Task, 'id' | 'title'>> = { id: null, title: 'kept' };
const difference: Diff<{ a: 1; b: 2 }, { b: 2; c: 3 }> = { a: 1, c: 3 };
const entries: Entries<{ x: number; y?: string }> = [['x', 1], ['y', undefined]];
const readonlyKey: ReadonlyKeys<Pick<Task, 'id' | 'title'>> = 'id';

const args: Parameters<OmitThisParameter<Task['run']>> = ['in', true, false];
const result: Promise<Awaited<ReturnType<Task['run']>>> = task.run(...args);
const assignee: NonNullable<Task['assignee']> = { name: 'a' };
const status: Record<Extract<'todo' | 'done' | 'late', `${string}o${string}`>, Task[]> = { todo: [], done: [task] };
const email: Required<typeof assignee>['email'] = assignee.email ?? '';

function update1<T, K extends keyof T>(value: T, changes: Pick<T, K> | ((old: Readonly<T>) => Pick<T, K>)): T {
  return { ...value, ...(typeof changes === 'function' ? changes(value) : changes) };
}

const renamed: Task = update1(task, (old) => ({ title: old.title + '!', done: !old.done }));

export { result };
export const results = [draft.title, update.done, filter.page, frozen.assignee?.name, cleared.id, difference.c, entries.length, readonlyKey, status.done, email, renamed.title];
