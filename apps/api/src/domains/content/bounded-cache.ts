/** Keeps what was used last, up to a number; of the rest it keeps nothing. */
export class BoundedCache<Value> {
  // The one used longest ago stands first: a Map keeps the order in which its keys came.
  readonly #values = new Map<string, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** The value of a key, made where there is none. What cannot be made is not kept. */
  get(key: string, make: () => Value): Value {
    const value = this.#values.has(key) ? (this.#values.get(key) as Value) : make();
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
    return value;
  }
}
