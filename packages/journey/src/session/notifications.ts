import { countNotifications } from '@lifedesk/rules';
import type { AnswerOf, Schemas } from '@lifedesk/sdk';
import { atom, type PrimitiveAtom } from 'jotai';

/** A notification from the server. */
export interface Notification {
  readonly text: string;
  /** The route where it can be settled. */
  readonly path?: string;
}

/** What the customer should know, by kind; null where there is nothing. Undefined until it has been asked for. */
export const notificationsAtom = atom<Readonly<Record<string, Notification | null>> | undefined>(undefined);

/** What the customer should do, as the server says it: the sign-in page keeps it without the sentences. Undefined before the first answer. */
export const attentionAnswerAtom: PrimitiveAtom<readonly Schemas['Attention'][] | undefined> = atom<
  readonly Schemas['Attention'][] | undefined
>(undefined);

/** How many requests of the customer are neither completed nor declined. Undefined until it has been asked for. */
export const openRequestsAtom = atom<number | undefined>(undefined);

/** Takes all that the server answers about what the customer should know; undefined forgets it. */
export const takeNotificationsAtom = atom(null, (_, set, answer: AnswerOf<'notifications'> | undefined) => {
  set(notificationsAtom, answer?.notifications);
  set(attentionAnswerAtom, answer?.attention);
  set(openRequestsAtom, answer?.openRequests);
});

/** How many there were when this device looked last. */
export const rememberedCountAtom = atom(0);

/** How many things there are to know (section 9); until they have been asked for, how many there were. */
export const notificationCountAtom = atom((get) => {
  const known = get(notificationsAtom);
  return known ? countNotifications(known) : get(rememberedCountAtom);
});
