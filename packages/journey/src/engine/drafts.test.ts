import { memoryStore } from '@lifedesk/sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineJourney } from './define-journey.ts';
import { deleteDrafts, draftOwner } from './delete-drafts.ts';
import { deleteDraft, draftLifetime, loadDraft, saveDraft } from './drafts.ts';

const journey = defineJourney({
  id: 'update-pan',
  guide: { needs: [], next: [() => 'We look at it'] },
  blank: { name: '', pan: '', agreed: false, files: [] as string[], otp: undefined as string | undefined },
  secrets: ['pan'],
  transient: ['otp'],
  steps: [{ id: 'only', name: () => '' }],
});
const now = 1_795_235_500_123;
const values = { name: 'Asha', pan: 'ABCPK1234L', agreed: true, files: ['up_1'], otp: '123456' };

describe('a draft', () => {
  it('comes back to its owner unchanged, without secrets', () => {
    const store = memoryStore();
    saveDraft(store, journey, 'p_1', { values, key: 'k', policyId: 'p_2' }, now);
    const { pan: _pan, otp: _otp, ...kept } = values;
    expect(loadDraft(store, journey, 'p_1', now + 1)).toEqual({ values: kept, key: 'k', policyId: 'p_2' });
  });

  it('never stores a secret on the device in any form', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{6,18}$/), (secret) => {
        const store = memoryStore();
        saveDraft(store, journey, 'p_1', { values: { ...values, name: '', pan: secret, otp: secret } }, 0);
        const kept = store
          .keys('session')
          .map((key) => store.get('session', key))
          .join();
        expect(kept).not.toContain(secret);
        expect(store.keys('local')).toEqual([]);
        expect(store.keys('cookie')).toEqual([]);
      }),
    );
  });

  it('is deleted if it belongs to someone else or is too old', () => {
    for (const [owner, later] of [
      ['p_9', 0],
      ['p_1', draftLifetime + 1],
    ] as const) {
      const store = memoryStore();
      saveDraft(store, journey, 'p_1', { values }, now);
      expect(loadDraft(store, journey, owner, now + later)).toBeUndefined();
      expect(store.keys('session')).toEqual([]);
    }
  });

  it.each(['', 'null', '7', '{}', '{"owner":"p_1"}', '{"owner":"p_1","at":0,"values":null}', 'not JSON'])(
    'is discarded if it reads %j',
    (text) => {
      const store = memoryStore();
      store.set('session', 'draft.update-pan', text);
      expect(loadDraft(store, journey, 'p_1', 0)).toBeUndefined();
    },
  );

  it('of an earlier release restores only fields that still exist, if they have the right type', () => {
    const store = memoryStore();
    const old = { name: 7, agreed: 'yes', files: {}, pan: 'ABCPK1234L', gone: 'x', otp: '1' };
    store.set('session', 'draft.update-pan', JSON.stringify({ owner: 'p_1', at: 0, values: old }));
    expect(loadDraft(store, journey, 'p_1', 0)).toEqual({ values: {} });
  });

  it('is deleted with all others when the person signs out, and nothing else is', () => {
    const store = memoryStore();
    store.set('session', 'uniqueTokenNo', 't');
    saveDraft(store, journey, 'p_1', { values }, now);
    saveDraft(store, { id: 'raise-complaint' }, 'p_1', { values }, now);
    deleteDraft(store, { id: 'raise-complaint' });
    expect(store.keys('session').sort()).toEqual(['draft.update-pan', 'uniqueTokenNo']);
    deleteDrafts(store);
    expect(store.keys('session')).toEqual(['uniqueTokenNo']);
  });

  it('is deleted when another person signs in, and stays for its owner', () => {
    const store = memoryStore();
    saveDraft(store, journey, 'p_1', { values }, now);
    deleteDrafts(store, 'p_1');
    expect(store.keys('session')).toHaveLength(1);
    deleteDrafts(store, 'p_2');
    expect(store.keys('session')).toEqual([]);
  });

  it('belongs to the customer by an id that no one else has', () => {
    expect(draftOwner({ policiesArray: [{ id: 'p_1' }, { id: 'p_2' }] }, undefined)).toBe('p_1');
    expect(draftOwner({ policiesArray: [] }, undefined)).toBeUndefined();
    expect(draftOwner(undefined, '40012345')).toBe('40012345');
  });
});
