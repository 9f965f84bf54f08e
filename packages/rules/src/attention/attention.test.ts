import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { LAPSED_STATUS_CODES } from '../policy/is-lapsed-status.ts';
import { attentionOtherwiseText } from '../texts/attention-card-texts.ts';
import { attentionText } from '../texts/attention-texts.ts';
import {
  ATTENTION_KINDS,
  type AttentionCustomer,
  type AttentionPolicy,
  attentionOf,
  attentionOfPolicy,
  certificateRequestedUntil,
  groupAttention,
} from './index.ts';

const today = '2026-11-21';
const policy: AttentionPolicy = {
  policyNo: '501234567',
  policyStatusCode: '1',
  premiumMode: 'yearly',
  dueDate: '2027-06-05',
  revivalDate: null,
  premiumLeft: false,
  premiumToPay: 0,
  isPaymentBlocked: false,
  restorationCost: null,
  paymentSince: null,
  otherPaymentSince: null,
  certificateDueOn: null,
  isOnHold: false,
  heldAmount: null,
};
const customer: AttentionCustomer = {
  kind: 'person',
  isNationalityMissing: false,
  pan: 'validated',
  bankAccount: 'verified',
  bankAccountCheckedOn: null,
  isIncorporationDateMissing: false,
  waitingRequests: [],
};
const of = (change: Partial<AttentionPolicy>) => attentionOfPolicy({ ...policy, ...change }, today);

