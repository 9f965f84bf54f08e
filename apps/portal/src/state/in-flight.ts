import { atom } from 'jotai';

/** How many calls are under way for which the person has to wait. The SDK counts them, so nested calls show the loader once (section 4). */
export const inFlightAtom = atom(0);

/** Whether 'Please wait' is shown. Calls in the background are not counted. */
export const isWaitingAtom = atom((get) => get(inFlightAtom) > 0);
