import { LRUCache } from 'lru-cache';

interface Kept<Value> {
  version: string;
  value: Value;
}

/**
 * Keeps what was made last for each of the keys used last. What was made at another version is made again: the caller asks
 * the database for the version first, so that no node ever shows what another has changed.
 */
export class VersionedCache<Value> {
  readonly #kept: LRUCache<string | number, Kept<Value>>;

  constructor(most: number) {
    this.#kept = new LRUCache({ max: most });
  }

  async get(key: string | number, version: string, make: () => Promise<Value>): Promise<Value> {
    const found = this.#kept.get(key);
    if (found?.version === version) return found.value;
    const value = await make();
    this.#kept.set(key, { version, value });
    return value;
  }
}
