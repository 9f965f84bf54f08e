import { describe, expect, it } from 'vitest';
import * as enAttention from './en/attention.ts';
import * as enAttentionCard from './en/attention-card.ts';
import * as enChanges from './en/changes.ts';
import * as enComparison from './en/comparison.ts';
import * as enCover from './en/cover.ts';
import * as enFormat from './en/format.ts';
import * as enFund from './en/fund.ts';
import * as enLoan from './en/loan.ts';
import * as enLoginId from './en/login-id.ts';
import * as enMandate from './en/mandate.ts';
import * as enPaidUpAdditions from './en/paid-up-additions.ts';
import * as enPayLink from './en/pay-link.ts';
import * as enPayment from './en/payment.ts';
import * as enPaymentProof from './en/payment-proof.ts';
import * as enRestoration from './en/restoration.ts';
import * as enRestriction from './en/restriction.ts';
import * as enService from './en/service.ts';
import * as enSuitability from './en/suitability.ts';
import * as enSurrender from './en/surrender.ts';
import * as enUnclaimed from './en/unclaimed.ts';
import * as enWithdrawal from './en/withdrawal.ts';
import * as hiAttention from './hi/attention.ts';
import * as hiAttentionCard from './hi/attention-card.ts';
import * as hiChanges from './hi/changes.ts';
import * as hiComparison from './hi/comparison.ts';
import * as hiCover from './hi/cover.ts';
import * as hiFormat from './hi/format.ts';
import * as hiFund from './hi/fund.ts';
import * as hiLoan from './hi/loan.ts';
import * as hiLoginId from './hi/login-id.ts';
import * as hiMandate from './hi/mandate.ts';
import * as hiPaidUpAdditions from './hi/paid-up-additions.ts';
import * as hiPayLink from './hi/pay-link.ts';
import * as hiPayment from './hi/payment.ts';
import * as hiPaymentProof from './hi/payment-proof.ts';
import * as hiRestoration from './hi/restoration.ts';
import * as hiRestriction from './hi/restriction.ts';
import * as hiService from './hi/service.ts';
import * as hiSuitability from './hi/suitability.ts';
import * as hiSurrender from './hi/surrender.ts';
import * as hiUnclaimed from './hi/unclaimed.ts';
import * as hiWithdrawal from './hi/withdrawal.ts';
import {
  attentionDeadlineText,
  attentionOtherwiseText,
  coverText,
  dueText,
  freeLookText,
  gstRefundText,
  lateFeeText,
  loanPaymentText,
  nomineeSharesText,
  payoutText,
  revivalText,
  topUpText,
} from './index.ts';

/** Values for every placeholder of every sentence. */
const values = {
  due: '05/06/2026',
  days: 120,
  reinstatementUntil: '02/12/2026',
  revivalFrom: '03/12/2026',
  revivalUntil: '14/03/2028',
  date: '05/06/2026',
  old: 'Mid Cap Fund',
  into: 'Growth Fund',
  from: '04/05/2026',
  daysLate: 3,
  perDay: '₹100',
  interest: '₹1.00',
  total: '₹2.00',
  minimum: '₹3.00',
  maximum: '₹4.00',
  step: '₹1.00',
  percent: 8.5,
  sum: 90,
  sumAmount: '₹90.00',
  totalAmount: '₹100.00',
  until: '24/11/2026',
  remaining: 10,
  amount: '₹26,502.62',
  deadline: '04/01/2027',
  since: '05/12/2026',
  count: 1,
  cover: '₹1,63,333',
  daysLeft: 12,
  rest: 1,
  length: 16,
  over: 2,
  to: '65',
  years: '12',
  premium: '₹24,000',
  rate: '2',
};
type Sentence = string | ((facts: typeof values) => string);
type Sentences = Readonly<Record<string, Sentence>>;

/** Every record of a language, by its name; the formats provide theirs through a function. */
const recordsOf = (...modules: object[]): Map<string, Sentences> =>
  new Map(
    modules.flatMap((module) =>
      Object.entries(module).map(([name, value]): [string, Sentences] => [
        name,
        typeof value === 'function' ? (value() as Sentences) : (value as Sentences),
      ]),
    ),
  );
const english = recordsOf(
  enAttention,
  enAttentionCard,
  enChanges,
  enComparison,
  enCover,
  enFormat,
  enFund,
  enLoan,
  enLoginId,
  enMandate,
  enPaidUpAdditions,
  enPayLink,
  enPayment,
  enPaymentProof,
  enRestoration,
  enRestriction,
  enService,
  enSuitability,
  enSurrender,
  enUnclaimed,
  enWithdrawal,
);
const hindi = recordsOf(
  hiAttention,
  hiAttentionCard,
  hiChanges,
  hiComparison,
  hiCover,
  hiFormat,
  hiFund,
  hiLoan,
  hiLoginId,
  hiMandate,
  hiPaidUpAdditions,
  hiPayLink,
  hiPayment,
  hiPaymentProof,
  hiRestoration,
  hiRestriction,
  hiService,
  hiSuitability,
  hiSurrender,
  hiUnclaimed,
  hiWithdrawal,
);
const write = (sentence: Sentence | undefined) => (typeof sentence === 'function' ? sentence(values) : sentence);

