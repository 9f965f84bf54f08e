import { describe, expect, it } from 'vitest';
import type { SettlementKind } from '../../../ports/payment-gateway.ts';
import { type BookedOrder, type Case, compareSettlement } from './compare-settlement.ts';

const AT = new Date('2026-11-21T06:00:00Z');
const line = (kind: SettlementKind, orderId: string, amount = 100) => ({
  kind,
  orderId,
  reference: 'gw',
  amount,
  at: AT,
});
const order = (orderId: string, change: Partial<BookedOrder> = {}): BookedOrder => ({
  orderId,
  booked: 100,
  isSettled: false,
  isReversed: false,
  ...change,
});
const compare = (lines: ReturnType<typeof line>[], known: BookedOrder[], overdue: BookedOrder[] = []) =>
  compareSettlement(lines, new Map(known.map((one) => [one.orderId, one])), overdue);
const none: Case[] = [];

describe('a settlement and the ledger', () => {
  it.each([
    ['agree', [line('payment', 'a')], [order('a')], { settled: ['a'], reversed: [], cases: none }],
    [
      'agree on a chargeback of an earlier day',
      [line('chargeback', 'a')],
      [order('a', { isSettled: true })],
      { settled: [], reversed: [{ orderId: 'a', kind: 'chargeback' }], cases: none },
    ],
    [
      'agree on a payment that was returned the same day',
      [line('payment', 'a'), line('return', 'a')],
      [order('a')],
      { settled: ['a'], reversed: [{ orderId: 'a', kind: 'return' }], cases: none },
    ],
    ['are both empty', [], [], { settled: [], reversed: [], cases: none }],
  ] as const)('%s', (_name, lines, known, expected) => {
    expect(compare([...lines], [...known])).toEqual(expected);
  });

  const found = { orderId: 'a', found: 100 };
  it.each<[string, ReturnType<typeof line>[], BookedOrder[], Case]>([
    ['an order that is not ours', [line('payment', 'a')], [], { ...found, kind: 'unknown-order', expected: null }],
    [
      'an order that was never paid here',
      [line('payment', 'a')],
      [order('a', { booked: null })],
      { ...found, kind: 'not-paid-here', expected: null },
    ],
    [
      'a different amount',
      [line('payment', 'a', 99)],
      [order('a')],
      { orderId: 'a', kind: 'amount-differs', expected: 100, found: 99 },
    ],
    [
      'a partial reversal',
      [line('chargeback', 'a', 40)],
      [order('a', { isSettled: true })],
      { orderId: 'a', kind: 'amount-differs', expected: 100, found: 40 },
    ],
    [
      'the same payment on another day',
      [line('payment', 'a')],
      [order('a', { isSettled: true })],
      { ...found, kind: 'doubled', expected: 100 },
    ],
    [
      'the same chargeback on another day',
      [line('chargeback', 'a')],
      [order('a', { isSettled: true, isReversed: true })],
      { ...found, kind: 'doubled', expected: 100 },
    ],
  ])('%s is a case, and nothing is posted', (_name, lines, known, expected) => {
    expect(compare(lines, known)).toEqual({ settled: [], reversed: [], cases: [expected] });
  });

  it('a duplicate payment is posted once', () => {
    expect(compare([line('payment', 'a'), line('payment', 'a')], [order('a')])).toEqual({
      settled: ['a'],
      reversed: [],
      cases: [{ ...found, kind: 'doubled', expected: 100 }],
    });
  });

  it('an overdue settlement becomes a case, unless it is in this file', () => {
    const overdue = [order('a'), order('b')];
    expect(compare([line('payment', 'a')], [order('a')], overdue)).toEqual({
      settled: ['a'],
      reversed: [],
      cases: [{ orderId: 'b', kind: 'missing-at-gateway', expected: 100, found: null }],
    });
  });
});