describe('a policy', () => {
  it.each([
    { loanCeiling: { because: 'below-value', exceedsOn: '2030-01-01' } },
    { loanCeiling: { because: 'no-value', exceedsOn: null } },
    { loanCeiling: { because: 'value-exceeded', exceedsOn: '2026-02-28' }, isPaymentBlocked: true },
  ] as const)('with %j asks for no payment of a loan', (change) => expect(of(change)).toEqual([]));

  it('in force and paid asks for nothing', () => expect(of({})).toEqual([]));

  it.each([
    [{ dueDate: '2026-12-05' }, '₹4,000.00 of the premium of ₹4,450.00 is still to be paid. It is due on 05/12/2026.'],
    [
      { dueDate: '2026-12-05', debitOn: '2026-12-05' },
      '₹4,000.00 of the premium of ₹4,450.00 is still to be paid. It will be debited on 05/12/2026. Please do not pay it as well.',
    ],
    [
      { dueDate: '2026-11-20' },
      '₹4,000.00 of the premium of ₹4,450.00 is still to be paid. It was due on 20/11/2026. Cover continues if it is paid by 20/12/2026.',
    ],
    [
      { dueDate: '2026-10-21' },
      '₹4,000.00 of the premium of ₹4,450.00 is still to be paid. It was due on 21/10/2026. The grace period ended on 20/11/2026.',
    ],
  ] as const)('with %j says how much of its premium is left', (change, sentence) => {
    const [item] = of({ ...change, premiumToPay: 400_000, wholePremium: 445_000 });
    expect(item && attentionText(item, 'en')).toBe(sentence);
    expect(item && attentionText(item, 'hi')).toContain('₹4,450.00 के प्रीमियम में से ₹4,000.00 बाकी है।');
    expect(item && attentionOtherwiseText(item, 'en')).toContain('This is what is left of the premium of ₹4,450.00');
    expect(item && attentionOtherwiseText(item, 'hi')).toContain('यह ₹4,450.00 के प्रीमियम की बाकी राशि है');
  });

  it.each([
    [
      {},
      '2 premiums are unpaid, ₹8,900.00 in total. The first was due on 21/10/2026. Its grace period ended on 05/11/2026.',
      '2 premiums are unpaid. The first was due on 21/10/2026. Without payment the policy lapses.',
      '2 प्रीमियम बाकी हैं, कुल ₹8,900.00। पहला 21/10/2026 को देय था।',
    ],
    [
      { premiumToPay: 845_000, wholePremium: 890_000 },
      '₹8,450.00 of 2 premiums, ₹8,900.00 in total, is still to be paid. The first was due on 21/10/2026. Its grace period ended on 05/11/2026.',
      'This is what is left of 2 premiums, ₹8,900.00 in total. The first was due on 21/10/2026. Without payment the policy lapses.',
      'कुल ₹8,900.00 के 2 प्रीमियम में से ₹8,450.00 बाकी है।',
    ],
  ])('with several overdue premiums and %j says how many', (change, sentence, otherwise, inHindi) => {
    const several = { dueDate: '2026-10-21', premiumMode: 'monthly', premiumToPay: 890_000, premiumCount: 2 } as const;
    const [item] = of({ ...several, ...change });
    expect(item && attentionText(item, 'en')).toBe(sentence);
    expect(item && attentionOtherwiseText(item, 'en')).toBe(otherwise);
    expect(item && attentionText(item, 'hi')).toContain(inHindi);
    expect(item && groupAttention([item, { ...item, policyNos: ['2'] }])[0]).not.toHaveProperty('premiumCount');
  });

  it.each([
    [{ dueDate: '2026-12-05', premiumToPay: 100 }, 'premium-due-soon', 'pay-premium', '2026-12-05'],
    [{ dueDate: '2026-11-21', premiumToPay: 100 }, 'premium-due-soon', 'pay-premium', '2026-11-21'],
    [{ dueDate: '2026-11-20', premiumToPay: 100 }, 'premium-in-grace', 'pay-premium', '2026-12-20'],
    [{ dueDate: '2026-10-22', premiumToPay: 100 }, 'premium-in-grace', 'pay-premium', '2026-11-21'],
    [{ dueDate: '2026-10-21', premiumToPay: 100 }, 'premium-after-grace', 'pay-premium', '2026-11-20'],
    [
      { dueDate: '2026-11-06', premiumToPay: 100, premiumMode: 'monthly' },
      'premium-in-grace',
      'pay-premium',
      '2026-11-21',
    ],
    [
      { dueDate: '2026-12-05', premiumToPay: 100, debitOn: '2026-12-05' },
      'premium-will-be-debited',
      'wait',
      '2026-12-05',
    ],
    [
      { dueDate: '2026-11-20', premiumToPay: 100, debitOn: '2026-11-24' },
      'premium-will-be-debited',
      'wait',
      '2026-11-24',
    ],
    [{ policyStatusCode: '4', dueDate: '2026-05-24' }, 'revival-open', 'revive', '2029-05-22'],
    [{ policyStatusCode: '4', dueDate: '2026-05-25' }, 'reinstatement-open', 'reinstate', '2026-11-21'],
    [{ policyStatusCode: 'B', dueDate: '2023-11-01' }, 'lapsed-without-online-way', 'call', null],
    [{ policyStatusCode: '4', dueDate: null }, 'lapsed-without-online-way', 'call', null],
    [{ policyStatusCode: '4', dueDate: '2026-11-01', premiumLeft: true }, 'revival-open', 'revive', null],
    // once a death is reported, only the claim proceeds
    [
      { policyStatusCode: '4', dueDate: '2026-05-24', isPaymentBlocked: true },
      'lapsed-without-online-way',
      'call',
      null,
    ],
    [{ certificateDueOn: '2027-01-20' }, 'life-certificate-due', 'submit-life-certificate', '2027-01-20'],
    [{ certificateDueOn: '2026-11-20' }, 'life-certificate-overdue', 'submit-life-certificate', '2026-11-20'],
    // domain.md, section 17: received 01-11-2026 → last day 01-12-2026
    [{ freeLookUntil: '2026-12-01' }, 'free-look-open', 'return-policy', '2026-12-01'],
    [{ freeLookUntil: '2026-12-01', freeLookRestriction: 'court-order' }, 'free-look-restricted', 'call', '2026-12-01'],
    [{ isOnHold: true }, 'payout-on-hold', 'call', null],
    // domain.md, section 2: ₹1,80,000 against ₹2,00,000 exceeds it on 28-02-2026 and comes close from ₹1,90,000 on
    [
      { loanCeiling: { because: 'close-to-value', exceedsOn: '2026-02-28' } },
      'loan-close-to-value',
      'pay-loan',
      '2026-02-27',
    ],
    [{ loanCeiling: { because: 'value-exceeded', exceedsOn: '2026-02-28' } }, 'loan-above-value', 'pay-loan', null],
    [{ paymentSince: '2026-11-19', dueDate: '2026-11-01', premiumToPay: 100 }, 'payment-in-process', 'wait', null],
    [{ paymentSince: '2026-11-19', policyStatusCode: '4' }, 'payment-in-process', 'wait', null],
  ] as const)('with %j: %s, %s by %s', (change, because, action, deadline) => {
    expect(of(change)).toMatchObject([{ because, action, deadline, policyNos: ['501234567'] }]);
  });

  it.each([
    [{ dueDate: '2026-11-20' }, 'premium-in-grace'],
    [{ dueDate: '2026-10-21' }, 'premium-after-grace'],
    // not late yet, or money received covers what is
    [{ dueDate: '2026-11-21' }, undefined],
    [{ dueDate: '2026-11-20', premiumDueOn: '2026-12-20' }, undefined],
    [{ dueDate: '2026-05-21', policyStatusCode: '4' }, undefined],
  ] as const)('with %j and its payment in process the premium is still %s', (change, premiumState) => {
    const inProcess = { amount: 400_000, startedAt: '2026-11-21T01:49:00.000Z' };
    const [item] = of({ ...change, paymentSince: '2026-11-21', inProcess });
    expect(item).toMatchObject({ because: 'payment-in-process', amount: 400_000 });
    expect(item?.premiumState).toBe(premiumState);
    expect(item && attentionText(item, 'en')).toBe(
      'A payment of ₹4,000.00 has been under way since 21/11/2026, 07:19 AM. Please do not pay again.',
    );
  });

  it('asks for what money received does not cover, from its own due date', () => {
    const covered = { dueDate: '2026-11-20', premiumDueOn: '2026-12-20', premiumToPay: 100 } as const;
    expect(of(covered)).toMatchObject([{ because: 'premium-due-soon', deadline: '2026-12-20' }]);
  });

  it('names no amount of a payout on hold that is 0', () => {
    const [item] = of({ isOnHold: true, heldAmount: 0 });
    expect(item?.amount).toBeNull();
    expect(item && attentionText(item, 'en')).toBe('A payout is on hold.');
  });

  it('says why it cannot be returned within its free look, one or several alike', () => {
    const barred = { freeLookUntil: '2026-12-01', freeLookRestriction: 'conditional-assignment' } as const;
    const [item] = of(barred);
    expect(item && attentionOtherwiseText(item, 'en')).toBe(
      'It cannot be returned now. Please call to find out what is possible. The policy is assigned to a lender as security. A letter from the lender that ends the assignment is needed first.',
    );
    const others = [...of(barred), ...of({ ...barred, freeLookRestriction: 'court-order' })];
    expect(groupAttention([...of(barred), ...of(barred)])[0]?.restriction).toBe('conditional-assignment');
    expect(groupAttention(others)[0]).not.toHaveProperty('restriction');
    expect(of({ ...barred, freeLookRestriction: 'death-intimated' })).toEqual([]);
  });

  it('asks for no premium while payments are blocked', () =>
    expect(of({ dueDate: '2026-11-20', premiumToPay: 100, isPaymentBlocked: true })).toEqual([]));

  it.each([
    [
      { dueDate: '2026-12-01', premiumToPay: 5 },
      /^The premium of ₹0\.05 is due on 01\/12\/2026\. The payer’s bank took/,
    ],
    [
      { dueDate: '2026-11-20', premiumToPay: 5 },
      /^The premium of ₹0\.05 was due on 20\/11\/2026\. .* The payer’s bank took/,
    ],
    [{ policyStatusCode: '4', dueDate: '2026-05-25' }, /^The policy has lapsed\. .* The payer’s bank took/],
  ] as const)('with %j says if its premium had been paid and a bank took the payment back', (change, says) => {
    const reversal = { on: '2026-11-18', reason: 'chargeback' } as const;
    const [item] = of({ ...change, reversal });
    expect(item && attentionText(item, 'en')).toMatch(says);
    expect(item && attentionOtherwiseText(item, 'hi')).toContain('18/11/2026');
    expect(of(change)[0]?.reversal).toBeUndefined();
  });

  it('stays due while a payment of its loan is in process', () => {
    const all = of({ otherPaymentSince: '2026-11-19', dueDate: '2026-12-01', premiumToPay: 5 });
    expect(all.map(({ kind, since }) => [kind, since])).toEqual([
      ['premium-due', null],
      ['payment-in-process', '2026-11-19'],
    ]);
  });

  it.each(['M', 'S', 'D', 'F'])('needs no life certificate once it has ended with status %s', (policyStatusCode) => {
    expect(of({ certificateDueOn: '2026-11-20', policyStatusCode })).toEqual([]);
  });

  // domain-2.md, section 27: 60 days before, and 90 from the age of 80 on
  it.each([
    [null, '2027-01-20', 1],
    [null, '2027-01-21', 0],
    ['1946-10-23', '2027-01-21', 1],
    ['1946-11-21', '2027-02-19', 1],
    ['1946-11-21', '2027-02-20', 0],
    ['1946-10-24', '2027-01-21', 0],
  ] as const)(
    'of an annuitant born on %s, whose life certificate is due on %s, asks for %i',
    (annuitantBornOn, dueOn, count) => {
      expect(of({ certificateDueOn: dueOn, annuitantBornOn })).toHaveLength(count);
      expect(dueOn <= certificateRequestedUntil(today)).toBe(dueOn <= '2027-02-19');
    },
  );

  // services-2.md, LC10: "annuity not held while one is within grace"
  const life = (dueOn: CalendarDate, isUnderReview = false) => ({
    dueOn,
    givenOn: null,
    birthDate: '1958-02-14' as const,
    isUnderReview,
  });
  it.each([
    ['neither is asked for yet', ['2027-11-01', '2027-12-01'], []],
    ['one is open', ['2026-12-01', '2027-11-01'], [['one-of-two-certificates', '2026-12-01']]],
    ['both are open', ['2026-12-01', '2026-11-25'], [['one-of-two-certificates', '2026-11-25']]],
    ['one is in grace', ['2026-01-01', '2026-10-22'], [['one-of-two-certificates', '2026-01-01']]],
    ['one is given', ['2026-01-01', '2027-10-01'], [['one-of-two-certificates', '2026-01-01']]],
    ['both are late', ['2026-01-01', '2026-10-21'], [['life-certificate-overdue', '2026-01-01']]],
  ] as const)('of an annuity on two lives, when %s', (_, [first, second], items) => {
    const all = of({ certificateDueOn: first, lives: [life(first), life(second)] });
    expect(all.map(({ because, deadline }) => [because, deadline])).toEqual(items);
  });

  it('does not say that an annuity on two lives is held while a person decides about one of them', () => {
    const of2 = (...lives: AttentionPolicy['lives'] & object) => of({ lives }).map(({ because }) => because);
    expect(of2(life('2026-01-01'), life('2026-01-01', true))).toEqual(['one-of-two-certificates']);
    expect(of2(life('2026-01-01', true), life('2026-01-01', true))).toEqual([]);
  });

  it('lists several things, the most urgent first', () => {
    const all = of({ certificateDueOn: '2026-12-01', isOnHold: true, dueDate: '2026-11-01', premiumToPay: 5 });
    expect(all.map(({ kind }) => kind)).toEqual(['premium-overdue', 'payout-on-hold', 'life-certificate']);
  });
});

