import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { payoutRestriction } from '../payout/payout-restriction.ts';
import { attentionDeadlineText, attentionOtherwiseText } from '../texts/attention-card-texts.ts';
import { attentionText } from '../texts/attention-texts.ts';
import {
  type AttentionCustomer,
  type AttentionPolicy,
  attentionOf,
  type CustomerMoney,
  endsCoverSoon,
  groupAttention,
  isMoneyForCustomer,
  type MoneyOrdered,
  payoutsWaiting,
  withoutSteps,
} from './index.ts';

const today = '2026-11-21';
const policyNo = '505678901';
const customer: AttentionCustomer = {
  kind: 'person',
  isNationalityMissing: false,
  pan: 'validated',
  bankAccount: 'verified',
  bankAccountCheckedOn: null,
  isIncorporationDateMissing: false,
  waitingRequests: [],
};
const incomplete: AttentionCustomer = {
  ...customer,
  isNationalityMissing: true,
  bankAccount: 'rejected',
  pan: 'missing',
};
const payout: MoneyOrdered = {
  what: 'payout',
  kind: 'annuity',
  policyNo,
  state: 'owed',
  net: 15_625_00,
  countsFrom: '2026-10-21',
  promisedOn: '2026-10-21',
  heldUntil: null,
};
const of = (money: CustomerMoney, who = customer) => attentionOf(who, [], today, [money]).filter(isMoneyForCustomer);

describe('money for the customer', () => {
  // domain.md, 1: bank rate + 2 %, simple, by days/365: ₹15,625.00 for 31 days at 7.50 % is ₹99.53
  it.each([
    ['returned', {}, { because: 'payout-returned', action: 'update-bank-account', interest: 99_53, amount: 15_724_53 }],
    ['owed', {}, { because: 'payout-late', action: 'see-payouts', interest: 99_53, amount: 15_724_53 }],
    ['sent', {}, { because: 'payout-late', since: '2026-10-21', amount: 15_724_53 }],
    ['held', { heldUntil: '2026-11-23' }, { because: 'payout-held', deadline: '2026-11-23', amount: 15_724_53 }],
  ] as const)('a late payout that is %s %j', (state, change, expected) => {
    expect(of({ ...payout, state, ...change })).toEqual([expect.objectContaining(expected)]);
  });

  it('says nothing of a payout that is on its way in time', () => {
    expect(of({ ...payout, countsFrom: today, promisedOn: today })).toEqual([]);
  });

  it('lists what a payout waits for as steps, and when it is paid after the last', () => {
    expect(of({ ...payout, countsFrom: today, promisedOn: today }, incomplete)).toEqual([
      expect.objectContaining({
        because: 'payout-on-hold',
        action: 'declare-nationality',
        steps: ['nationality', 'bank-account'],
        paidWithin: 7,
      }),
    ]);
  });

  it('waits for a detail of the customer exactly if the rule on payouts does', () => {
    const customers = fc.record({
      isNationalityMissing: fc.boolean(),
      bankAccount: fc.constantFrom('verified', 'rejected', 'missing'),
      pan: fc.constantFrom('validated', 'not-validated', 'missing'),
    });
    fc.assert(
      fc.property(customers, (details) => {
        const [item] = of({ ...payout, countsFrom: today, promisedOn: today }, { ...customer, ...details });
        const { restricted } = payoutRestriction({
          isOnHold: false,
          contactChangedOn: null,
          isNationalityMissing: details.isNationalityMissing,
          isBankAccountVerified: details.bankAccount === 'verified',
          isAccountReturned: false,
          today,
        });
        expect(item?.steps !== undefined).toBe(restricted);
      }),
    );
  });

  it.each([
    ['2025-11-20', 1],
    ['2025-11-21', 0],
  ] as const)('an amount due on %s that never arrived is listed %i times', (dueOn, times) => {
    expect(of({ what: 'unclaimed', policyNo, amount: 15_625_00, dueOn })).toHaveLength(times);
  });

  // domain.md, 1: surrender of ₹91,466.67, papers complete 01-10-2026, paid 22-11-2026: 52 days at 7.50 %, ₹977.32
  it('a request past its promise bears interest, although nothing is decided', () => {
    const request = { what: 'request', ticket: 'SR0000000001', policyNos: [policyNo], madeOn: '2026-10-01' } as const;
    const late = { ...request, amount: 91_466_67, promisedOn: '2026-10-08' } as const;
    expect(attentionOf(customer, [], '2026-11-22', [late])).toEqual([
      expect.objectContaining({ because: 'request-late', ticket: 'SR0000000001', interest: 977_32, amount: 92_443_99 }),
    ]);
    expect(attentionOf(customer, [], '2026-10-08', [late])).toEqual([]);
    expect(of({ ...late, amount: null })).toEqual([expect.objectContaining({ amount: null, since: '2026-10-08' })]);
  });

  it.each([
    ['annuity', '2026-12-05', 'annuity-ahead'],
    ['survival-benefit', '2026-12-21', 'survival-benefit-ahead'],
    ['maturity', '2026-11-21', 'maturity-ahead'],
    ['maturity', '2026-12-22', undefined],
  ] as const)('%s on %s is announced a month before: %s', (kind, dueOn, because) => {
    expect(of({ what: 'benefit', kind, policyNo, dueOn, amount: null })[0]?.because).toBe(because);
  });
});

