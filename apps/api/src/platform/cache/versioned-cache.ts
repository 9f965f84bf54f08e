interface Kept<Value> {
  version: string;
  value: Value;
}

/**
 * Keeps what was made last for each of the keys used last. What was made at another version is made anew: the caller asks
 * the database for the version first, so that no node ever shows what another has changed.
 */
export class VersionedCache<Value> {
  // A Map keeps the order in which its keys came: the one used longest ago stands first.
  readonly #kept = new Map<string | number, Kept<Value>>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  async get(key: string | number, version: string, make: () => Promise<Value>): Promise<Value> {
    const found = this.#kept.get(key);
    const kept = found?.version === version ? found : { version, value: await make() };
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    return kept.value;
  }
}
