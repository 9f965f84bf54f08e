import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deathBenefit } from '../benefits/death-benefit.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { loanBalance } from '../loan/loan-balance.ts';
import { surrenderQuote } from '../surrender/surrender-quote.ts';
import { choiceYears, choiceYearsComparer } from './choice-years.ts';
import { choiceComparer, compareChoices } from './compare-choices.ts';
import {
  type ComparedFunds,
  type ComparedPolicy,
  POLICY_CHOICES,
  type PolicyChoice,
  unpaidPolicyOf,
} from './compared-policy.ts';
import { figureRules } from './figure-rules.ts';
import { figureSums } from './figure-sums.ts';
import { surrenderAlternatives } from './surrender-alternatives.ts';

/** domain.md, sections 8 and 15: ₹24,500 a year, 7 of 15 paid, year 7 of 20, sum assured ₹3,50,000, bonus ₹52,500. */
const savings: ComparedPolicy = {
  line: 'savings',
  policyStatusCode: '1',
  premiumMode: 'yearly',
  modalPremium: 24_500_00,
  issueDate: '2019-12-05',
  premiumTerm: 15,
  policyTerm: 20,
  dueDate: '2026-12-05',
  sumAssured: 350_000_00,
  vestedBonus: 52_500_00,
  maturityDate: '2039-12-05',
  birthDate: '1985-06-01',
  loan: null,
  loanRate: 950,
  hasLoanRests: false,
  received: 0,
  premiumLeft: false,
  revivalDate: null,
  reducedCover: null,
  coverUntil: null,
  reduction: 225,
  leastLoan: 5_000_00,
  funds: null,
  hasOpenRequest: false,
  restrictions: [],
  tax: {
    yearlyPremium: 24_500_00,
    yearlyPremiums: 24_500_00,
    isResident: true,
    hasPan: true,
    paidThisYear: 0,
  },
};
const FUNDS: ComparedFunds = {
  value: 1_265_609_51,
  free: 1_265_609_51,
  isInvesting: false,
  terms: { minimum: 5_000_00, largestShare: 25, premiumsLeft: 2, perYear: 4 },
  made: 0,
  withdrawn: 0,
  paidIn: 1_200_000_00,
  takenOut: 0,
  keepsExemption: true,
};
/** domain.md, section 13: a fund of ₹12,65,609.51. */
const linked: ComparedPolicy = {
  ...savings,
  line: 'unit-linked',
  modalPremium: 200_000_00,
  issueDate: '2021-02-25',
  premiumTerm: 10,
  policyTerm: 15,
  dueDate: '2027-02-25',
  maturityDate: '2036-02-25',
  sumAssured: 2_000_000_00,
  vestedBonus: 0,
  loanRate: null,
  funds: FUNDS,
};
const on: CalendarDate = '2026-11-22';
const most = Number.MAX_SAFE_INTEGER;
const compareAll = (policy: ComparedPolicy, amounts = { loan: most, withdrawal: most }) =>
  compareChoices(policy, amounts, on);
const of = (policy: ComparedPolicy, choice: PolicyChoice, amounts?: { loan: number; withdrawal: number }) => {
  const found = compareAll(policy, amounts).choices.find((one) => one.choice === choice);
  if (!found) throw new Error('Every choice must be in the comparison');
  return found;
};

