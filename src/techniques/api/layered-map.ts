/** A map above another one, which it never changes: what is set here counts before what stands there. */
export function layeredMap<Key, Value>(base: ReadonlyMap<Key, Value>): Map<Key, Value> {
  return new LayeredMap(base);
}

class LayeredMap<Key, Value> extends Map<Key, Value> {
  readonly #base: ReadonlyMap<Key, Value>;

  constructor(base: ReadonlyMap<Key, Value>) {
    super();
    this.#base = base;
  }

  override get(key: Key): Value | undefined {
    return super.get(key) ?? this.#base.get(key);
  }

  override has(key: Key): boolean {
    return super.has(key) || this.#base.has(key);
  }
}
