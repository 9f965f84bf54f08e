import { describe, expect, it } from 'vitest';
import { chosenAtFirst, duesOf, isAllClear, itemsOf, type PolicyPayment, totalOf, withPremium } from './dues.ts';

const payment = (policyNo: string, facts: Partial<PolicyPayment> = {}): PolicyPayment => ({
  policyNo,
  id: `id-${policyNo}`,
  dueDate: '01/12/2026',
  showPaymentButton: true,
  totalPremiumDueToBePaid: 100_000,
  pastPremiumDue: 0,
  receivedAmt: 0,
  inProcessAmt: 0,
  totalPremiumDue: 100_000,
  policyCurrentStatus: '1',
  ongoingTransaction: false,
  ...facts,
});
const today = '2026-11-21';
const numbers = (payments: PolicyPayment[]) => duesOf(payments, today).map(({ policyNo }) => policyNo);

describe('dues', () => {
  it('list what can be paid first, the longest overdue at the top', () => {
    const paid = payment('1', { totalPremiumDueToBePaid: 0, totalPremiumDue: 0 });
    const late = payment('3', { dueDate: '01/10/2026' });
    const later = payment('4', { dueDate: '01/11/2026' });
    expect(numbers([paid, payment('2'), later, late])).toEqual(['3', '4', '2', '1']);
  });

  it.each([
    [{}, true, 'payable', -10],
    [{ dueDate: '11/11/2026' }, true, 'payable', 10],
    [{ totalPremiumDueToBePaid: 0 }, false, 'nothing-due', -10],
    [{ ongoingTransaction: true }, false, 'transaction-ongoing', -10],
    [{ ongoingTransaction: true, totalPremiumDueToBePaid: 0 }, false, 'transaction-ongoing', -10],
    [{ policyCurrentStatus: 'I' }, false, 'status-inactive', -10],
    [{ policyCurrentStatus: '' }, false, 'status-missing', -10],
    [{ showPaymentButton: false }, false, 'not-offered', -10],
  ] as const)('with %j: payable %s because %s, %s days late', (facts, payable, because, daysLate) => {
    expect(duesOf([payment('1', facts)], today)[0]).toMatchObject({ payable, because, daysLate });
  });

  it('without a due date are not late', () => {
    const { dueDate: _, ...undated } = payment('1');
    expect(duesOf([undated], today)[0]?.daysLate).toBeUndefined();
  });
});

const choiceOf = (...[dues, id]: Parameters<typeof chosenAtFirst>) => [...chosenAtFirst(dues, id).keys()];

describe('the initial choice', () => {
  const dues = duesOf([payment('1'), payment('2'), payment('3', { ongoingTransaction: true })], today);

  it('is everything that can be paid, or the one that the address names', () => {
    expect(choiceOf(dues, null)).toEqual(['1', '2']);
    expect(choiceOf(dues, 'id-2')).toEqual(['2']);
  });

  it('leaves out what auto-debit pays, unless the address names it', () => {
    const attention = [
      { kind: 'premium-due', because: 'premium-will-be-debited', action: 'wait', policyNos: ['1'], count: 1 },
    ] as const;
    const debited = duesOf([payment('1', { attention: [...attention] as never }), payment('2')], today);
    expect(choiceOf(debited, null)).toEqual(['2']);
    expect(choiceOf(debited, 'id-1')).toEqual(['1']);
  });

  it('is everything that can be paid if the address names none of them', () => {
    expect(choiceOf(dues, 'id-3')).toEqual(['1', '2']);
    expect(choiceOf(dues, 'another-customer')).toEqual(['1', '2']);
  });

  it('adds up only what can be paid, whatever else is named', () => {
    expect(
      totalOf(
        dues,
        new Map([
          ['1', 1],
          ['2', 1],
          ['3', 1],
        ]),
      ),
    ).toBe(200_000);
    expect(totalOf(dues, new Map())).toBe(0);
  });
});

describe('the premiums of a policy', () => {
  const premium = (dueDate: string, keepsCover: boolean) => ({
    dueDate,
    periodUntil: dueDate,
    amount: 100,
    receivedAmt: 0,
    toBePaid: 100,
    keepsCover,
  });
  const duePremiums = [premium('2026-10-01', true), premium('2026-11-01', true), premium('2026-12-01', false)];
  const dues = duesOf([payment('1', { duePremiums })], today);
  const press = (before: number, at: number, isChosen: boolean) =>
    dues.map((due) => withPremium(new Map(before > 0 ? [['1', before]] : []), due, at, isChosen).get('1') ?? 0);

  it('are chosen at first as far as they keep the cover', () => {
    expect(itemsOf(dues, chosenAtFirst(dues, null))).toEqual([{ policyNo: '1', amount: 200 }]);
  });

  it.each([
    // what keeps the cover is paid together
    [0, 0, true, 2],
    [2, 1, false, 0],
    [2, 0, false, 0],
    // the later one is optional, and needs the earlier ones
    [2, 2, true, 3],
    [0, 2, true, 3],
    [3, 2, false, 2],
    [3, 0, false, 0],
  ])('with %i chosen, pressing number %i (%s) leaves %i', (before, at, isChosen, after) => {
    expect(press(before, at, isChosen)).toEqual([after]);
  });
});

describe('nothing is due', () => {
  const clear = (facts: Partial<PolicyPayment>) =>
    isAllClear(duesOf([payment('1', { totalPremiumDueToBePaid: 0, totalPremiumDue: 0, ...facts })], today));

  it('if all premiums are paid', () => expect(clear({})).toBe(true));

  it.each([
    [{ policyCurrentStatus: '4' }],
    [{ policyCurrentStatus: 'B' }],
    [{ ongoingTransaction: true }],
    [{ totalPremiumDueToBePaid: 100 }],
    [{ totalPremiumDueToBePaid: 100, isPaymentBlocked: true }],
    [
      {
        attention: [
          {
            kind: 'life-certificate',
            because: 'life-certificate-due',
            action: 'submit-life-certificate',
            policyNos: ['1'],
            count: 1,
          },
        ],
      },
    ],
  ] satisfies [Partial<PolicyPayment>][])('is not said with %j', (facts) => expect(clear(facts)).toBe(false));
});