describe('the texts', () => {
  it('cover the same reasons in both languages', () => {
    expect([...hindi.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [name, record] of english)
      expect(Object.keys(hindi.get(name) ?? {}).sort(), name).toEqual(Object.keys(record).sort());
  });

  it.each([...english])('fill every placeholder of %s, in English and in Hindi', (name, record) => {
    for (const [because, sentence] of Object.entries(record)) {
      const en = write(sentence);
      const hi = write(hindi.get(name)?.[because]);
      expect(en, because).toMatch(/^(?!.*(?:undefined|NaN|\{|\p{Script=Devanagari}))[A-Z\d].+/u);
      expect(hi, because).toMatch(/^(?!.*(?:undefined|NaN|\{)).*\p{Script=Devanagari}/u);
    }
  });

  it('are impersonal, so that staff can read them to a customer', () => {
    for (const [name, record] of english)
      for (const sentence of Object.values(record))
        expect(write(sentence), name).not.toMatch(/\b(?:you|your|we|our|us)\b/i);
  });
});

describe('a sentence', () => {
  const facts = { dueDate: '2026-06-06', revivalDate: null, today: '2026-10-04' } as const;

  it('states the days and dates that decide', () => {
    expect(revivalText('within-180-days', facts, 'en')).toBe(
      'Not possible yet: the policy lapsed 120 days ago. Revival opens on 04/12/2026.',
    );
    expect(revivalText('revival-date-ahead', { ...facts, revivalDate: '2028-03-15' }, 'en')).toBe(
      'Revival is possible until 14/03/2028.',
    );
    expect(revivalText('revival-date-ahead', { ...facts, revivalDate: '2028-03-15' }, 'hi')).toBe(
      'पॉलिसी 14/03/2028 तक फिर चालू की जा सकती है।',
    );
  });

  it('states the amounts', () => {
    expect(loanPaymentText('below-interest', { interest: 718_356, total: 15_718_356 }, 'en')).toBe(
      'The payment must cover the interest: at least ₹7,183.56.',
    );
    expect(topUpText('below-minimum', { minimum: 500_000, maximum: 1, step: 1 }, 'en')).toBe(
      'A top-up is at least ₹5,000.00.',
    );
    expect(lateFeeText({ because: 'over-180-days', annualRate: 850, fee: 1 }, 'en')).toContain('8.5 % a year');
    expect(nomineeSharesText({ valid: false, because: 'above-100', remaining: -10 }, 'en')).toContain('10 % too high');
  });

  it('states the date of a due and of the end of a restriction', () => {
    expect(dueText({ because: 'payable', daysLate: 10 }, { dueDate: '2026-11-11' }, 'en')).toBe(
      'Due since 11/11/2026, 10 days late',
    );
    expect(dueText({ because: 'payable', daysLate: -10 }, { dueDate: '2026-12-01' }, 'en')).toBe('Due on 01/12/2026');
    expect(dueText({ because: 'payable', daysLate: undefined }, { dueDate: null }, 'en')).toBe('Due');
    expect(payoutText('cooling-off', '2026-11-24', 'en')).toContain('until 24/11/2026');
  });
});

it('states the cover in whole rupees', () => {
  expect(coverText({ cover: 16_333_333, because: 'reduced' }, 'en')).toBe('Cover is now ₹1,63,333');
  expect(coverText({ cover: 16_333_333, because: 'reduced' }, 'hi')).toBe('अब बीमा कवर ₹1,63,333 है');
  expect(coverText({ cover: 35_000_000, because: 'extended', until: '2031-12-02' }, 'en')).toBe(
    'Cover is now ₹3,50,000, until 02/12/2031',
  );
  expect(coverText({ cover: 0, because: 'lapsed' }, 'en')).toBe('Not covered now');
});

describe('the headline of a thing to do', () => {
  const today = '2026-11-22';
  const due = { because: 'premium-due-soon', amount: 2_450_000, since: null } as const;
  const grace = { because: 'premium-in-grace', amount: 845_000, since: '2026-11-04' } as const;

  it.each([
    [{ ...due, deadline: '2026-12-02' }, 'Due in 10 days, on 02/12/2026'],
    [{ ...due, deadline: '2026-11-23' }, 'Due tomorrow, on 23/11/2026'],
    [{ ...due, deadline: '2026-11-22' }, 'Due today'],
    [{ ...grace, deadline: '2026-12-04' }, '12 days left. Cover stops after 04/12/2026'],
    [{ ...grace, deadline: '2026-11-23' }, '1 day left. Cover stops after 23/11/2026'],
    [{ ...grace, deadline: '2026-11-22' }, 'Last day to pay. Cover stops after 22/11/2026'],
    [
      { because: 'revival-open', amount: null, since: '2026-03-26', deadline: '2031-03-24' },
      'Not covered. Premiums unpaid since 26/03/2026',
    ],
  ] as const)('of %j is %s', (item, headline) => {
    expect(attentionDeadlineText(item, today, 'en')).toBe(headline);
  });

  it('is in Hindi as well, with what happens otherwise', () => {
    const item = { ...grace, deadline: '2026-12-04' } as const;
    expect(attentionDeadlineText(item, today, 'hi')).toBe('12 दिन बाकी। 04/12/2026 के बाद बीमा कवर बंद');
    expect(attentionOtherwiseText(item, 'en')).toBe(
      'The premium was due on 04/11/2026. Without payment the policy lapses.',
    );
  });
});

it.each(['en', 'hi'] as const)('a sentence without its date has no gap (%s)', (language) => {
  for (const text of [
    gstRefundText('credit-note-closed', null, language),
    freeLookText('free-look-over', null, language),
  ])
    expect(text).not.toMatch(/—|undefined| {2}| [.।]/);
});
