import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { customerAtom } from '../customer/customer.ts';
import { useApp } from '../provider/app.ts';
import type { Journey, Values } from './define-journey.ts';
import { draftOwner } from './delete-drafts.ts';
import { type Draft, deleteDraft, loadDraft, saveDraft } from './drafts.ts';

export interface DraftOnDevice<V extends Values> {
  /** The draft when the journey opened. */
  readonly found: Draft<V> | undefined;
  readonly keep: (draft: Draft<V>) => void;
  readonly forget: () => void;
}

/**
 * The draft of a journey for the signed-in person. Without an identifiable owner it lasts as long as the page.
 * @param ownedBy the owner if no one signs in, such as the link that opened the page
 */
export function useDraft<V extends Values>(
  journey: Pick<Journey<V>, 'id' | 'blank' | 'secrets' | 'transient' | 'storesNothing'>,
  ownedBy?: string,
): DraftOnDevice<V> {
  const { sdk } = useApp();
  const { session } = sdk;
  const { store, clock } = session;
  const customer = draftOwner(useAtomValue(customerAtom), session.state.clientId);
  const owner = journey.storesNothing ? undefined : (ownedBy ?? customer);
  const found = useRef<{ readonly draft: Draft<V> | undefined }>(undefined);
  found.current ??= { draft: owner === undefined ? undefined : loadDraft<V>(store, journey, owner, clock.now()) };
  return {
    found: found.current.draft,
    keep: (draft) => owner !== undefined && saveDraft<V>(store, journey, owner, draft, clock.now()),
    forget: () => deleteDraft(store, journey),
  };
}
