import { atom } from 'jotai';

/** The browser stores nothing for this site: the session lives in memory only and ends with the page. */
export const storageBlockedAtom = atom(false);
