// Optional chaining, nullish coalescing, logical assignment and non-null assertions on deep optional data.
interface Person {
  name: string;
  address?: {
    street?: string | null;
    city: { name: string; mayor?: Person };
  };
  friends?: readonly Person[];
  greet?(other: string): string;
  tags?: Record<string, string[] | undefined>;
}

function mayorStreet(person: Person | null | undefined): string {
  return person?.address?.city.mayor?.address?.street ?? 'unknown';
}

function firstFriend(person: Person): Person['name'] | undefined {
  return person.friends?.[0]?.name;
}

function greeting(person: Person, other?: Person): string {
  const text = person.greet?.(other?.name ?? 'you') || `${person.name} says nothing`;
  return text!;
}

function narrowed(person?: Person): number {
  if (person?.address?.city.name === 'x') return person.address.city.name.length;
  if (typeof person?.friends?.length === 'number') return person.friends.length;
  return person?.tags?.['a']?.length ?? -1;
}

function fill(person: Person): Required<Pick<Person, 'address' | 'tags'>> {
  person.address ??= { city: { name: 'nowhere' } };
  person.address.street ||= 'main';
  person.tags &&= { ...person.tags, filled: ['yes'] };
  return { address: person.address, tags: person.tags ?? {} };
}

type Present<T> = T extends null | undefined ? never : T;
type Street = Present<Present<Person['address']>['street']>;

const defaults = { retries: 0, label: '', nothing: null as null | string };
const retries: number = defaults.retries ?? 5;
const label: string = defaults.label || 'none';
const nothing: string | boolean = defaults.nothing ?? false;

const ann: Person = { name: 'ann', greet: (other) => `hi ${other}` };
const bob: Person = { name: 'bob', friends: [ann], address: { street: null, city: { name: 'x', mayor: ann } } };
const street: Street = fill(bob).address.street ?? 'missing';
const maybe: undefined | (() => { readonly done: boolean }) = Math.random() > 2 ? () => ({ done: true }) : undefined;
const done: boolean | undefined = maybe?.()['done'];

delete ann.address?.street;

export const results = [mayorStreet(bob), firstFriend(bob), greeting(ann, bob), narrowed(bob), retries, label, nothing, street, done];