describe('the choices of a savings policy', () => {
  it('have the figures of the rules that decide them', () => {
    const figures = Object.fromEntries(compareAll(savings).choices.map(({ choice, figures: one }) => [choice, one]));
    expect(figures).toMatchObject({
      'keep-paying': {
        cash: 0,
        // domain-2.md, section 31.3: 3,50,000 + 52,500 = ₹4,02,500.00
        cover: 402_500_00,
        maturity: 402_500_00,
        yearlyCost: 24_500_00,
        premiumsLeft: 8,
        undo: 'any-time',
      },
      // section 8: ₹3,50,000 × 7 of 15 and the bonus → ₹2,15,833.33; section 10: revived within five years
      'reduced-paid-up': {
        cash: 0,
        cover: 215_833_33,
        maturity: 215_833_33,
        yearlyCost: 0,
        premiumsLeft: 0,
        undo: 'by-revival',
        undoUntil: '2031-12-04',
      },
      // section 15: loan limit 90 % → ₹77,175.00
      loan: {
        cash: 77_175_00,
        cover: 402_500_00 - 77_175_00,
        yearlyCost: 24_500_00 + 7_331_63,
        undoUntil: '2039-12-05',
      },
      'partial-withdrawal': null,
      // section 15: paid ₹85,750.00
      surrender: { cash: 85_750_00, cover: 0, maturity: 0, yearlyCost: 0, tax: { tax: 0, because: 'tax-free' } },
      revival: null,
    });
  });

  it('are illustrated at 4 % and 8 %, less the charges of the plan, never below what is guaranteed', () => {
    expect(of(savings, 'keep-paying').figures?.assumed).toEqual([
      { rate: 4, amount: 461_768_15 },
      { rate: 8, amount: 782_524_59 },
    ]);
    expect(of(savings, 'reduced-paid-up').figures?.assumed.map(({ rate }) => rate)).toEqual([4, 8]);
    expect(of({ ...savings, reduction: 900 }, 'keep-paying').figures?.assumed.map(({ amount }) => amount)).toEqual([
      402_500_00, 402_500_00,
    ]);
    expect(of({ ...savings, reduction: null }, 'keep-paying').figures?.assumed).toEqual([]);
  });

  it.each<[Partial<ComparedPolicy>, PolicyChoice, string]>([
    [{}, 'keep-paying', 'open'],
    [{ policyStatusCode: '4' }, 'keep-paying', 'lapsed'],
    [{ policyStatusCode: 'S' }, 'keep-paying', 'policy-ended'],
    [{ policyStatusCode: 'I' }, 'keep-paying', 'not-in-force'],
    [{ maturityDate: on }, 'keep-paying', 'matured'],
    [{ policyStatusCode: 'A', line: 'annuity' }, 'keep-paying', 'annuity-in-payment'],
    [{ dueDate: null }, 'reduced-paid-up', 'nothing-to-pay'],
    [{ dueDate: '2020-12-05' }, 'reduced-paid-up', 'no-value-yet'],
    [{ policyStatusCode: '3' }, 'reduced-paid-up', 'already-reduced'],
    [{ policyStatusCode: '4' }, 'reduced-paid-up', 'lapsed'],
    [{ loanRate: null }, 'loan', 'no-loan-on-plan'],
    [{ policyStatusCode: '4' }, 'loan', 'not-in-force'],
    [{ dueDate: '2020-12-05' }, 'loan', 'no-surrender-value'],
    [{ hasOpenRequest: true }, 'loan', 'payout-requested'],
    [{ loan: { principal: 77_175_00, rate: 950, interestFrom: on } }, 'loan', 'limit-reached'],
    [{ leastLoan: 77_175_01 }, 'loan', 'below-least'],
    [{ restrictions: [{ action: 'loan', because: 'court-order' }] }, 'loan', 'restricted'],
    [{}, 'partial-withdrawal', 'not-unit-linked'],
    [{ restrictions: [{ action: 'surrender', because: 'keyman' }] }, 'surrender', 'restricted'],
    [{ loan: { principal: 90_000_00, rate: 950, interestFrom: on } }, 'surrender', 'owed-more'],
    [{}, 'revival', 'status-not-lapsed'],
    [{ policyStatusCode: '4', dueDate: '2020-11-22', revivalDate: on }, 'revival', 'revival-date-past'],
    [{ policyStatusCode: '4', dueDate: '2025-12-05', revivalDate: '2030-12-05' }, 'revival', 'revival-date-ahead'],
  ])('with %j %s is %s', (change, choice, because) => {
    expect(of({ ...savings, ...change }, choice).because).toBe(because);
  });

  it('names the restriction', () => {
    const restrictions = [{ action: 'loan', because: 'court-order' }] as const;
    expect(of({ ...savings, restrictions }, 'loan')).toMatchObject({ restriction: 'court-order', figures: null });
  });

  it('revives with all dues, and the premiums after them', () => {
    const lapsed: ComparedPolicy = {
      ...savings,
      policyStatusCode: '4',
      dueDate: '2025-12-05',
      revivalDate: '2030-12-05',
    };
    const { figures } = of(lapsed, 'revival');
    expect(figures).toMatchObject({ cover: 402_500_00, yearlyCost: 24_500_00, premiumsLeft: 8, cash: 0 });
    expect(figures?.cost).toBeGreaterThan(24_500_00);
  });
});

