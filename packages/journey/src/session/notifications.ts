import { countNotifications } from '@lifedesk/rules';
import type { AnswerOf, Schemas } from '@lifedesk/sdk';
import { atom, type PrimitiveAtom } from 'jotai';

/** A notification from the server. */
export interface Notification {
  readonly text: string;
  /** The route where it can be settled. */
  readonly path?: string;
  /** Only if it is about a payment that a bank took back: when and why. */
  readonly reversal?: Schemas['PaymentReversal'];
}

/** What the customer should know, by kind; null if there is nothing. Undefined until loaded. */
export const notificationsAtom = atom<Readonly<Record<string, Notification | null>> | undefined>(undefined);

/**
 * What the customer should do, as the server sends it: the sign-in page loads it without the sentences. Undefined
 * before the first response.
 */
export const attentionAnswerAtom: PrimitiveAtom<readonly Schemas['Attention'][] | undefined> = atom<
  readonly Schemas['Attention'][] | undefined
>(undefined);

/** How many of the customer's requests are neither completed nor declined. Undefined until loaded. */
export const openRequestsAtom = atom<number | undefined>(undefined);

/** Stores the server's response about notifications; undefined clears it. */
export const setNotificationsAtom = atom(null, (_, set, answer: AnswerOf<'notifications'> | undefined) => {
  set(notificationsAtom, answer?.notifications);
  set(attentionAnswerAtom, answer?.attention);
  set(openRequestsAtom, answer?.openRequests);
});

/** How many there were when this device last looked. */
export const lastCountAtom = atom(0);

/** How many notifications there are (section 9); until they are loaded, how many there were. */
export const notificationCountAtom = atom((get) => {
  const known = get(notificationsAtom);
  return known ? countNotifications(known) : get(lastCountAtom);
});
