import { describe, expect, it } from 'vitest';
import { HEALTH_QUESTIONS, type HealthAnswer } from '../health/index.ts';
import {
  attentionDeadlineText,
  attentionOtherwiseText,
  coverText,
  declaredHealthText,
  dueText,
  freeLookText,
  gstRefundText,
  lateFeeText,
  loanPaymentText,
  nomineeSharesText,
  payoutHoldText,
  payoutText,
  revivalText,
  topUpText,
} from './index.ts';

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
    expect(payoutHoldText('new-device', '2026-11-24', 'en')).toBe(
      'A payout would be held until 24/11/2026 because someone signed in from a new device recently.',
    );
    expect(payoutText('cooling-off', '2026-11-24', 'en')).toContain('until 24/11/2026');
  });
});

it('states the cover to the paisa, as premiums', () => {
  expect(coverText({ cover: 16_333_333, because: 'reduced' }, 'en')).toBe('Cover is now ₹1,63,333.33');
  expect(coverText({ cover: 16_333_333, because: 'reduced' }, 'hi')).toBe('अब बीमा कवर ₹1,63,333.33 है');
  expect(coverText({ cover: 35_000_000, because: 'extended', until: '2031-12-02' }, 'en')).toBe(
    'Cover is now ₹3,50,000.00, until 02/12/2031',
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

  it.each([
    ['2026-11-22', 'en', 'Payment of ₹8,450.00 under way since 07:19 AM'],
    ['2026-11-23', 'en', 'Payment of ₹8,450.00 under way since 22/11/2026, 07:19 AM'],
    ['2026-11-22', 'hi', '₹8,450.00 का भुगतान 07:19 AM से चल रहा है'],
  ] as const)('of a payment in process on %s in %s is %s', (day, language, headline) => {
    const startedAt = '2026-11-22T01:49:00.000Z';
    const item = { ...grace, because: 'payment-in-process', deadline: null, startedAt } as const;
    expect(attentionDeadlineText(item, day, language)).toBe(headline);
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

it.each<[HealthAnswer, string, string]>([
  [{ id: 'heart', yes: true }, 'Yes', 'हाँ'],
  [{ id: 'hiv', preferDoctor: true }, 'Only to the doctor', 'सिर्फ़ डॉक्टर को'],
  [{ id: 'height', number: 170 }, '170 cm', '170 सेमी'],
  [{ id: 'diabetes-hba1c', number: 72 }, '7.2%', '7.2%'],
  [{ id: 'disability-percent', number: 40 }, '40%', '40%'],
  [{ id: 'heart-since', month: '2026-03' }, '03/2026', '03/2026'],
  [{ id: 'heart-treatment', choice: 'medicine' }, 'Medicine', 'दवा'],
  [{ id: 'family-who', choices: ['mother', 'brother'] }, 'Mother, Brother', 'माँ, भाई'],
  [{ id: 'heart-papers', uploadIds: ['a', 'b'] }, 'Files: 2', 'फ़ाइलें: 2'],
  [{ id: 'heart-what', text: 'Angina' }, 'Angina', 'Angina'],
])('states the answer to a question about health: %o', (answer, en, hi) => {
  const question = HEALTH_QUESTIONS.find(({ id }) => id === answer.id);
  if (!question) throw new Error(`there is no question ${answer.id}`);
  expect(declaredHealthText(question, answer, 'en')).toBe(en);
  expect(declaredHealthText(question, answer, 'hi')).toBe(hi);
});
