import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useApp } from './app.ts';
import type { Links, ServiceNames } from './links.ts';
import { sessionKindAtom } from './session-kind.ts';

/** `links.href`. The calling component re-renders when the session changes. */
export function useHref(): Links['href'] {
  const { links } = useApp();
  useAtomValue(sessionKindAtom);
  return links.href;
}

/** The names of the services; undefined until they have loaded. */
export function useServiceNames(): ServiceNames | undefined {
  const { links } = useApp();
  useAtomValue(sessionKindAtom);
  const [names, setNames] = useState<ServiceNames>();
  useEffect(() => {
    let left = false;
    links.names?.().then(
      (loaded) => left || setNames(loaded),
      (error: unknown) => console.warn('the names of the services did not load', error),
    );
    return () => {
      left = true;
    };
  }, [links]);
  return names;
}
