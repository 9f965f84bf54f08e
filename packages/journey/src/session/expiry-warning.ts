import { atom } from 'jotai';

/** Seconds left when the warning appeared; undefined while there is nothing to warn of. */
export const expiryWarningAtom = atom<number | undefined>(undefined);
