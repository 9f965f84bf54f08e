import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** What comes before the name of the page in the browser's title: the step, an error, a result. */
const prefixesAtom = atom<readonly { readonly text: string }[]>([]);

/** The newest of them: an error of a step comes before the step. */
export const titlePrefixAtom = atom((get) => get(prefixesAtom).at(-1)?.text);

/** Says in the browser's title what the page shows now, for people who hear the title or choose among tabs. */
export function useTitlePrefix(prefix: string | undefined): void {
  const setPrefixes = useSetAtom(prefixesAtom);
  useEffect(() => {
    if (prefix === undefined) return;
    const own = { text: prefix };
    setPrefixes((before) => [...before, own]);
    return () => setPrefixes((before) => before.filter((other) => other !== own));
  }, [prefix, setPrefixes]);
}
