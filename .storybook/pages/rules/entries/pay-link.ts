import {
  acceptedRelations,
  canSharePremium,
  checkPayer,
  exceedsYearlyLimit,
  type LinkedDue,
  PAYER_RELATIONS,
  PREMIUM_MODES,
  payerClauses,
  payerDeclares,
  payLinkClauses,
  payLinkLastDay,
  payLinkOfferClauses,
  payLinkState,
} from '@lifedesk/rules';
import { choice, date, flag, json, number, type RuleEntry, rule } from '../entry.ts';
import { today } from './premium-terms.ts';

const amount = number(2450000);
const paidByOthers = number(0);
const due = json<LinkedDue | null>({ dueFrom: '2026-12-01', amount: 2450000 });

export const payLinkRules: readonly RuleEntry[] = [
  rule('acceptedRelations', { today }, (given) => acceptedRelations(given.today), [{}, { today: '1999-12-31' }]),
  rule('exceedsYearlyLimit', { amount, paidByOthers, today }, exceedsYearlyLimit, [{}, { amount: 20000001 }]),
  rule('payerDeclares', { amount, paidByOthers, today }, payerDeclares, [{}, { amount: 5000001 }]),
  rule(
    'checkPayer',
    {
      relation: choice(PAYER_RELATIONS, 'sibling'),
      amount,
      paidByOthers,
      isDeclared: flag(false),
      hasPan: flag(false),
      today,
    },
    checkPayer,
    [
      {},
      { relation: 'friend' },
      { amount: 20000001 },
      { amount: 5000001 },
      { amount: 5000001, hasPan: true },
      { amount: 5000001, hasPan: true, isDeclared: true },
    ],
    payerClauses,
  ),
  rule(
    'canSharePremium',
    { isPaymentBlocked: flag(false), isPaying: flag(false), due, paidByOthers, today },
    canSharePremium,
    [{}, { isPaymentBlocked: true }, { isPaying: true }, { due: null }, { paidByOthers: 17550001 }],
    payLinkOfferClauses,
  ),
  rule(
    'payLinkLastDay',
    { dueFrom: date('2026-12-01'), premiumMode: choice(PREMIUM_MODES, 'yearly'), today },
    (given) => payLinkLastDay(given.dueFrom, given.premiumMode, given.today),
    [{}, { today: '2026-12-30' }, { today: '2027-01-05' }],
  ),
  rule(
    'payLinkState',
    {
      linked: json<LinkedDue>({ dueFrom: '2026-12-01', amount: 2450000 }),
      lastDay: date('2026-11-28'),
      isRevoked: flag(false),
      isPaid: flag(false),
      isBeingPaid: flag(false),
      isPaying: flag(false),
      isPaymentBlocked: flag(false),
      due,
      today: date('2026-11-28'),
    },
    payLinkState,
    [
      {},
      { today: '2026-11-29' },
      { isRevoked: true },
      { isBeingPaid: true },
      { isPaid: true },
      { isPaymentBlocked: true },
      { due: null },
      { due: { dueFrom: '2026-12-01', amount: 2000000 } },
      { isPaying: true },
    ],
    payLinkClauses,
  ),
];
