import type { LifedeskError } from '@lifedesk/sdk';
import { atom } from 'jotai';

/** A failure that replaces the screen, until another page is opened. */
export const pageFailureAtom = atom<LifedeskError | undefined>(undefined);
