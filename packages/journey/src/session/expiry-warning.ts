import { atom } from 'jotai';

/** Seconds that were left when the warning came; undefined while there is nothing to warn of. */
export const expiryWarningAtom = atom<number | undefined>(undefined);
