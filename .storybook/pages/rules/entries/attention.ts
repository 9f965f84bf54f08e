import {
  type AttentionCustomer,
  type AttentionPolicy,
  attentionOf,
  attentionOfPolicy,
  byUrgency,
  type CalendarDate,
  certificateRequestedUntil,
  graceEndsOn,
  groupAttention,
  LAPSED_STATUS_CODES,
  PREMIUM_MODES,
} from '@lifedesk/rules';
import { choice, date, flag, json, number, optionalDate, type RuleEntry, rule, text } from '../entry.ts';

const today = date('2026-11-21');
const policy: AttentionPolicy = {
  policyNo: '501234567',
  policyStatusCode: '1',
  premiumMode: 'yearly',
  dueDate: '2026-12-05',
  revivalDate: null,
  premiumLeft: false,
  premiumToPay: 2450000,
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

export const attentionRules: readonly RuleEntry[] = [
  rule(
    'attentionOf',
    { customer: json(customer), policies: json([policy] as readonly AttentionPolicy[]), today },
    (given) => attentionOf(given.customer, given.policies, given.today),
    [{}, { customer: { ...customer, pan: 'missing' } }, { policies: [] }],
  ),
  rule(
    'attentionOfPolicy',
    {
      policyNo: text(policy.policyNo),
      policyStatusCode: choice(['1', ...LAPSED_STATUS_CODES], '1'),
      premiumMode: choice(PREMIUM_MODES, 'yearly'),
      dueDate: optionalDate(policy.dueDate),
      revivalDate: optionalDate(null),
      premiumLeft: flag(false),
      premiumToPay: number(policy.premiumToPay),
      isPaymentBlocked: flag(false),
      restorationCost: json(null as number | null),
      paymentSince: optionalDate(null),
      otherPaymentSince: optionalDate(null),
      certificateDueOn: optionalDate(null),
      isOnHold: flag(false),
      heldAmount: json(null as number | null),
      today,
    },
    (given) => attentionOfPolicy(given, given.today),
    [
      {},
      { dueDate: '2026-11-20' },
      { dueDate: '2026-10-21' },
      { policyStatusCode: '4', dueDate: '2026-05-25' },
      { policyStatusCode: '4', dueDate: '2026-05-24' },
      { policyStatusCode: '4', dueDate: '2023-11-01' },
      { paymentSince: '2026-11-19' },
      { certificateDueOn: '2027-01-20', premiumToPay: 0 },
      { isOnHold: true, premiumToPay: 0 },
    ],
  ),
  rule(
    'byUrgency',
    { first: date('2026-12-05'), second: date('2026-12-10') },
    ({ first, second }) => {
      const dueOn = (dueDate: CalendarDate) => attentionOfPolicy({ ...policy, dueDate }, '2026-11-21');
      const [a, b] = [...dueOn(first), ...dueOn(second)];
      return a && b ? byUrgency(a, b) : undefined;
    },
    [{}, { first: '2026-12-15' }],
  ),
  rule(
    'groupAttention',
    { policies: json([policy, { ...policy, policyNo: '501234575' }] as readonly AttentionPolicy[]), today },
    (given) => groupAttention(attentionOf(customer, given.policies, given.today)),
    [{}, { policies: [] }],
  ),
  rule('certificateRequestedUntil', { today }, (given) => certificateRequestedUntil(given.today), [
    {},
    { today: '2026-12-31' },
  ]),
  rule(
    'graceEndsOn',
    { dueDate: date('2026-11-21'), premiumMode: choice(PREMIUM_MODES, 'yearly') },
    (given) => graceEndsOn(given.dueDate, given.premiumMode),
    [{}, { premiumMode: 'monthly' }],
  ),
];
