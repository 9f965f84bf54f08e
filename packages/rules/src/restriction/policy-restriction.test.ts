import { describe, expect, it } from 'vitest';
import {
  policyRestriction,
  RESTRICTED_ACTIONS,
  type RestrictionFacts,
  restrictionClauses,
  restrictionsOf,
} from './policy-restriction.ts';

const free: RestrictionFacts = {
  action: 'payout',
  assignment: null,
  isMarriedWomensProperty: false,
  isKeyman: false,
  isUnderCourtOrder: false,
  isDeathIntimated: false,
  ownerBirthDate: '1985-06-01',
  today: '2026-11-22',
};

describe('a policy', () => {
  it.each(RESTRICTED_ACTIONS)('without a restriction allows a %s', (action) => {
    expect(policyRestriction({ ...free, action }).restricted).toBe(false);
  });

  it.each([
    [{ isDeathIntimated: true }, 'death-intimated', true],
    [{ isUnderCourtOrder: true }, 'court-order', false],
    [{ ownerBirthDate: '2008-11-23' }, 'owner-is-minor', false],
    [{ isMarriedWomensProperty: true }, 'married-womens-property', false],
    [{ isKeyman: true }, 'keyman', false],
    [{ assignment: 'absolute' }, 'absolute-assignment', false],
    [{ assignment: 'conditional' }, 'conditional-assignment', false],
  ] as const)('with %j allows no loan, surrender, nominee or payout: %s', (change, because, alsoPayments) => {
    for (const action of RESTRICTED_ACTIONS) {
      const decided = policyRestriction({ ...free, ...change, action });
      if (action === 'payment') expect(decided.restricted).toBe(alsoPayments);
      else expect(decided).toEqual({ restricted: true, because });
    }
  });

  it('is restricted by the clauses that restrict', () => {
    const open = restrictionClauses.filter(({ outcome }) => !outcome).map(({ id }) => id);
    expect(open).toEqual(['payment-open', 'no-restriction']);
  });

  it('lists what it forbids', () => {
    const { action: _, ...facts } = free;
    expect(restrictionsOf(facts)).toEqual([]);
    const because = 'absolute-assignment';
    expect(restrictionsOf({ ...facts, assignment: 'absolute' })).toEqual([
      { action: 'loan', because },
      { action: 'surrender', because },
      { action: 'nominee-change', because },
      { action: 'payout', because },
      { action: 'premium-change', because },
      { action: 'fund-switch', because },
    ]);
    expect(restrictionsOf({ ...facts, isDeathIntimated: true })).toHaveLength(RESTRICTED_ACTIONS.length);
  });

  it('is open from the day on which its owner comes of age', () => {
    expect(policyRestriction({ ...free, ownerBirthDate: '2008-11-22' }).restricted).toBe(false);
    expect(policyRestriction({ ...free, ownerBirthDate: null }).restricted).toBe(false);
  });

  it('names the first reason of several', () => {
    const all = { ...free, isUnderCourtOrder: true, isKeyman: true, assignment: 'absolute' } as const;
    expect(policyRestriction(all).because).toBe('court-order');
    expect(policyRestriction({ ...all, isDeathIntimated: true }).because).toBe('death-intimated');
  });
});
