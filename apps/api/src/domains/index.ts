import { collectContributions } from '../collect-contributions.ts';
import type { HandlerDefinition, OperationId } from '../platform/contract/handler.ts';
import applications from './applications/domain.ts';
import auth from './auth/domain.ts';
import autoDebit from './auto-debit/domain.ts';
import bankDetails from './bank-details/domain.ts';
import calendarFeed from './calendar-feed/domain.ts';
import comparison from './comparison/domain.ts';
import content from './content/domain.ts';
import documents from './documents/domain.ts';
import email from './email/domain.ts';
import funds from './funds/domain.ts';
import identity from './identity/domain.ts';
import medical from './medical/domain.ts';
import nationality from './nationality/domain.ts';
import nominee from './nominee/domain.ts';
import notices from './notices/domain.ts';
import payLinks from './pay-links/domain.ts';
import payments from './payments/domain.ts';
import paidUpAdditions from './payouts/additions/domain.ts';
import benefits from './payouts/benefits/domain.ts';
import freeLook from './payouts/free-look/domain.ts';
import payoutHistory from './payouts/history/domain.ts';
import loan from './payouts/loan/domain.ts';
import payoutOrders from './payouts/order/domain.ts';
import pay from './payouts/pay/domain.ts';
import stop from './payouts/stop/domain.ts';
import surrender from './payouts/surrender/domain.ts';
import unapplied from './payouts/unapplied/domain.ts';
import unclaimed from './payouts/unclaimed/domain.ts';
import policies from './policies/domain.ts';
import bonus from './policy-changes/bonus/domain.ts';
import calendar from './policy-changes/calendar/domain.ts';
import nonForfeiture from './policy-changes/non-forfeiture/domain.ts';
import premiumChange from './policy-changes/premium-change/domain.ts';
import riders from './policy-changes/riders/domain.ts';
import profile from './profile/domain.ts';
import recommendations from './recommendations/domain.ts';
import refunds from './refunds/domain.ts';
import requests from './requests/domain.ts';
import revival from './revival/domain.ts';
import staff from './staff/domain.ts';
import uploads from './uploads/domain.ts';

/** All domains. Jobs of the same phase run in this order. */
export const domains = [
  auth,
  staff,
  payments,
  autoDebit,
  payLinks,
  bonus,
  premiumChange,
  riders,
  calendar,
  nonForfeiture,
  policies,
  documents,
  content,
  recommendations,
  uploads,
  applications,
  medical,
  requests,
  payoutOrders,
  surrender,
  benefits,
  paidUpAdditions,
  loan,
  freeLook,
  unapplied,
  unclaimed,
  stop,
  pay,
  payoutHistory,
  identity,
  funds,
  bankDetails,
  calendarFeed,
  comparison,
  email,
  nationality,
  nominee,
  notices,
  profile,
  refunds,
  revival,
] as const;

type KeysOf<T> = T extends unknown ? keyof T : never;
type HandledId = KeysOf<(typeof domains)[number]['operations']>;

/** Must stay empty: if an operation of the contract has no handler, this does not compile, and the error names it. */
const unimplemented: Readonly<Record<Exclude<OperationId, HandledId>, HandlerDefinition>> = {};

/** The handler of each operation. */
export const handlers: ReadonlyMap<string, HandlerDefinition> = new Map(
  [unimplemented, ...domains.map(({ operations }) => operations)].flatMap((operations) => Object.entries(operations)),
);

/** What the domains contribute to the shared ones. */
export const contributions = collectContributions(domains);
