import { atom } from 'jotai';

/** Calls in flight for which the person has to wait. */
export interface InFlight {
  readonly count: number;
  /** What to show instead of 'Please wait'. */
  readonly message?: string | undefined;
}

/** The SDK counts the calls, so nested calls show the loader once (section 4). Background calls do not count. */
export const inFlightAtom = atom<InFlight>({ count: 0 });

/** Whether 'Please wait', or a message, is shown. */
export const isWaitingAtom = atom((get) => get(inFlightAtom).count > 0);