describe('a customer', () => {
  const kinds = (change: Partial<AttentionCustomer>, policies: readonly AttentionPolicy[] = []) =>
    attentionOf({ ...customer, ...change }, policies, today).map(({ because }) => because);

  it('sees overdue first, then lapsed, then due, by deadline within a kind', () => {
    const list = attentionOf(
      customer,
      [
        { ...policy, policyNo: '1', dueDate: '2026-12-05', premiumToPay: 1 },
        { ...policy, policyNo: '2', dueDate: '2026-11-01', premiumToPay: 1 },
        { ...policy, policyNo: '3', dueDate: '2026-10-25', premiumToPay: 1 },
        { ...policy, policyNo: '4', policyStatusCode: '4', dueDate: '2025-05-05' },
      ],
      today,
    );
    expect(list.map(({ policyNos }) => policyNos[0])).toEqual(['3', '2', '4', '1']);
  });

  it('is asked for missing details, a company only for those that companies have', () => {
    const missing: Partial<AttentionCustomer> = {
      isNationalityMissing: true,
      pan: 'missing',
      bankAccount: 'rejected',
      isIncorporationDateMissing: true,
      waitingRequests: [{ ticket: 'SR-1', policyNos: ['1'], since: '2026-11-01' }],
    };
    expect(kinds(missing)).toEqual(['request-waiting', 'nationality-missing', 'bank-account-rejected', 'pan-missing']);
    expect(kinds({ ...missing, kind: 'company' })).toEqual(['nationality-missing', 'incorporation-date-missing']);
    expect(kinds({ pan: 'not-validated', bankAccount: 'pending' })).toEqual(['pan-not-validated']);
    expect(kinds({ bankAccount: 'missing' })).toEqual(['bank-account-missing']);
  });
});

