import { countNotifications } from '@lifedesk/rules';
import { atom } from 'jotai';

/** A notification from the server. */
export interface Notification {
  readonly text: string;
  /** The route where it can be settled. */
  readonly path?: string;
}

/** What the customer should know, by kind; null where there is nothing. Undefined until it has been asked for. */
export const notificationsAtom = atom<Readonly<Record<string, Notification | null>> | undefined>(undefined);

/** How many there were when this device looked last. */
export const rememberedCountAtom = atom(0);

/** How many things there are to know (section 9); until they have been asked for, how many there were. */
export const notificationCountAtom = atom((get) => {
  const known = get(notificationsAtom);
  return known ? countNotifications(known) : get(rememberedCountAtom);
});
