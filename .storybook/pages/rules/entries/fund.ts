import type { CashFlow } from '@lifedesk/rules';
import {
  fourDecimals,
  fundShares,
  fundValue,
  moneyWeightedReturn,
  policyLockedUntil,
  tenThousandths,
  unitsFor,
} from '@lifedesk/rules';
import { date, json, number, type RuleEntry, rule, text } from '../entry.ts';
import { today } from './premium-terms.ts';

const flows = json<readonly CashFlow[]>([
  { on: '2024-11-21', amount: 10000000 },
  { on: '2025-11-21', amount: 10000000 },
]);
const nav = text('62.1847');

export const fundRules: readonly RuleEntry[] = [
  rule('fundValue', { units: text('9412.3381'), nav }, (given) => fundValue(given.units, given.nav), [
    {},
    { units: '0.0001' },
  ]),
  rule('unitsFor', { amount: number(10000000), nav }, (given) => unitsFor(given.amount, given.nav), [
    {},
    { nav: '34.4410' },
  ]),
  rule('fundShares', { values: json([58530342, 30344325, 15115824, 22570460]) }, (given) => fundShares(given.values), [
    {},
    { values: [1, 1, 1] },
  ]),
  rule(
    'moneyWeightedReturn',
    { flows, value: number(23000000), today },
    (given) => moneyWeightedReturn(given.flows, given.value, given.today),
    [{}, { value: 20000000 }, { today: '2025-11-20' }, { value: 0 }, { flows: [] }],
  ),
  rule('policyLockedUntil', { issueDate: date('2021-02-25') }, (given) => policyLockedUntil(given.issueDate), [
    {},
    { issueDate: '2024-02-29' },
  ]),
  rule('tenThousandths', { text: text('4706.1691') }, (given) => tenThousandths(given.text).toString(), [
    {},
    { text: '0.0001' },
  ]),
  rule('fourDecimals', { value: number(47061691) }, (given) => fourDecimals(BigInt(given.value)), [{}, { value: 1 }]),
];
