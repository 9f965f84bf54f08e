import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fourDecimals, tenThousandths } from '../fund/four-decimals.ts';
import type { FundAmount } from '../fund/fund-split.ts';
import type { TopUpLot } from '../fund/move-lots.ts';
import { canTakeFundsOut, type FundsOutFacts } from './can-take-funds-out.ts';
import { canWithdraw, type WithdrawalFacts } from './can-withdraw.ts';
import { type DiscontinuedPolicy, discontinuanceCharge, discontinuedFundValue } from './discontinuance.ts';
import { linkedDeathBenefit, recentWithdrawals, withdrawalCountsUntil } from './linked-death-benefit.ts';
import { type LinkedPayoutTaxFacts, linkedPayoutTax } from './linked-payout-tax.ts';
import { withdrawalLegs } from './withdrawal-legs.ts';
import { checkWithdrawal, type WithdrawableFunds, withdrawalLimits } from './withdrawal-limits.ts';

const TODAY = '2026-11-22';

describe('a policy that is surrendered within its lock-in (domain 14)', () => {
  const inYear = (year: number) => `${2026 - year + 1}-02-25` as const;
  it.each<[string, number, DiscontinuedPolicy['premiumMode'], number, number, number]>([
    ['₹60,000, year 2, fund ₹1,05,000', 2, 'yearly', 60_000_00, 105_000_00, 2_400_00],
    ['₹48,000, year 1, fund ₹40,000', 1, 'yearly', 48_000_00, 40_000_00, 3_000_00],
    ['₹10,00,000, year 1, fund ₹9,80,000', 1, 'yearly', 1_000_000_00, 980_000_00, 6_000_00],
    ['₹10,00,000 at once, year 1, fund ₹9,80,000', 1, 'single', 1_000_000_00, 980_000_00, 6_000_00],
    ['₹50,000, year 3, fund ₹1,40,000', 3, 'yearly', 50_000_00, 140_000_00, 1_500_00],
    ['₹50,001, year 3, fund ₹1,40,000', 3, 'yearly', 50_001_00, 140_000_00, 1_500_03],
    ['₹60,000 in months, year 2', 2, 'monthly', 5_000_00, 105_000_00, 2_400_00],
    ['₹60,000, year 4', 4, 'yearly', 60_000_00, 105_000_00, 1_200_00],
    ['₹60,000, year 5', 5, 'yearly', 60_000_00, 105_000_00, 0],
    ['₹3,00,000 at once, year 4, fund ₹1,00,000', 4, 'single', 300_000_00, 100_000_00, 500_00],
  ])('%s', (_, year, premiumMode, modalPremium, fundValue, charge) => {
    expect(discontinuanceCharge({ issueDate: inYear(year), premiumMode, modalPremium, fundValue }, TODAY)).toBe(charge);
  });

  it('changes at the anniversary', () => {
    const policy = { premiumMode: 'yearly', modalPremium: 60_000_00, fundValue: 105_000_00 } as const;
    const of = (issueDate: DiscontinuedPolicy['issueDate']) => discontinuanceCharge({ ...policy, issueDate }, TODAY);
    expect([of('2025-11-23'), of('2025-11-22')]).toEqual([3_600_00, 2_400_00]);
  });

  it('had a lower limit on older policies', () => {
    const policy = { premiumMode: 'yearly', modalPremium: 30_000_00, fundValue: 105_000_00 } as const;
    expect(discontinuanceCharge({ ...policy, issueDate: '2020-01-31' }, '2020-06-01')).toBe(1_800_00);
    expect(discontinuanceCharge({ ...policy, issueDate: '2020-02-01' }, '2020-06-01')).toBe(3_000_00);
  });

  it.each([
    ['3 years at 4 %', '2029-11-22', 115_411_05],
    ['the same day', TODAY, 102_600_00],
    ['a day', '2026-11-23', 102_611_24],
    ['a year', '2027-11-22', 106_704_00],
  ] as const)('grows ₹1,02,600 for %s', (_, on, value) => {
    expect(discontinuedFundValue(102_600_00, TODAY, on)).toBe(value);
  });
});

