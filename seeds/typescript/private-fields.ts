// Private #fields, #methods, accessors, static blocks and brand checks with `in`.
class Account {
  static #opened = 0;
  static limits: ReadonlyMap<string, number>;

  static {
    const limits = new Map<string, number>();
    limits.set('daily', 100);
    this.limits = limits;
  }

  readonly #owner: string;
  #balance = 0;
  #history: readonly { readonly amount: number; readonly at: number }[] = [];

  constructor(owner: string) {
    this.#owner = owner;
    Account.#opened++;
  }

  static isAccount(value: unknown): value is Account {
    return typeof value === 'object' && value !== null && #balance in value;
  }

  static get opened(): number {
    return Account.#opened;
  }

  get balance(): number {
    return this.#balance;
  }

  get #last(): number | undefined {
    return this.#history.at(-1)?.amount;
  }

  #record(amount: number): void {
    this.#history = [...this.#history, { amount, at: this.#history.length }];
    this.#balance += amount;
  }

  deposit(amount: number): this {
    if (amount <= (Account.limits.get('daily') ?? 0)) this.#record(amount);
    return this;
  }

  transfer(to: Account, amount: number = this.#last ?? 0): boolean {
    if (this === to || this.#balance < amount) return false;
    this.#record(-amount);
    to.#record(amount);
    return to.#owner !== this.#owner;
  }

  equals(other: Account | { balance: number }): boolean {
    return #owner in other ? other.#owner === this.#owner : other.balance === this.#balance;
  }
}

const ann = new Account('ann').deposit(50);
const bob = new Account('bob');
const values: unknown[] = [ann, { balance: 50 }, 'text'];
const accounts: Account[] = values.filter(Account.isAccount);

export const results = [ann.transfer(bob), bob.balance, ann.equals({ balance: 0 }), accounts.length, Account.opened];