const onHold: AttentionPolicy = {
  policyNo,
  policyStatusCode: '1',
  premiumMode: 'yearly',
  dueDate: null,
  revivalDate: null,
  premiumLeft: false,
  premiumToPay: 0,
  isPaymentBlocked: false,
  restorationCost: null,
  paymentSince: null,
  otherPaymentSince: null,
  certificateDueOn: null,
  isOnHold: true,
  heldAmount: 45_000_00,
};

describe('the list with money', () => {
  it('makes one card of a hold and what it waits for', () => {
    const list = attentionOf(incomplete, [onHold], today);
    expect(list.map(({ because }) => because)).toEqual([
      'payout-on-hold',
      'nationality-missing',
      'bank-account-rejected',
      'pan-missing',
    ]);
    expect(withoutSteps(list)).toEqual([
      expect.objectContaining({ amount: 45_000_00, steps: ['nationality', 'bank-account'], paidWithin: 7 }),
      expect.objectContaining({ because: 'pan-missing' }),
    ]);
  });

  it('waits for a PAN only if the policy is held for it', () => {
    const [item] = attentionOf({ ...customer, pan: 'missing' }, [{ ...onHold, holdReason: 'pan' }], today);
    expect(item).toMatchObject({ action: 'update-pan', steps: ['pan'] });
    const [other] = attentionOf({ ...customer, pan: 'missing' }, [{ ...onHold, holdReason: 'bank-details' }], today);
    expect(other).not.toHaveProperty('steps');
  });

  it.each(['legal', 'kyc'] as const)(
    'promises nothing for details while a hold waits for something else: %s',
    (holdReason) => {
      const [item] = attentionOf(incomplete, [{ ...onHold, holdReason }], today);
      expect(item).toMatchObject({ because: 'payout-on-hold', action: 'call' });
      expect(item).not.toHaveProperty('steps');
    },
  );

  it('asks for a call if nothing of the customer is missing', () => {
    const [item] = attentionOf(customer, [onHold], today);
    expect(item).toMatchObject({ action: 'call' });
    expect(item).not.toHaveProperty('steps');
  });

  it('does not say a hold twice if its payout is in the list', () => {
    const list = attentionOf(incomplete, [onHold], today, [{ ...payout, countsFrom: today, promisedOn: today }]);
    expect(list.filter(({ because }) => because === 'payout-on-hold')).toHaveLength(1);
  });

  it.each([
    ['premium-overdue', '2026-12-04', true],
    ['premium-overdue', '2026-11-20', true],
    ['premium-overdue', '2026-12-22', false],
    ['policy-lapsed', '2028-03-20', false],
    ['premium-due', '2026-12-01', false],
  ] as const)('%s by %s comes before money: %s', (kind, deadline, isBefore) => {
    const item = {
      kind,
      deadline,
      because: 'premium-in-grace',
      action: 'wait',
      policyNos: [],
      amount: 1,
      since: null,
    } as const;
    expect(endsCoverSoon(item, today)).toBe(isBefore);
  });

  it('adds up amounts and interest of a group', () => {
    const twice = attentionOf(customer, [], today, [payout, { ...payout, policyNo: '505678902' }]);
    expect(groupAttention(twice)).toMatchObject([{ count: 2, amount: 2 * 15_724_53, interest: 2 * 99_53 }]);
  });

  it('adds up payouts that did not arrive, and nothing else', () => {
    const list = attentionOf(customer, [], today, [
      { ...payout, state: 'returned' },
      { ...payout, state: 'held', promisedOn: today, countsFrom: today, heldUntil: '2026-11-23' },
      { what: 'benefit', policyNo, kind: 'annuity', dueOn: '2026-12-21', amount: 15_625_00 },
    ]);
    expect(list).toHaveLength(3);
    expect(payoutsWaiting(list)).toBe(15_724_53 + 15_625_00);
    expect(payoutsWaiting([])).toBe(0);
  });

  it('has a sentence for every item in both languages', () => {
    const states = ['held', 'owed', 'sent', 'returned'] as const;
    const day = fc.integer({ min: -400, max: 60 }).map((days) => addCalendarDays(today, days));
    fc.assert(
      fc.property(fc.constantFrom(...states), day, fc.boolean(), (state, promisedOn, isComplete) => {
        const money: MoneyOrdered = {
          ...payout,
          state,
          countsFrom: promisedOn,
          promisedOn,
          heldUntil: state === 'held' ? today : null,
        };
        for (const item of of(money, isComplete ? customer : incomplete))
          for (const language of ['en', 'hi'] as const) {
            const texts = [
              attentionText(item, language),
              attentionDeadlineText(item, today, language),
              attentionOtherwiseText(item, language),
            ];
            for (const text of texts) expect(text).not.toMatch(/^$|undefined|null|NaN| {2}/);
          }
      }),
    );
  });
});
