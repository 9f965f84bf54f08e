import type { LifedeskError } from '@lifedesk/sdk';
import { atom } from 'jotai';

/** A failure that takes the place of the screen, until another page is opened. */
export const pageFailureAtom = atom<LifedeskError | undefined>(undefined);
