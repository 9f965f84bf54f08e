import {
  ATTENTION_KINDS,
  type AttentionCustomer,
  type AttentionPolicy,
  attentionOf,
  attentionOfPolicy,
  byUrgency,
  type CalendarDate,
  type CustomerMoney,
  certificateRequestedUntil,
  endsCoverSoon,
  graceEndsOn,
  groupAttention,
  isMoneyForCustomer,
  LAPSED_STATUS_CODES,
  missingSteps,
  PREMIUM_MODES,
  payoutsWaiting,
  requestInterest,
  withoutSteps,
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
const lateRequest: CustomerMoney = {
  what: 'request',
  ticket: 'SR0000000001',
  policyNos: ['501234567'],
  amount: 9_146_667,
  madeOn: '2026-10-01',
  promisedOn: '2026-10-08',
};

export const attentionRules: readonly RuleEntry[] = [
  rule(
    'attentionOf',
    {
      customer: json(customer),
      policies: json<readonly AttentionPolicy[]>([policy]),
      money: json<readonly CustomerMoney[]>([]),
      today,
    },
    (given) => attentionOf(given.customer, given.policies, given.today, given.money),
    [{}, { customer: { ...customer, pan: 'missing' } }, { money: [lateRequest] }, { policies: [] }],
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
      annuitantBornOn: optionalDate(null),
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
      { certificateDueOn: '2027-02-19', annuitantBornOn: '1944-03-01', premiumToPay: 0 },
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
  rule('isMoneyForCustomer', { kind: choice(ATTENTION_KINDS, 'payout-late') }, isMoneyForCustomer, [
    {},
    { kind: 'benefit-ahead' },
    { kind: 'premium-due' },
  ]),
  rule(
    'payoutsWaiting',
    { kind: choice(ATTENTION_KINDS, 'payout-late'), amount: number(1250000) },
    (given) => payoutsWaiting([given, { kind: 'payout-held', amount: 100000 }]),
    [{}, { kind: 'premium-due' }],
  ),
  rule(
    'endsCoverSoon',
    {
      kind: choice(ATTENTION_KINDS, 'premium-overdue'),
      deadline: optionalDate('2026-12-21'),
      today,
    },
    ({ kind, deadline, today: on }) =>
      endsCoverSoon(
        {
          kind,
          deadline,
          because: 'premium-in-grace',
          action: 'pay-premium',
          policyNos: [],
          amount: null,
          since: null,
        },
        on,
      ),
    [
      {},
      { deadline: '2026-12-22' },
      { deadline: null },
      { kind: 'policy-lapsed', deadline: '2026-11-20' },
      { kind: 'premium-due' },
    ],
  ),
  rule(
    'missingSteps',
    {
      isNationalityMissing: flag(true),
      bankAccount: choice(['verified', 'pending', 'rejected', 'missing'] as const, 'rejected'),
      pan: choice(['validated', 'not-validated', 'missing'] as const, 'missing'),
      holdReason: choice(['bank-details', 'pan', 'kyc', 'nationality', 'legal'] as const, 'pan'),
    },
    ({ holdReason, ...given }) => missingSteps({ ...customer, ...given }, holdReason),
    [
      { holdReason: 'legal' },
      {},
      { isNationalityMissing: false },
      { bankAccount: 'pending' },
      { pan: 'validated' },
      { isNationalityMissing: false, bankAccount: 'verified', pan: 'validated' },
    ],
  ),
  rule(
    'withoutSteps',
    {
      customer: json<AttentionCustomer>({ ...customer, isNationalityMissing: true, pan: 'missing' }),
      isOnHold: flag(true),
      today,
    },
    (given) =>
      withoutSteps(attentionOf(given.customer, [{ ...policy, isOnHold: given.isOnHold }], given.today)).map(
        ({ because, steps = [] }) => ({ because, steps }),
      ),
    [{}, { isOnHold: false }, { customer }],
  ),
  rule(
    'requestInterest',
    {
      amount: json<number | null>(9_146_667),
      madeOn: date('2026-10-01'),
      promisedOn: date('2026-10-08'),
      today: date('2026-11-22'),
    },
    (given) => requestInterest(given, given.today),
    [{}, { today: '2026-10-08' }, { today: '2026-10-09' }, { amount: null }],
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