describe('a group', () => {
  it('adds up amounts and has the earliest deadline', () => {
    const list = attentionOf(
      customer,
      [
        { ...policy, policyNo: '1', dueDate: '2026-12-05', premiumToPay: 100 },
        { ...policy, policyNo: '2', dueDate: '2026-12-01', premiumToPay: 250 },
        { ...policy, policyNo: '3', isOnHold: true },
      ],
      today,
    );
    expect(groupAttention(list)).toMatchObject([
      { kind: 'payout-on-hold', policyNos: ['3'], amount: null, deadline: null },
      { because: 'premium-due-soon', count: 2, policyNos: ['2', '1'], amount: 350, deadline: '2026-12-01' },
    ]);
  });
});

it('names what auto-debit takes, the oldest premium, if several are unpaid', () => {
  const several = { dueDate: '2026-10-21', premiumMode: 'monthly', debitOn: '2026-11-24', premiumCount: 2 } as const;
  const both = { ...several, premiumToPay: 845_000, wholePremium: 890_000 };
  const [item] = of({ ...both, debit: { amount: 400_000, wholePremium: 445_000 } });
  expect(item && attentionText(item, 'en')).toBe(
    '₹4,000.00 of the premium of ₹4,450.00 is still to be paid. It will be debited on 24/11/2026. Please do not pay it as well.',
  );
  const [whole] = of({ ...both, debit: { amount: 445_000 } });
  expect(whole && attentionText(whole, 'en')).toBe(
    'The premium of ₹4,450.00 will be debited on 24/11/2026. Please do not pay it as well.',
  );
});