describe('a policy in free look', () => {
  const freeLook = { refund: 23_129_32, lastDay: '2026-12-01' } as const;
  it('can be returned first of all, with its refund and the last day', () => {
    const [first] = compareAll({ ...savings, freeLook }).choices;
    expect(first).toMatchObject({
      choice: 'free-look',
      because: 'open',
      figures: { cash: 23_129_32, until: '2026-12-01', cover: 0, maturity: 0, yearlyCost: 0, premiumsLeft: 0 },
    });
    expect(
      choiceYears({ ...savings, freeLook }, compareAll({ ...savings, freeLook })).map(({ choice }) => choice),
    ).toEqual(['keep-paying', 'reduced-paid-up', 'loan']);
  });

  it('is no choice at all once that is over', () => {
    expect(compareAll(savings).choices.map(({ choice }) => choice)).not.toContain('free-look');
  });

  it('that a restriction bars the owner from returning says which', () => {
    const restrictions = [{ action: 'surrender', because: 'court-order' }] as const;
    expect(compareAll({ ...savings, freeLook, restrictions }).choices[0]).toEqual({
      choice: 'free-look',
      because: 'restricted',
      restriction: 'court-order',
      figures: null,
    });
  });
});

describe('how a figure is worked out', () => {
  const sumsOf = (policy: ComparedPolicy, choice: PolicyChoice, amount = 0) => {
    const { figures } = of(policy, choice, { loan: amount, withdrawal: amount });
    return figures ? figureSums(policy, { choice, amount, today: on }, figures) : {};
  };
  const lent = { ...savings, loan: { principal: 10_000_00, rate: 950, interestFrom: on } } as const;

  it('names the own amounts of the policy', () => {
    expect(sumsOf(lent, 'keep-paying').cover).toEqual([
      { part: 'sum-assured', amount: 350_000_00 },
      { part: 'bonus', amount: 52_500_00 },
      { part: 'owed', amount: -10_000_00 },
    ]);
    expect(sumsOf(savings, 'loan', 5_000_00).cash).toEqual([
      { part: 'surrender-value', amount: 85_750_00 },
      { part: 'loan-limit', amount: 77_175_00 },
      { part: 'most', amount: 77_175_00 },
    ]);
    expect(sumsOf(savings, 'keep-paying').cash).toEqual([]);
  });

  it.each(['keep-paying', 'reduced-paid-up', 'loan', 'surrender'] as const)('%s: the lines add up', (choice) => {
    const { figures } = of(lent, choice, { loan: 5_000_00, withdrawal: 0 });
    const sums = sumsOf(lent, choice, 5_000_00);
    const total = (lines: readonly { amount: number }[] = []) => lines.reduce((sum, { amount }) => sum + amount, 0);
    if (choice === 'surrender') expect(total(sums.cash)).toBe(figures?.cash);
    else expect([total(sums.cover), total(sums.maturity)]).toEqual([figures?.cover, figures?.maturity]);
  });
});

