/** session: one tab. local: the device. cookie: flags for all tabs. */
export type StoreArea = 'session' | 'local' | 'cookie';

/** Where the session is stored. No method throws: what cannot be stored stays in memory, and is reported once. */
export interface SessionStore {
  get(area: StoreArea, key: string): string | undefined;
  set(area: StoreArea, key: string, value: string): void;
  remove(area: StoreArea, key: string): void;
  keys(area: StoreArea): string[];
}

/** Called once for each area in which storage failed; its values live in memory from then on. */
export type OnStoreProblem = (problem: { readonly area: StoreArea; readonly cause: unknown }) => void;

/** Stores the session for the life of the process: for Node, and for tests. */
export function memoryStore(): SessionStore {
  const areas: Record<StoreArea, Map<string, string>> = { session: new Map(), local: new Map(), cookie: new Map() };
  return {
    get: (area, key) => areas[area].get(key),
    set: (area, key, value) => void areas[area].set(key, value),
    remove: (area, key) => void areas[area].delete(key),
    keys: (area) => [...areas[area].keys()],
  };
}
