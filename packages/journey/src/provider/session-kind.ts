import { atom } from 'jotai';
import type { SessionKind } from '../service/access.ts';

/** The kind of session that the person has now. Only the session keeper changes it. */
export const sessionKindAtom = atom<SessionKind>('none');
