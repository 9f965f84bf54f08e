import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PREMIUM_MODES } from '../premium/premium-terms.ts';
import { horizonOf } from './horizon.ts';
import { overviewTotals, type TotalledPolicy } from './overview-totals.ts';

const today = '2026-11-22';
const savings: TotalledPolicy = {
  policyNo: '1',
  policyStatusCode: '1',
  line: 'savings',
  premiumMode: 'yearly',
  modalPremium: 2_450_000,
  issueDate: '2019-12-02',
  premiumTerm: 15,
  dueDate: '2026-12-02',
  isPremiumPaying: true,
  isAutoDebit: false,
  isRunning: true,
  maturityDate: '2039-12-02',
  certificateDueOn: null,
  sumAssured: 35_000_000,
  reducedCover: null,
  coverUntil: null,
  linked: null,
  received: 0,
  fundValue: null,
  loanOutstanding: null,
};
const none = {
  cover: 0,
  dueAhead: 0,
  overdue: null,
  benefitsAhead: null,
  fundValue: null,
  annuityValue: null,
  loanOutstanding: null,
};
const term: TotalledPolicy = {
  ...savings,
  line: 'term',
  premiumMode: 'half-yearly',
  modalPremium: 618_000,
  issueDate: '2023-03-22',
  premiumTerm: 30,
  dueDate: '2027-03-22',
  sumAssured: 1_000_000_000,
};
const annuity: TotalledPolicy = {
  ...savings,
  line: 'annuity',
  policyStatusCode: 'A',
  dueDate: null,
  isPremiumPaying: false,
};

it.each([
  ['no policy', [], none],
  ['a premium in ten days', [savings], { ...none, cover: 35_000_000, dueAhead: 2_450_000 }],
  ['two policies', [savings, term], { ...none, cover: 1_035_000_000, dueAhead: 2_450_000 + 2 * 618_000 }],
  // the overdue one and the one of next year
  [
    'an overdue premium',
    [{ ...savings, dueDate: '2026-11-02' }],
    { ...none, cover: 35_000_000, dueAhead: 4_900_000, overdue: 2_450_000 },
  ],
  [
    'a part of an overdue premium received',
    [{ ...savings, dueDate: '2026-11-02', received: 450_000 }],
    { ...none, cover: 35_000_000, dueAhead: 4_450_000, overdue: 2_000_000 },
  ],
  ['money received', [{ ...savings, received: 450_000 }], { ...none, cover: 35_000_000, dueAhead: 2_000_000 }],
  ['more received than due', [{ ...savings, received: 9_000_000 }], { ...none, cover: 35_000_000 }],
  [
    'a reduced policy',
    [{ ...savings, policyStatusCode: '3', isPremiumPaying: false, fundValue: 100 }],
    { ...none, cover: 16_333_333, fundValue: 100 },
  ],
  ['a lapsed one', [{ ...savings, policyStatusCode: '4', isPremiumPaying: false, isRunning: false }], none],
  [
    'a loan',
    [{ ...savings, loanOutstanding: 6_000_000 }],
    { ...none, cover: 35_000_000, dueAhead: 2_450_000, loanOutstanding: 6_000_000 },
  ],
  ['an annuity', [annuity], { ...none, annuityValue: 35_000_000 }],
] as [string, TotalledPolicy[], object][])('with %s', (_name, policies, totals) => {
  expect(overviewTotals(policies, today)).toEqual(totals);
});

it('the premiums of the months add up to the total without what is overdue', () => {
  const anyPolicy = fc.record({
    premiumMode: fc.constantFrom(...PREMIUM_MODES),
    dueDate: fc.constantFrom<TotalledPolicy['dueDate'][]>(
      '2026-09-02',
      '2026-11-02',
      '2026-11-21',
      '2026-11-22',
      '2026-12-02',
      '2027-06-02',
    ),
    received: fc.constantFrom(0, 1, 450_000, 2_450_000, 9_000_000),
    isAutoDebit: fc.boolean(),
    isPremiumPaying: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyPolicy, { maxLength: 4 }), (facts) => {
      const policies = facts.map((some): TotalledPolicy => ({ ...savings, ...some }));
      const { dueAhead, overdue } = overviewTotals(policies, today);
      const months = horizonOf(policies, [], today)
        .filter(({ kind }) => kind === 'premium-due' || kind === 'auto-debit')
        .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
      expect(months).toBe(dueAhead - (overdue ?? 0));
    }),
  );
});
