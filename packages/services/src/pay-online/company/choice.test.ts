import type { CalendarDate } from '@lifedesk/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Due } from '../dues.ts';
import {
  itemsOf,
  maxAtOnce,
  nothingChosen,
  premiumsUntil,
  shownAmount,
  sumOf,
  withDues,
  withoutDues,
} from './choice.ts';

const due = (policyNo: string, facts: Partial<Due> = {}): Due => ({
  policyNo,
  showPaymentButton: true,
  totalPremiumDueToBePaid: 100,
  premiums: [],
  least: 0,
  pastPremiumDue: 0,
  receivedAmt: 0,
  inProcessAmt: 0,
  totalPremiumDue: 100,
  policyCurrentStatus: '1',
  ongoingTransaction: false,
  payable: true,
  because: 'payable',
  daysLate: 0,
  dueOn: '2026-11-21',
  ...facts,
});
const manyDues = (count: number) => Array.from({ length: count }, (_, n) => due(String(600_000_000 + n)));

describe('a choice', () => {
  it('has each policy once, with its amount to pay now, and nothing that cannot be paid', () => {
    const first = withDues(nothingChosen, [due('1'), due('2', { payable: false, because: 'nothing-due' })]).choice;
    const again = withDues(first, [due('1', { totalPremiumDueToBePaid: 250 }), due('3')]).choice;
    expect(itemsOf(again)).toEqual([
      { policyNo: '1', amount: 250 },
      { policyNo: '3', amount: 100 },
    ]);
    expect(sumOf(again)).toBe(350);
    expect(itemsOf(withoutDues(again, [due('1')]))).toEqual([{ policyNo: '3', amount: 100 }]);
  });

  const premium = (dueDate: CalendarDate, toBePaid: number, keepsCover: boolean) => ({
    dueDate,
    periodUntil: dueDate,
    amount: toBePaid,
    receivedAmt: 0,
    toBePaid,
    keepsCover,
  });

  it.each([
    // [due on, until], premiums that are paid
    ['2026-11-20', '2026-11-20', 1],
    ['2026-11-28', '2026-11-28', 1],
    ['2026-11-29', '2026-11-28', 0],
    [null, '2026-11-28', 0],
  ] as const)('of what is due on %s until %s has %i premium', (dueOn, until, count) => {
    expect(premiumsUntil(due('1', { dueOn }), until)).toBe(count);
    const { choice } = withDues(nothingChosen, [due('1', { dueOn })], (one) => premiumsUntil(one, until));
    expect(choice.size).toBe(count);
  });

  it('of what is overdue leaves out the next premium, which is paid with everything', () => {
    const monthly = due('1', {
      dueOn: '2026-11-10',
      totalPremiumDueToBePaid: 300,
      least: 1,
      premiums: [premium('2026-11-10', 100, true), premium('2026-12-10', 200, false)],
    });
    const { choice } = withDues(nothingChosen, [monthly], (one) => premiumsUntil(one, '2026-11-20'));
    expect(itemsOf(choice)).toEqual([{ policyNo: '1', amount: 100 }]);
    expect([sumOf(choice), shownAmount(choice, monthly), shownAmount(nothingChosen, monthly)]).toEqual([100, 100, 300]);
    expect(itemsOf(withDues(choice, [monthly]).choice)).toEqual([{ policyNo: '1', amount: 300 }]);
  });

  it('stops at the limit of one payment, and says so', () => {
    const whole = withDues(nothingChosen, manyDues(maxAtOnce));
    expect(whole).toMatchObject({ areTooMany: false });
    const more = withDues(whole.choice, [due('1')]);
    expect(more.areTooMany).toBe(true);
    expect(more.choice.size).toBe(maxAtOnce);
    // choosing the same one again adds nothing
    expect(withDues(whole.choice, manyDues(1)).areTooMany).toBe(false);
  });

  it('gives the same total in any order, and never more than its policies', () => {
    const dues = fc.uniqueArray(
      fc.record({
        no: fc.integer({ min: 1, max: 99 }),
        amount: fc.integer({ min: 1, max: 1e9 }),
        payable: fc.boolean(),
      }),
      { selector: ({ no }) => no },
    );
    fc.assert(
      fc.property(dues, (list) => {
        const all = list.map(({ no, amount, payable }) =>
          due(String(no), { totalPremiumDueToBePaid: amount, payable }),
        );
        const expected = list.reduce((sum, { amount, payable }) => sum + (payable ? amount : 0), 0);
        expect(sumOf(withDues(nothingChosen, all).choice)).toBe(expected);
        expect(sumOf(withDues(nothingChosen, [...all].reverse()).choice)).toBe(expected);
        expect(withoutDues(withDues(nothingChosen, all).choice, all).size).toBe(0);
      }),
    );
  });
});
