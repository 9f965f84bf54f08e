import { atom } from 'jotai';

/** How many calls are under way for which the person has to wait. The SDK counts them, so nested calls show the loader once (section 4). */
export const inFlightAtom = atom(0);

/** Is 'Please wait' to be shown? Calls that run beside the page are not counted. */
export const isWaitingAtom = atom((get) => get(inFlightAtom) > 0);
