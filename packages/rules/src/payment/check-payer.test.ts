import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { THIRD_PARTY_PREMIUM } from '../tables/third-party-premium.ts';
import { acceptedRelations, checkPayer, exceedsYearlyLimit, type PayerFacts, payerDeclares } from './check-payer.ts';

const facts: PayerFacts = {
  amount: 24_500_00,
  paidByOthers: 0,
  today: '2026-11-21',
  relation: 'sibling',
  isDeclared: false,
  hasPan: false,
};

describe('someone who pays for another person', () => {
  // domain, section 5: "Third-party premium or payout is refused except lawful heirs, employer groups"
  it.each<[Partial<PayerFacts>, string]>([
    [{}, 'accepted'],
    [{ relation: 'employer' }, 'accepted'],
    [{ relation: 'friend' }, 'relation-not-accepted'],
    [{ relation: 'other' }, 'relation-not-accepted'],
    [{ amount: 50_000_00 }, 'accepted'],
    [{ amount: 50_000_01 }, 'pan-needed'],
    [{ paidByOthers: 25_500_00 }, 'accepted'],
    [{ paidByOthers: 25_500_01 }, 'pan-needed'],
    [{ amount: 50_000_01, hasPan: true }, 'declaration-needed'],
    [{ amount: 50_000_01, hasPan: true, isDeclared: true }, 'accepted'],
    [{ amount: 2_00_000_00, hasPan: true, isDeclared: true }, 'accepted'],
    [{ amount: 2_00_000_01, hasPan: true, isDeclared: true }, 'above-yearly-most'],
    [{ relation: 'friend', amount: 2_00_000_01 }, 'relation-not-accepted'],
    [{ today: '1999-12-31' }, 'relation-not-accepted'],
  ])('with %j: %s', (change, because) => {
    expect(checkPayer({ ...facts, ...change })).toEqual({ accepted: because === 'accepted', because });
  });

  it('never rejects a smaller amount than it accepts', () => {
    const paise = fc.integer({ min: 0, max: 3_00_000_00 });
    fc.assert(
      fc.property(paise, paise, paise, fc.boolean(), fc.boolean(), (amount, less, paidByOthers, hasPan, isDeclared) => {
        const given = { ...facts, amount, paidByOthers, hasPan, isDeclared };
        if (checkPayer(given).accepted)
          expect(checkPayer({ ...given, amount: Math.min(amount, less) }).accepted).toBe(true);
      }),
    );
  });

  it('uses the limits of the day', () => {
    const [row] = THIRD_PARTY_PREMIUM;
    expect(acceptedRelations('2026-11-21')).toEqual(row?.value.relations);
    expect(acceptedRelations('1999-12-31')).toEqual([]);
    expect(exceedsYearlyLimit({ ...facts, today: '1999-12-31' })).toBe(true);
    expect(payerDeclares({ ...facts, today: '1999-12-31' })).toBe(true);
  });
});
