import type { SessionStore } from '@lifedesk/sdk';

const prefix = 'draft.';

/** Where the draft of a journey is kept. */
export const draftKey = (id: string): string => prefix + id;

/**
 * Whose a draft is: the opaque id of the customer's first policy, which no other customer has, or a company's client id,
 * which is in the same storage anyway. Undefined where there is neither: such a draft lives as long as the page.
 */
export function draftOwner(
  customer: { readonly policiesArray: readonly { readonly id: string }[] } | undefined,
  clientId: string | undefined,
): string | undefined {
  return customer?.policiesArray[0]?.id ?? clientId;
}

/**
 * Deletes what was typed into unfinished services: all of it when the person signs out, and what is another's when
 * a customer signs in. Apart from `drafts.ts`, because every page carries it.
 * @param owner whose drafts stay
 */
export function forgetDrafts(store: SessionStore, owner?: string): void {
  for (const key of store.keys('session'))
    if (key.startsWith(prefix) && (owner === undefined || !store.get('session', key)?.includes(JSON.stringify(owner))))
      store.remove('session', key);
}
