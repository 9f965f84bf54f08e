import openapi from '@lifedesk/contract/openapi.json' with { type: 'json' };
import type { CalendarDate } from '@lifedesk/rules';
import * as texts from '@lifedesk/rules/texts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalAt } from './problem.ts';

type Rule = texts.RefusalRule;
type Facts = { date: CalendarDate } & Record<
  'minimum' | 'maximum' | 'step' | 'amount' | 'total' | 'sum' | 'percent' | 'count',
  number
>;
type Screen<R extends Rule> = (because: texts.RefusalReason<R>, facts: Facts, language: texts.Language) => string;

/** The sentence that a screen shows for the reason of a rule, from the results of the rule. */
const SCREENS: { readonly [R in Rule]: Screen<R> } = {
  additions: (because, _, language) => texts.additionsText(because, language),
  'additions-part': (because, { minimum: least, total: additions }, language) =>
    texts.additionsPartText(because, { least, additions }, language),
  borrow: (because, _, language) => texts.borrowText(because, language),
  'falls-due': (because, _, language) => texts.fallsDueText(because, language),
  'free-look': (because, { date }, language) => texts.freeLookText(because, date, language),
  'fund-split': (because, { sum }, language) => texts.fundSplitText(because, sum, language),
  'funds-out': (because, _, language) => texts.fundsOutText(because, language),
  'gst-refund': (because, { date }, language) => texts.gstRefundText(because, date, language),
  'loan-amount': (because, { minimum: least, maximum: most }, language) =>
    texts.loanAmountText(because, { least, most }, language),
  mandate: (because, _, language) => texts.mandateText(because, language),
  'mandate-terms': (because, { amount: premium, maximum: most }, language) =>
    texts.mandateTermsText(because, { premium, most }, language),
  'mode-offer': (because, { minimum }, language) => texts.modeOfferText(because, minimum, language),
  'no-redirection': (because, _, language) => texts.noRedirectionText(because, language),
  'no-switch': (because, _, language) => texts.noSwitchText(because, language),
  'non-forfeiture': (because, _, language) => texts.nonForfeitureText(because, language),
  'non-forfeiture-choice': (because, _, language) => texts.nonForfeitureChoiceText(because, language),
  'offline-file': (because, { date: madeOn, count: days }, language) =>
    texts.offlineFileText(because, { madeOn, days }, language),
  pan: (because, _, language) => texts.panText(because, language),
  'pay-link': (because, _, language) => texts.payLinkText(because, language),
  'pay-link-offer': (because, _, language) => texts.payLinkOfferText(because, language),
  payer: (because, _, language) => texts.payerText(because, language),
  payout: (because, { date }, language) => texts.payoutText(because, date, language),
  pickup: (because, _, language) => texts.pickupText(because, language),
  'premium-change': (because, _, language) => texts.premiumChangeText(because, language),
  'proof-date': (because, _, language) => texts.proofDateText(because, language),
  redirection: (because, { sum, percent: leastShare }, language) =>
    texts.redirectionText({ because, sum }, { leastShare }, language),
  restriction: (because, _, language) => texts.restrictionText(because, language),
  'rider-offer': (because, _, language) => texts.riderOfferText(because, language),
  'rider-sum': (because, sums, language) => texts.riderSumText(because, sums, language),
  skip: (because, _, language) => texts.skipText(because, language),
  surrender: (because, _, language) => texts.surrenderText(because, language),
  switch: (because, { sum, total, minimum, percent: leastShare }, language) =>
    texts.switchText({ because, sum, total }, { minimum, leastShare }, language),
  unclaimed: (because, _, language) => texts.unclaimedText(because, language),
  withdrawal: (because, { date: lockedUntil, count: perYear }, language) =>
    texts.withdrawalText(because, { lockedUntil, perYear }, language),
  'withdrawal-amounts': (because, { amount: limit }, language) =>
    texts.withdrawalCheckText({ because, limit }, language),
};

const paise = fc.integer({ min: 0, max: 99_999_999_99 });
const facts: fc.Arbitrary<Facts> = fc.record({
  date: fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10) as CalendarDate),
  minimum: paise,
  maximum: paise,
  step: paise,
  amount: paise,
  total: paise,
  sum: paise,
  percent: fc.integer({ min: 0, max: 100 }),
  count: fc.integer({ min: 0, max: 100 }),
});

