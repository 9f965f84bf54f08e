import type { SessionStore } from '@lifedesk/sdk';

const prefix = 'draft.';

/** The storage key of a journey's draft. */
export const draftKey = (id: string): string => prefix + id;

/**
 * The owner of a draft: the opaque id of the customer's first policy, which no other customer has, or a company's
 * client id, which is in the same storage anyway. Undefined if there is neither: such a draft lasts as long as the
 * page.
 */
export function draftOwner(
  customer: { readonly policiesArray: readonly { readonly id: string }[] } | undefined,
  clientId: string | undefined,
): string | undefined {
  return customer?.policiesArray[0]?.id ?? clientId;
}

/**
 * Deletes unfinished answers: all of them when the person signs out, and those of others when a customer signs in.
 * Separate from `drafts.ts`, because every page loads it.
 * @param owner whose drafts stay
 */
export function deleteDrafts(store: SessionStore, owner?: string): void {
  for (const key of store.keys('session'))
    if (key.startsWith(prefix) && (owner === undefined || !store.get('session', key)?.includes(JSON.stringify(owner))))
      store.remove('session', key);
}