it('a group of parts of premiums does not name one whole premium', () => {
  const part = { ...policy, dueDate: '2026-12-05', premiumToPay: 400_000, wholePremium: 445_000 } as const;
  const [group] = groupAttention(attentionOf(customer, [part, { ...part, policyNo: '2' }], today));
  expect(group).toMatchObject({ count: 2, amount: 800_000 });
  expect(group).not.toHaveProperty('wholePremium');
});

it('a group of groups counts everything in them', () => {
  const overdue = [1, 2, 3].map((number) => ({
    ...policy,
    policyNo: `${number}`,
    dueDate: '2026-12-05' as const,
    premiumToPay: 100,
  }));
  const [group] = groupAttention(attentionOf(customer, overdue, today));
  expect(group && groupAttention([group, group])).toMatchObject([
    { count: 6, amount: 600, policyNos: ['1', '2', '3'] },
  ]);
});

it.each([
  [['SR1'], 'SR1'],
  [['SR1', 'SR2'], undefined],
] as const)('a group of the waiting requests %j names the only one', (tickets, named) => {
  const waitingRequests = tickets.map((ticket) => ({ ticket, policyNos: ['1'], since: '2026-11-18' as const }));
  expect(groupAttention(attentionOf({ ...customer, waitingRequests }, [], today))[0]?.ticket).toBe(named);
});

