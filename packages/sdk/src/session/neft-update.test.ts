import { expect, it } from 'vitest';
import { storedNeftUpdate, storeNeftUpdate } from './neft-update.ts';
import { memoryStore } from './store.ts';

it('stores nothing until a change of bank account is sent, then each of its policies once', () => {
  const store = memoryStore();
  expect(storedNeftUpdate(store)).toEqual({ updatePIData: undefined, updateNeft: undefined, neftPolicies: [] });
  storeNeftUpdate(store, ['p_1']);
  storeNeftUpdate(store, ['p_1', 'p_2']);
  expect(storedNeftUpdate(store)).toEqual({ updatePIData: '1', updateNeft: '1', neftPolicies: ['p_1', 'p_2'] });
});
