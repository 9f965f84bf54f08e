import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deathBenefit } from '../benefits/death-benefit.ts';
import { surrenderValueOf } from '../calendar/surrender-value-parts.ts';
import { loanLimit } from '../loan/loan-limit.ts';
import { loanOwed } from '../loan/loan-owed.ts';
import { nonForfeitureOffer } from '../non-forfeiture/non-forfeiture-offer.ts';
import { surrenderQuote } from '../surrender/surrender-quote.ts';
import { choiceYears } from './choice-years.ts';
import { compareChoices } from './compare-choices.ts';
import { type ComparedPolicy, unpaidPolicyOf } from './compared-policy.ts';
import { keptFigures } from './kept-policy.ts';
import { surrenderAlternatives } from './surrender-alternatives.ts';

const on = '2026-11-26';
const MOST = { loan: Number.MAX_SAFE_INTEGER, withdrawal: 0 };

const money = (most: number) => fc.integer({ min: 0, max: most });

/** Savings plans as customers have them: any age of the policy, with and without bonuses, additions, a loan or grace. */
const policies = fc
  .record({
    issuedIn: fc.integer({ min: 2004, max: 2025 }),
    yearsPaid: fc.integer({ min: 0, max: 20 }),
    premiumTerm: fc.integer({ min: 5, max: 20 }),
    isDue: fc.boolean(),
    modalPremium: fc.integer({ min: 1_000_00, max: 500_000_00 }),
    sumAssured: fc.integer({ min: 10_000_00, max: 100_000_000_00 }),
    otherBonus: money(5_000_000_00),
    additions: fc.option(fc.record({ sumAssured: money(2_000_000_00), factor: fc.integer({ min: 100, max: 10_000 }) })),
    principal: fc.oneof(fc.constant(0), money(500_000_00)),
    undrawn: fc.boolean(),
    hasLoanRests: fc.boolean(),
    policyStatusCode: fc.constantFrom('1', '1', '1', '2', '3'),
    received: fc.oneof(fc.constant(0), money(100_000_00)),
  })
  .map(
    ({
      issuedIn,
      yearsPaid,
      isDue,
      otherBonus,
      additions,
      principal,
      undrawn,
      premiumTerm,
      ...rest
    }): ComparedPolicy => {
      const paid = Math.min(yearsPaid, premiumTerm, 2026 - issuedIn);
      const dueDate =
        paid === premiumTerm || rest.policyStatusCode === '2'
          ? null
          : (`${issuedIn + paid}-11-2${isDue ? 0 : 8}` as const);
      return {
        ...rest,
        line: 'savings',
        premiumMode: 'yearly',
        issueDate: `${issuedIn}-11-2${isDue ? 0 : 8}`,
        premiumTerm,
        policyTerm: 30,
        dueDate,
        maturityDate: `${issuedIn + 30}-11-2${isDue ? 0 : 8}`,
        vestedBonus: otherBonus + (additions?.sumAssured ?? 0),
        additions: additions && {
          sumAssured: additions.sumAssured,
          factors: [{ ageFrom: 0, yearsLeftFrom: 0, factor: additions.factor }],
        },
        birthDate: '1985-06-01',
        loan:
          principal === 0
            ? null
            : { principal, rate: 950, interestFrom: '2026-06-01', restsFrom: null, undrawn: undrawn ? 1_000_00 : 0 },
        loanRate: 950,
        premiumLeft: false,
        revivalDate: null,
        reducedCover: null,
        coverUntil: null,
        reduction: null,
        leastLoan: 5_000_00,
        funds: null,
        hasOpenRequest: false,
        restrictions: [],
        tax: { yearlyPremium: 24_500_00, yearlyPremiums: 24_500_00, isResident: true, hasPan: true, paidThisYear: 0 },
      };
    },
  );

const figuresOf = (policy: ComparedPolicy) => {
  const compared = compareChoices(policy, MOST, on);
  const figures = Object.fromEntries(compared.choices.map((one) => [one.choice, one.figures]));
  return { compared, figures, unpaid: unpaidPolicyOf(policy) };
};

describe('one figure for one thing, wherever it is shown', () => {
  it('the surrender value and its parts: surrender, loan and extended term', () => {
    fc.assert(
      fc.property(policies, (policy) => {
        const { compared, figures, unpaid } = figuresOf(policy);
        const quote = surrenderQuote(unpaid, policy.tax, on);
        const { guaranteed, special, additions, surrenderValue, room } = loanLimit(unpaid, on);
        expect({ guaranteed, special, additions, gross: surrenderValue }).toEqual({
          guaranteed: quote.guaranteed,
          special: quote.special,
          additions: quote.additions,
          gross: quote.gross,
        });
        expect(surrenderValueOf(unpaid, on)).toBe(quote.gross);
        if (figures.surrender) expect(figures.surrender.cash).toBe(quote.net);
        if (figures.loan) expect([compared.bounds.loan.most, figures.loan.cash]).toEqual([room, room]);
      }),
      { numRuns: 1000 },
    );
  });

  it('what is paid at death: compare, surrender, unpaid premium', () => {
    fc.assert(
      fc.property(policies, (policy) => {
        const { compared, figures, unpaid } = figuresOf(policy);
        const owed = policy.loan ? loanOwed(policy.loan, on).total : 0;
        const today = deathBenefit({ ...policy, funds: null, owed }, on);
        expect(keptFigures(policy, on).cover).toBe(today.benefit);
        if (figures['keep-paying']) expect(figures['keep-paying'].cover).toBe(today.benefit);
        // an alternative with nothing guaranteed at maturity says 0
        for (const { option, cover, maturity, cash, yearlyCost } of surrenderAlternatives(compared))
          expect({ ...figures[option], maturity: figures[option]?.maturity ?? 0 }).toMatchObject({
            cover,
            maturity,
            cash,
            yearlyCost,
          });
        const stopped = nonForfeitureOffer(unpaid, 'reduced-paid-up', on);
        if (figures['reduced-paid-up'] && policy.policyStatusCode === '1' && stopped.possible)
          expect(figures['reduced-paid-up'].cover).toBe(stopped.cover);
      }),
      { numRuns: 1000 },
    );
  });

  it('what is paid at death today: the chart', () => {
    fc.assert(
      fc.property(policies, (policy) => {
        const { compared, figures } = figuresOf(policy);
        for (const { choice, points } of choiceYears(policy, compared))
          expect(points[0]?.cover).toBe(figures[choice]?.cover);
      }),
      { numRuns: 100 },
    );
  });

  it('what a policy pays at maturity: compare and surrender', () => {
    fc.assert(
      fc.property(policies, (policy) => {
        const keep = figuresOf(policy).figures['keep-paying'];
        if (keep?.maturity != null) expect(keptFigures(policy, on).maturity).toBe(keep.maturity);
      }),
      { numRuns: 1000 },
    );
  });
});