it.each([
  [['2026-11-18', '2026-11-18'], '2026-11-18'],
  [['2026-11-18', '2026-11-19'], undefined],
  [['2026-11-18', null], undefined],
] as const)('a group of premiums taken back on %j says so if it is true of all', (days, on) => {
  const list = days.map((day, index) => ({
    ...policy,
    policyNo: String(index),
    dueDate: '2026-12-05' as const,
    premiumToPay: 100,
    reversal: day && { on: day, reason: 'return' as const },
  }));
  expect(groupAttention(attentionOf(customer, list, today))[0]?.reversal?.on).toBe(on);
});

const anyPolicy: fc.Arbitrary<AttentionPolicy> = fc.record({
  policyNo: fc.integer({ min: 500_000_000, max: 599_999_999 }).map(String),
  policyStatusCode: fc.constantFrom('1', '2', 'A', ...LAPSED_STATUS_CODES),
  premiumMode: fc.constantFrom('yearly', 'monthly', 'single'),
  dueDate: fc.constantFrom(null, '2026-11-20', '2026-11-21', '2026-12-21', '2026-05-25', '2026-05-24', '2023-01-01'),
  revivalDate: fc.constantFrom(null, '2026-11-21', '2030-01-01'),
  premiumLeft: fc.boolean(),
  premiumToPay: fc.constantFrom(0, 100),
  isPaymentBlocked: fc.boolean(),
  restorationCost: fc.constantFrom(null, 200),
  paymentSince: fc.constantFrom(null, '2026-11-19'),
  otherPaymentSince: fc.constantFrom(null, '2026-11-18'),
  certificateDueOn: fc.constantFrom(null, '2026-11-01', '2027-01-20', '2028-01-01'),
  isOnHold: fc.boolean(),
  heldAmount: fc.constantFrom(null, 300),
});

it('never gives the all-clear while a policy has lapsed, a premium can be paid or a certificate is due', () => {
  fc.assert(
    fc.property(fc.array(anyPolicy, { maxLength: 5 }), (policies) => {
      const list = attentionOf(customer, policies, today);
      const isOpen = (one: AttentionPolicy) =>
        one.paymentSince !== null ||
        one.otherPaymentSince !== null ||
        one.isOnHold ||
        (LAPSED_STATUS_CODES as readonly string[]).includes(one.policyStatusCode) ||
        (one.premiumToPay > 0 && one.dueDate !== null && !one.isPaymentBlocked) ||
        (one.certificateDueOn !== null && one.certificateDueOn <= '2027-01-20');
      const listed = new Set(list.flatMap(({ policyNos }) => policyNos));
      for (const one of policies)
        expect(listed.has(one.policyNo)).toBe(policies.some((p) => p.policyNo === one.policyNo && isOpen(p)));
      const ranks = list.map(({ kind }) => ATTENTION_KINDS.indexOf(kind));
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      for (const item of list)
        for (const language of ['en', 'hi'] as const)
          expect(attentionText(item, language)).not.toMatch(/undefined|null| {2}|until \.| on \./);
    }),
  );
});