describe('the sentence of a refusal is the sentence of the screen', () => {
  it.each(texts.REFUSAL_RULES)('for each reason of %s, after it has travelled', (rule) => {
    const screen = SCREENS[rule] as (because: string, facts: Facts, language: texts.Language) => string;
    expect(texts.reasonsOf(rule).length).toBeGreaterThan(1);
    for (const because of texts.reasonsOf(rule))
      fc.assert(
        fc.property(facts, (given) => {
          const sent = refusalAt(rule === 'pan' ? '/pan' : '/policyNo', rule, { because, ...given } as never);
          const { detail, ...refusal } = JSON.parse(JSON.stringify(sent));
          expect(detail).toBe(screen(because, given, 'en'));
          for (const language of texts.LANGUAGES)
            expect(texts.refusalText(refusal, language)).toBe(screen(because, given, language));
        }),
        { numRuns: 20 },
      );
  });

  it('does not contain what else a rule returned', () => {
    const found = { because: 'matured', policyNo: '501234567', name: 'Asha', row: { id: 1 } } as const;
    expect(refusalAt('/policyNo', 'surrender', found)).toEqual({
      pointer: '/policyNo',
      detail: 'The policy has matured. Its maturity value is paid.',
      rule: 'surrender',
      because: 'matured',
    });
  });

  it('leaves out a sum that is not a number', () => {
    const check = { because: 'not-whole', sum: Number.NaN, percent: 10 } as const;
    expect(refusalAt('/to', 'redirection', check).facts).toEqual({ percent: 10 });
  });
});

const { schemas } = openapi.components;
/** The values of a property that the contract lists in its place. */
const valuesOf = (property: object) => (property as { enum: readonly string[] }).enum;

describe('the contract lists', () => {
  it('the rules that refuse', () => {
    const how = 'add the rule to refusal-texts.ts and to RefusalRule in openapi/schemas/problem.yaml';
    expect([...schemas.RefusalRule.enum].sort(), how).toEqual([...texts.REFUSAL_RULES].sort());
  });

  /** The reasons that a response never contains: nothing is wrong, or it is said otherwise. */
  const UNSENT: Partial<Record<Rule, readonly string[]>> = {
    'gst-refund': ['no-gst'],
    mandate: ['can-register'],
    'mode-offer': ['mode-offered'],
    'non-forfeiture': ['possible'],
    'non-forfeiture-choice': ['falls-due'],
    'pay-link-offer': ['can-share'],
    payout: ['unrestricted'],
    'premium-change': ['change-possible'],
    restriction: ['no-restriction', 'payment-open'],
    'rider-offer': ['rider-offered'],
  };

  it.each<[string, readonly string[], readonly Rule[]]>([
    ['AdditionsReason', schemas.AdditionsReason.enum, ['additions']],
    ['BorrowReason', schemas.BorrowReason.enum, ['borrow']],
    ['FreeLookReason', schemas.FreeLookReason.enum, ['free-look']],
    ['FundsOutReason', schemas.FundsOutReason.enum, ['funds-out']],
    ['GstRefundReason', schemas.GstRefundReason.enum, ['gst-refund']],
    ['PayoutRestrictionReason', schemas.PayoutRestrictionReason.enum, ['payout', 'restriction']],
    ['PremiumChangeReason', schemas.PremiumChangeReason.enum, ['premium-change']],
    ['RestrictionReason', schemas.RestrictionReason.enum, ['restriction']],
    ['SkipReason', schemas.SkipReason.enum, ['skip']],
    ['SurrenderReason', schemas.SurrenderReason.enum, ['surrender']],
    ['UnclaimedReason', schemas.UnclaimedReason.enum, ['unclaimed']],
    ['WithdrawalReason', schemas.WithdrawalReason.enum, ['withdrawal']],
    ['FixedNonForfeiture', valuesOf(schemas.FixedNonForfeiture.properties.because), ['non-forfeiture-choice']],
    ['MandateRefusal', valuesOf(schemas.MandateRefusal.properties.because), ['mandate']],
    ['NoAllocationPolicy', valuesOf(schemas.NoAllocationPolicy.properties.because), ['no-redirection', 'restriction']],
    ['NotSwitchable', valuesOf(schemas.NotSwitchable.properties.because), ['no-switch', 'restriction']],
    ['UnsharedDue', valuesOf(schemas.UnsharedDue.properties.because), ['pay-link-offer']],
    ['ModeOffered', valuesOf(schemas.ModeOffered.properties.lacks), ['mode-offer']],
    ['NonForfeitureOffered', valuesOf(schemas.NonForfeitureOffered.properties.lacks), ['non-forfeiture']],
    ['RiderOffered', valuesOf(schemas.RiderOffered.properties.lacks), ['rider-offer']],
  ])('in %s the reasons of the rule', (_, listed, rules) => {
    const reasons = rules.flatMap((rule) =>
      texts.reasonsOf(rule).filter((because) => !UNSENT[rule]?.includes(because)),
    );
    expect([...listed].sort()).toEqual(reasons.sort());
  });
});