describe('what is possible instead of a surrender', () => {
  const alternatives = (change: Partial<ComparedPolicy>) =>
    surrenderAlternatives(compareAll({ ...savings, ...change }));
  it('has the figures of the comparison', () => {
    expect(alternatives({})).toMatchObject([
      {
        option: 'keep-paying',
        cash: 0,
        cover: 402_500_00,
        maturity: 402_500_00,
        yearlyCost: 24_500_00,
        premiumsLeft: 8,
      },
      { option: 'reduced-paid-up', cash: 0, cover: 215_833_33, maturity: 215_833_33, yearlyCost: 0, premiumsLeft: 0 },
      { option: 'loan', cash: 77_175_00, cover: 325_325_00, yearlyCost: 24_500_00 + 7_331_63, premiumsLeft: 8 },
    ]);
  });

  it.each<[Partial<ComparedPolicy>, string[]]>([
    [{ restrictions: [{ action: 'loan', because: 'court-order' }] }, ['keep-paying', 'reduced-paid-up']],
    [{ loanRate: null }, ['keep-paying', 'reduced-paid-up']],
    [{ dueDate: null }, ['keep-paying', 'loan']],
    [{ policyStatusCode: '3' }, ['loan']],
    [{ policyStatusCode: '4' }, []],
  ])('with %j: %j', (change, options) => {
    expect(alternatives(change).map(({ option }) => option)).toEqual(options);
  });
});

describe('the choices of a unit-linked policy', () => {
  it('take money out of the fund, which lowers the cover for two years', () => {
    const { figures } = of(linked, 'partial-withdrawal', { loan: 0, withdrawal: 100_000_00 });
    expect(figures).toMatchObject({ cash: 100_000_00, cover: 1_900_000_00, maturity: null, undo: 'not-after-price' });
    const compared = compareAll(linked, { loan: 0, withdrawal: 100_000_00 });
    const years = choiceYears(linked, compared).find(({ choice }) => choice === 'partial-withdrawal');
    expect(years?.points.map(({ cover }) => cover).slice(0, 4)).toEqual([
      1_900_000_00, 1_900_000_00, 1_900_000_00, 2_000_000_00,
    ]);
    // 25 % of the fund; two yearly premiums stay
    expect(compared.bounds.withdrawal).toEqual({ least: 5_000_00, most: 316_402_37 });
  });

  it.each<[Partial<ComparedPolicy>, PolicyChoice, string]>([
    [{}, 'loan', 'unit-linked-plan'],
    [{ issueDate: '2022-02-25' }, 'partial-withdrawal', 'locked-in'],
    [{ issueDate: '2022-02-25', dueDate: '2027-02-24' }, 'reduced-paid-up', 'set-aside'],
    [{ funds: { ...FUNDS, terms: null } }, 'partial-withdrawal', 'not-offered'],
    [{ funds: { ...FUNDS, made: 4 } }, 'partial-withdrawal', 'number-used'],
    [{ funds: { ...FUNDS, free: 4_999_99 } }, 'partial-withdrawal', 'too-little-value'],
    [{ funds: { ...FUNDS, isInvesting: true } }, 'surrender', 'money-to-invest'],
    [{ restrictions: [{ action: 'surrender', because: 'keyman' }] }, 'partial-withdrawal', 'restricted'],
    [{ hasOpenRequest: true }, 'surrender', 'value-requested'],
    [{}, 'surrender', 'surrender-possible'],
  ])('with %j %s is %s', (change, choice, because) => {
    expect(of({ ...linked, ...change }, choice).because).toBe(because);
  });

  it('are paid at once after the lock-in, and at its end with 4 % a year within it', () => {
    expect(of(linked, 'surrender').figures).toMatchObject({ cash: 1_265_609_51, later: null, cover: 0 });
    // section 14: ₹60,000 a year, year 2, fund ₹1,05,000 → ₹2,400.00 is kept, ₹1,02,600.00 to the fund; 3 years at 4 % → ₹1,15,411.05
    const young: ComparedPolicy = {
      ...linked,
      modalPremium: 60_000_00,
      issueDate: '2024-11-22',
      dueDate: '2026-11-22',
      funds: { ...FUNDS, value: 105_000_00 },
    };
    const { choices } = compareChoices(young, { loan: 0, withdrawal: 0 }, '2026-11-21');
    const { figures } = choices.find(({ choice }) => choice === 'surrender') ?? {};
    expect(figures).toMatchObject({ cash: 0, tax: null, later: { on: '2029-11-22' } });
    // and one day more of the fourth year
    expect(figures?.later?.amount).toBe(115_411_05 + 12_65);
  });

  it('are taxed on what is more than the premiums where they are not free of tax', () => {
    const taxed = { ...linked, funds: { ...FUNDS, keepsExemption: false } };
    // the fund is ₹65,609.51 more than the premiums paid: 2 % of that
    expect(of(taxed, 'surrender').figures).toMatchObject({ cash: 1_265_609_51 - 1_312_19, tax: { tax: 1_312_19 } });
  });

  it('grow from the value of the fund, with the premiums that are left', () => {
    const [low, high] = of(linked, 'keep-paying').figures?.assumed ?? [];
    const [lowWithout] = of(linked, 'reduced-paid-up').figures?.assumed ?? [];
    // ₹12,65,609.51 at 1.75 % for nine years
    expect(lowWithout?.amount).toBe(1_479_481_29);
    expect(low?.amount).toBeGreaterThan(lowWithout?.amount ?? 0);
    expect(high?.amount).toBeGreaterThan(low?.amount ?? 0);
  });
});

