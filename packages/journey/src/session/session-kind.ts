import { atom } from 'jotai';
import type { SessionKind } from '../service/access.ts';

/** The kind of session that the person has now. Moved by the session keeper alone. */
export const sessionKindAtom = atom<SessionKind>('none');