describe('whether money can be taken out of funds', () => {
  const facts: FundsOutFacts = {
    isUnitLinked: true,
    policyStatusCode: '1',
    issueDate: '2021-11-22',
    maturityDate: '2041-11-22',
    value: 1,
    hasOpenRequest: false,
    isInvesting: false,
    today: TODAY,
  };
  it.each<[string, Partial<FundsOutFacts>]>([
    ['surrender-possible', {}],
    ['surrender-possible', { issueDate: '2026-11-01' }],
    ['surrender-possible', { policyStatusCode: '4' }],
    ['discontinued', { policyStatusCode: '4', issueDate: '2021-11-23' }],
    ['not-unit-linked', { isUnitLinked: false }],
    ['policy-ended', { policyStatusCode: 'S' }],
    ['matured', { maturityDate: TODAY }],
    ['value-requested', { hasOpenRequest: true }],
    ['money-to-invest', { isInvesting: true }],
    ['no-units', { value: 0 }],
  ])('%s: %j', (because, change) => {
    expect(canTakeFundsOut({ ...facts, ...change })).toEqual({ possible: because === 'surrender-possible', because });
  });

  const terms = { minimum: 5_000_00, largestShare: 25, premiumsLeft: 2, perYear: 4 };
  const part: WithdrawalFacts = {
    terms,
    policyStatusCode: '1',
    issueDate: '2021-11-22',
    birthDate: '2008-11-22',
    made: 3,
    most: 5_000_00,
    today: TODAY,
  };
  it.each<[string, Partial<WithdrawalFacts>]>([
    ['withdrawal-possible', {}],
    ['withdrawal-possible', { birthDate: null }],
    ['not-offered', { terms: null }],
    ['lapsed', { policyStatusCode: '5' }],
    ['locked-in', { issueDate: '2021-11-23' }],
    ['insured-is-minor', { birthDate: '2008-11-23' }],
    ['number-used', { made: 4 }],
    ['too-little-value', { most: 4_999_99 }],
  ])('a part: %s: %j', (because, change) => {
    expect(canWithdraw({ ...part, ...change })).toEqual({ possible: because === 'withdrawal-possible', because });
  });

  const held: WithdrawableFunds = {
    terms,
    funds: [
      { fundCode: 'GRO', value: 600_000_00, free: 580_000_00 },
      { fundCode: 'SEC', value: 400_000_00, free: 400_000_00 },
    ],
    yearlyPremium: 200_000_00,
  };
  it.each<[string, FundAmount[], number]>([
    ['withdrawal-accepted', [{ fundCode: 'GRO', amount: 5_000_00 }], 0],
    ['withdrawal-accepted', [{ fundCode: 'GRO', amount: 250_000_00 }], 0],
    ['above-share', [{ fundCode: 'GRO', amount: 250_000_01 }], 250_000_00],
    ['below-minimum', [{ fundCode: 'GRO', amount: 4_999_99 }], 5_000_00],
    ['no-amount', [{ fundCode: 'GRO', amount: 0 }], 5_000_00],
    ['above-fund', [{ fundCode: 'GRO', amount: 580_000_01 }], 580_000_00],
    ['not-held', [{ fundCode: 'BAL', amount: 5_000_00 }], 0],
    ['fund-twice', [1, 2].map(() => ({ fundCode: 'GRO', amount: 5_000_00 })), 0],
  ])('amounts: %s', (because, from, limit) => {
    expect(checkWithdrawal(held, from)).toMatchObject({ accepted: because === 'withdrawal-accepted', because, limit });
  });

  it('leaves the required number of yearly premiums in the funds', () => {
    const larger = { ...held, yearlyPremium: 400_000_00 };
    expect(withdrawalLimits(larger)).toEqual({ least: 5_000_00, most: 200_000_00 });
    expect(checkWithdrawal(larger, [{ fundCode: 'GRO', amount: 200_000_00 }]).accepted).toBe(true);
    expect(checkWithdrawal(larger, [{ fundCode: 'GRO', amount: 200_000_01 }])).toMatchObject({
      because: 'too-little-left',
      limit: 200_000_00,
    });
  });
});

