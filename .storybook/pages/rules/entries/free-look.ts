import {
  canReturnPolicy,
  freeLookClauses,
  freeLookLastDay,
  freeLookReceivedFrom,
  freeLookRefund,
  type ReturnedPolicy,
} from '@lifedesk/rules';
import { date, flag, json, number, type RuleEntry, rule, text } from '../entry.ts';
import { line } from './premium-terms.ts';

const receivedOn = date('2026-11-01');
const isSoldAtADistance = flag(false);

export const freeLookRules: readonly RuleEntry[] = [
  rule(
    'canReturnPolicy',
    {
      line,
      policyStatusCode: text('1'),
      receivedOn,
      isSoldAtADistance,
      hasOpenRequest: flag(false),
      today: date('2026-11-22'),
    },
    canReturnPolicy,
    [
      { today: '2026-12-01' },
      { today: '2026-12-02' },
      { policyStatusCode: 'F' },
      { policyStatusCode: 'D' },
      { line: 'group' },
      { hasOpenRequest: true },
    ],
    freeLookClauses,
  ),
  rule('freeLookReceivedFrom', { today: date('2026-11-22') }, (given) => freeLookReceivedFrom(given.today), [
    {},
    { today: '2026-12-22' },
  ]),
  rule('freeLookLastDay', { receivedOn, isSoldAtADistance }, freeLookLastDay, [
    {},
    { receivedOn: '2024-03-31' },
    { receivedOn: '2024-03-31', isSoldAtADistance: true },
  ]),
  rule(
    'freeLookRefund',
    {
      premium: number(2_450_000),
      gst: number(0),
      fund: json<ReturnedPolicy['fund']>(null),
      yearlyCoverCost: number(175_000),
      coveredFrom: date('2026-11-01'),
      medicalTests: number(120_000),
      stampDuty: number(7_000),
      on: date('2026-11-22'),
    },
    (given) => freeLookRefund(given, given.on),
    [{}, { on: '2026-11-23' }, { fund: { value: 4_621_055, unallocated: 200_000, charges: 31_025 } }, { premium: 0 }],
  ),
];
