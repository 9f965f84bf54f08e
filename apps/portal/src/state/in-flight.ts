import { atom, type createStore } from 'jotai';

const countAtom = atom(0);

/** Is a call under way that the person has to wait for? The calls are counted, so nested ones show the loader once (section 4). */
export const isWaitingAtom = atom((get) => get(countAtom) > 0);

/** Shows the loader while the work is under way, however it ends. */
export async function whileWaiting<T>(store: ReturnType<typeof createStore>, work: () => Promise<T>): Promise<T> {
  store.set(countAtom, (count) => count + 1);
  try {
    return await work();
  } finally {
    store.set(countAtom, (count) => count - 1);
  }
}