describe('what is sold', () => {
  const lot = (orderId: string, units: string, paidOn: TopUpLot['paidOn'], lockedUntil: TopUpLot['lockedUntil']) => ({
    orderId,
    fundCode: 'GRO',
    units,
    paidOn,
    lockedUntil,
  });
  const lots = [
    lot('locked', '100.0000', '2025-01-01', '2030-01-01'),
    lot('second', '50.0000', '2021-06-01', '2026-06-01'),
    lot('first', '200.0000', '2021-01-01', '2026-01-01'),
  ];
  const funds = [{ fundCode: 'GRO', units: '1000.0000', nav: '20.0000' }];
  const sell = (from: FundAmount[] | 'all') => {
    const { sold, lots: left, value } = withdrawalLegs(funds, lots, from, TODAY);
    return [sold[0]?.units, value, ...left.map(({ units }) => units)];
  };

  it.each<[FundAmount[] | 'all', unknown[]]>([
    [[{ fundCode: 'GRO', amount: 3_000_00 }], ['150.0000', 3_000_00, '100.0000', '50.0000', '50.0000']],
    [[{ fundCode: 'GRO', amount: 4_400_00 }], ['220.0000', 4_400_00, '100.0000', '30.0000', '0.0000']],
    [[{ fundCode: 'GRO', amount: 18_000_00 }], ['900.0000', 18_000_00, '100.0000', '0.0000', '0.0000']],
    [[{ fundCode: 'GRO', amount: 99_000_00 }], ['900.0000', 18_000_00, '100.0000', '0.0000', '0.0000']],
    ['all', ['1000.0000', 20_000_00, '0.0000', '0.0000', '0.0000']],
  ])('%j: free top-ups first, the oldest first, then premiums, and locked ones stay', (from, expected) => {
    expect(sell(from)).toEqual(expected);
  });

  // domain 13: "By amount ₹1,00,000: sell 1,608.1126 … left 7,804.2255"
  it('is as many units as the amount needs', () => {
    const fund = { fundCode: 'GRO', units: '9412.3381', nav: '62.1847' };
    const { sold } = withdrawalLegs([fund], [], [{ fundCode: 'GRO', amount: 100_000_00 }], TODAY);
    expect(sold).toEqual([{ fundCode: 'GRO', nav: '62.1847', units: '1608.1126', value: 100_000_00 }]);
    expect(fourDecimals(tenThousandths(fund.units) - tenThousandths(sold[0]?.units ?? ''))).toBe('7804.2255');
  });

  it('never takes a fund or a top-up below zero, nor touches a locked one, in any order', () => {
    const units = fc.integer({ min: 0, max: 10 ** 9 }).map((n) => fourDecimals(BigInt(n)));
    const anyLot = fc.record({ units, isLocked: fc.boolean() });
    const amount = fc.integer({ min: 1, max: 10 ** 9 });
    const price = fc.integer({ min: 1, max: 10 ** 7 }).map((n) => fourDecimals(BigInt(n)));
    fc.assert(
      fc.property(
        fc.array(anyLot, { maxLength: 5 }),
        units,
        fc.array(fc.tuple(amount, price)),
        (own, premiums, sales) => {
          let left: TopUpLot[] = own.map(({ isLocked, ...one }, at) => ({
            ...lot(`order-${at}`, one.units, '2021-01-01', isLocked ? '2030-01-01' : '2026-01-01'),
          }));
          const locked = left.filter(({ lockedUntil }) => lockedUntil > TODAY);
          const sum = (all: readonly { units: string }[]) => all.reduce((s, one) => s + tenThousandths(one.units), 0n);
          let all = sum(left) + tenThousandths(premiums);
          for (const [wanted, nav] of sales) {
            const fund = { fundCode: 'GRO', units: fourDecimals(all), nav };
            const after = withdrawalLegs([fund], left, [{ fundCode: 'GRO', amount: wanted }], TODAY);
            all -= sum(after.sold);
            left = left.map((one) => ({ ...one, ...after.lots.find(({ orderId }) => orderId === one.orderId) }));
            expect(all).toBeGreaterThanOrEqual(sum(left));
            expect(sum(left)).toBeGreaterThanOrEqual(0n);
          }
          expect(left.filter(({ lockedUntil }) => lockedUntil > TODAY)).toEqual(locked);
        },
      ),
    );
  });
});

describe('the cover that remains', () => {
  // domain 14: "105 % of premiums paid; withdrawals of the last 2 years reduce the SA"
  it.each([
    [2_000_000_00, 1_265_609_51, 1_200_000_00, 0, 2_000_000_00],
    [2_000_000_00, 1_265_609_51, 1_200_000_00, 300_000_00, 1_700_000_00],
    [2_000_000_00, 1_265_609_51, 1_200_000_00, 900_000_00, 1_265_609_51],
    [2_000_000_00, 900_000_00, 1_200_000_00, 900_000_00, 1_260_000_00],
  ])(
    'of %i with a fund of %i, %i paid and %i withdrawn: %i',
    (sumAssured, fundValue, premiumsPaid, withdrawn, pays) => {
      expect(linkedDeathBenefit({ sumAssured, fundValue, premiumsPaid, withdrawn }, TODAY)).toBe(pays);
    },
  );

  it('is reduced for two years', () => {
    expect(withdrawalCountsUntil(TODAY)).toBe('2028-11-22');
    expect(withdrawalCountsUntil('2024-02-29')).toBe('2026-02-28');
  });

  it('is reduced by what was withdrawn in the last two years, once it has its price', () => {
    const made = [
      { navDate: '2024-11-22', gross: 1_00 },
      { navDate: '2024-11-23', gross: 10_00 },
      { navDate: '2026-11-20', gross: 100_00 },
      { navDate: '2026-11-23', gross: null },
    ] as const;
    expect(recentWithdrawals(made, '2026-11-22')).toBe(110_00);
  });
});

describe('the tax on a payout of funds (domain 16)', () => {
  const facts: LinkedPayoutTaxFacts = {
    gross: 300_000_00,
    paidIn: 500_000_00,
    takenOut: 400_000_00,
    keepsExemption: false,
    isResident: true,
    hasPan: true,
    paidThisYear: 0,
  };
  it.each<[string, Partial<LinkedPayoutTaxFacts>, number]>([
    ['taxed-resident', {}, 4_000_00],
    ['taxed-without-pan', { hasPan: false }, 40_000_00],
    ['taxed-non-resident', { isResident: false }, 26_000_00],
    ['tax-free', { keepsExemption: true }, 0],
    ['no-income', { takenOut: 200_000_00 }, 0],
    ['below-tax-limit', { gross: 95_000_00, takenOut: 500_000_00 }, 0],
    ['taxed-resident', { gross: 95_000_00, takenOut: 600_000_00, paidThisYear: 5_000_00 }, 1_900_00],
  ])('%s: %j', (because, change, tax) => {
    expect(linkedPayoutTax({ ...facts, ...change }, TODAY)).toMatchObject({ because, tax });
  });
});
