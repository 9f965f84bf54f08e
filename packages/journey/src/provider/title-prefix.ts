import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** What comes before the name of the page in the browser's title: the step, an error, a result. */
export const titlePrefixAtom = atom<string | undefined>(undefined);

/** Says in the browser's title what the page shows now, for people who hear the title or choose among tabs. */
export function useTitlePrefix(prefix: string | undefined): void {
  const setPrefix = useSetAtom(titlePrefixAtom);
  useEffect(() => {
    if (prefix === undefined) return;
    setPrefix(prefix);
    return () => setPrefix(undefined);
  }, [prefix, setPrefix]);
}
