import { localKeys } from './storage-keys.ts';
import type { SessionStore } from './store.ts';

/** What the device holds of a change of bank account that was sent (specification section 5). */
export interface StoredNeftUpdate {
  readonly updatePIData: string | undefined;
  readonly updateNeft: string | undefined;
  /** The opaque ids of the policies that the change is for. */
  readonly neftPolicies: readonly string[];
}

const part = (name: keyof StoredNeftUpdate) => `${localKeys.neftUpdate}.${name}`;

/** Keeps that a change of bank account was sent for these policies, by their opaque ids; it is forgotten at sign-out. */
export function storeNeftUpdate(store: SessionStore, policyIds: readonly string[]): void {
  store.set('local', part('updatePIData'), '1');
  store.set('local', part('updateNeft'), '1');
  store.set(
    'local',
    part('neftPolicies'),
    [...new Set([...storedNeftUpdate(store).neftPolicies, ...policyIds])].join(' '),
  );
}

/** The change of bank account that this device has sent. `appliesNeftUpdate` of the rules says for which policy it counts. */
export function storedNeftUpdate(store: SessionStore): StoredNeftUpdate {
  return {
    updatePIData: store.get('local', part('updatePIData')),
    updateNeft: store.get('local', part('updateNeft')),
    neftPolicies: store.get('local', part('neftPolicies'))?.split(' ').filter(Boolean) ?? [],
  };
}
