import { LRUCache } from 'lru-cache';

interface CacheEntry<Value> {
  version: string;
  value: Value;
}

/**
 * Caches the latest value of the most recently used keys. A value of another version is computed again. The caller
 * first reads the version from the database, so that no node ever shows outdated data.
 */
export class VersionedCache<Value> {
  readonly #kept: LRUCache<string | number, CacheEntry<Value>>;

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
