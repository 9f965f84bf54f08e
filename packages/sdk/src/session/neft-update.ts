import { localKeys } from './storage-keys.ts';
import type { SessionStore } from './store.ts';

/** What the device stores about a change of bank account (specification section 5). */
export interface StoredNeftUpdate {
  readonly updatePIData: string | undefined;
  readonly updateNeft: string | undefined;
  /** The opaque ids of the policies that the change applies to. */
  readonly neftPolicies: readonly string[];
}

const part = (name: keyof StoredNeftUpdate) => `${localKeys.neftUpdate}.${name}`;

/** Stores that a change of bank account was sent for these policies, by their opaque ids. Forgotten at sign-out. */
export function storeNeftUpdate(store: SessionStore, policyIds: readonly string[]): void {
  store.set('local', part('updatePIData'), '1');
  store.set('local', part('updateNeft'), '1');
  store.set(
    'local',
    part('neftPolicies'),
    [...new Set([...storedNeftUpdate(store).neftPolicies, ...policyIds])].join(' '),
  );
}

/**
 * The change of bank account sent from this device. `appliesNeftUpdate` of the rules says which policies it applies to.
 */
export function storedNeftUpdate(store: SessionStore): StoredNeftUpdate {
  return {
    updatePIData: store.get('local', part('updatePIData')),
    updateNeft: store.get('local', part('updateNeft')),
    neftPolicies: store.get('local', part('neftPolicies'))?.split(' ').filter(Boolean) ?? [],
  };
}