describe('any policy', () => {
  const policies = fc.record({
    due: fc.integer({ min: 2020, max: 2034 }),
    sumAssured: fc.integer({ min: 1, max: 100_000_000_00 }),
    vestedBonus: fc.integer({ min: 0, max: 10_000_000_00 }),
    principal: fc.integer({ min: 0, max: 100_000_00 }),
    loan: fc.integer({ min: -1, max: 1_000_000_00 }),
    hasLoanRests: fc.boolean(),
  });
  const build = ({
    due,
    principal,
    ...rest
  }: {
    due: number;
    principal: number;
    hasLoanRests: boolean;
  }): ComparedPolicy => ({
    ...savings,
    ...rest,
    dueDate: `${due}-12-05`,
    loan: principal > 0 ? { principal, rate: 950, interestFrom: '2026-06-01' } : null,
  });

  it('never brings more cash than its value, never more cover without premiums, and a loan costs what is owed', () => {
    fc.assert(
      fc.property(policies, ({ loan, ...given }) => {
        const policy = build(given);
        const compared = compareChoices(policy, { loan, withdrawal: 0 }, on);
        const figures = Object.fromEntries(compared.choices.map((one) => [one.choice, one.figures]));
        const keep = figures['keep-paying'];
        const { loan: lent, surrender, 'reduced-paid-up': stopped } = figures;
        if (!keep) throw new Error('a policy in force can be kept');
        const quote = surrenderQuote(unpaidPolicyOf(policy), policy.tax, on);
        if (lent) expect(lent.cash).toBeLessThanOrEqual(quote.gross);
        if (lent && surrender) expect(lent.cash).toBeLessThanOrEqual(surrender.cash);
        if (surrender) expect(surrender.cash).toBe(quote.net);
        for (const one of compared.choices) expect(one.figures?.cash ?? 0).toBeLessThanOrEqual(quote.gross);
        if (stopped) {
          expect(stopped.cover).toBeLessThanOrEqual(policy.sumAssured + (policy.vestedBonus ?? 0));
          expect(stopped.maturity).toBeLessThanOrEqual(keep.maturity ?? 0);
        }
        if (lent) {
          const present = policy.loan ? loanBalance(policy.loan, on).total : 0;
          const restsFrom = policy.hasLoanRests ? on : null;
          const debt = { principal: present + lent.cash, rate: 950, interestFrom: on, restsFrom };
          const then = loanBalance(debt, policy.maturityDate ?? on).total;
          const whole = policy.sumAssured + (policy.vestedBonus ?? 0);
          expect(lent.cover).toBe(
            Math.max(0, deathBenefit({ ...policy, funds: null, owed: 0 }, on).benefit - present - lent.cash),
          );
          expect(lent.maturity).toBe(Math.max(0, whole - then));
          expect(lent.cash).toBeGreaterThanOrEqual(compared.bounds.loan.least);
          expect(lent.cash).toBeLessThanOrEqual(compared.bounds.loan.most);
        }
        for (const one of compared.choices) {
          const [low, high] = one.figures?.assumed ?? [];
          expect(high?.amount ?? 0).toBeGreaterThanOrEqual(low?.amount ?? 0);
          expect(low?.amount ?? 0).toBeGreaterThanOrEqual(one.figures?.maturity ?? 0);
        }
      }),
    );
  });

  it('has a point for today, each anniversary and maturity, with the same figures at both ends', () => {
    const compared = compareAll(savings);
    const years = choiceYears(savings, compared);
    expect(years.map(({ choice }) => choice)).toEqual(['keep-paying', 'reduced-paid-up', 'loan']);
    for (const { choice, points } of years) {
      const figures = of(savings, choice).figures;
      expect(points).toHaveLength(15);
      expect(points[0]).toMatchObject({ date: on, cover: figures?.cover });
      expect(points.at(-1)).toMatchObject({ date: '2039-12-05', value: figures?.maturity });
    }
    // what is paid at death only falls by the interest after the day of the loan
    const [kept, , lent] = years.map(({ points }) => points.at(-1)?.cover ?? 0);
    const debt = loanBalance({ principal: 77_175_00, rate: 950, interestFrom: on }, '2039-12-05').total;
    expect((kept ?? 0) - (lent ?? 0)).toBe(debt);
    // section 15: year 8 factor 53.3333 % on eight premiums
    expect(years[0]?.points[1]?.value).toBe(104_533_33);
    expect(choiceYears({ ...savings, maturityDate: null }, compared)).toEqual([]);
  });

  it('gives the same for a series of amounts as when computed from scratch', () => {
    const amounts = fc.array(
      fc.record({
        loan: fc.integer({ min: -1, max: 1_000_000_00 }),
        withdrawal: fc.integer({ min: -1, max: 1_000_000_00 }),
      }),
      { minLength: 2, maxLength: 6 },
    );
    const withFunds = fc.record({ value: fc.integer({ min: 0, max: 10_000_000_00 }), withdrawn: fc.nat(2_000_000_00) });
    fc.assert(
      fc.property(policies, fc.option(withFunds), amounts, ({ loan: _, ...given }, funds, steps) => {
        const policy = funds ? { ...linked, funds: { ...FUNDS, ...funds, free: funds.value } } : build(given);
        const compare = choiceComparer(policy, on);
        const yearsOf = choiceYearsComparer(policy, on);
        for (const wanted of steps) {
          const compared = compare(wanted);
          const afresh = compareChoices(policy, wanted, on);
          expect(compared).toEqual(afresh);
          expect(yearsOf(compared)).toEqual(choiceYears(policy, afresh));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('keeps the figures of a choice whose amount stays', () => {
    const compare = choiceComparer(savings, on);
    const [first, second] = [10_000_00, 20_000_00].map((loan) => compare({ loan, withdrawal: 0 }).choices);
    const same = first?.filter((one, at) => one === second?.[at]).map(({ choice }) => choice);
    expect(same).toEqual(POLICY_CHOICES.filter((choice) => choice !== 'loan' && choice !== 'free-look'));
  });

  it('says how each figure is worked out and where the rule comes from, without internal notes', () => {
    const lapsed = { ...savings, policyStatusCode: '4', dueDate: '2025-12-05', revivalDate: '2030-12-05' } as const;
    const sources = [savings, linked, lapsed].flatMap((policy) =>
      compareAll(policy).choices.flatMap(({ choice, figures }) =>
        figures === null ? [] : Object.values(figureRules(policy, choice, figures, on)).flatMap((one) => one.sources),
      ),
    );
    expect(sources).toContain('Decision of the company');
    expect(sources.join()).not.toMatch(/check|docs\//);
    const { figures } = of(savings, 'surrender');
    expect(figures && figureRules(savings, 'surrender', figures, on).cash).toEqual({
      rule: 'surrender-cash',
      sources: [
        'IRDAI Non-Linked Insurance Products Regulations 2019',
        'IRDAI Master Circular on Life Insurance Products of 12 June 2024; the rate is of the company',
      ],
    });
  });
});
