import { payoutClock, payoutDaysLate, payoutDeducted, payoutNet, payoutTotal } from '@lifedesk/rules';
import { date, json, number, type RuleEntry, rule } from '../entry.ts';

const promisedOn = date('2026-10-08');
const on = date('2026-11-22');

export const payoutRules: readonly RuleEntry[] = [
  rule(
    'payoutNet',
    {
      gross: number(11_754_867),
      parts: json<readonly number[]>([9_146_667, 2_608_200]),
      deductions: json<readonly number[]>([5_000_000, 240_753]),
      tax: number(100_000),
    },
    payoutNet,
    [{}, { tax: 0 }, { deductions: [11_654_868] }, { parts: [9_146_667] }],
  ),
  rule('payoutDeducted', { gross: number(11_754_867), tax: number(100_000), net: number(6_414_114) }, payoutDeducted, [
    {},
    { tax: 0 },
  ]),
  rule('payoutTotal', { net: number(9_146_667), interest: number(97_732) }, payoutTotal, [{}, { interest: 0 }]),
  rule(
    'payoutClock',
    { countsFrom: date('2026-10-01'), promisedOn, on },
    (given) => payoutClock(given.countsFrom, given.promisedOn, given.on),
    [{}, { on: '2026-10-08' }, { promisedOn: '2026-10-01' }],
  ),
  rule('payoutDaysLate', { promisedOn, on }, (given) => payoutDaysLate(given.promisedOn, given.on), [
    {},
    { on: '2026-10-08' },
    { on: '2026-10-09' },
  ]),
];
