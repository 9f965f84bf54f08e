import type { components } from '@lifedesk/contract';
import {
  type Attention,
  type AttentionKind,
  type CalendarDate,
  formatDate,
  maskMiddle,
  premiumSummary,
  premiumsByDueDate,
  stripNameTitle,
  todayInIndia,
} from '@lifedesk/rules';
import type { FindCompanyListAdditions } from '../../../contributions.ts';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../platform/access/session.ts';
import { problem } from '../../../platform/problem.ts';
import { attentionOnPolicy, findAttention, linkIdOf, toAttentionDto } from '../../policies/public.ts';
import { isReplaceable } from '../gateway/supersede-partial.ts';
import { findOngoing, type OngoingItem } from '../order/orders.store.ts';
import { findPolicies, type PolicyRow } from '../order/policies.store.ts';
import { isPremium } from './attention-policies.ts';

type PolicyPayment = components['schemas']['PolicyPayment'];

/** The payment details of each of the customer's policies, or of the given one. Throws `not-found` for any other. */
export async function policyPayments(
  deps: Pick<Deps, 'db' | 'clock' | 'contributions'>,
  session: Session,
  policyNo?: string,
): Promise<PolicyPayment[]> {
  const payments = await paymentsOf(deps, session, policyNo === undefined ? undefined : [policyNo]);
  if (policyNo !== undefined && payments.length === 0) throw problem('not-found');
  return payments;
}

/** The payment details of the given policies that belong to the session's customer, or of all of them. */
async function paymentsOf(
  { db, clock, contributions }: Pick<Deps, 'db' | 'clock' | 'contributions'>,
  session: Session,
  policyNos?: readonly string[],
): Promise<PolicyPayment[]> {
  if (policyNos?.length === 0) return [];
  const policies = await findPolicies(db, session.customerId, policyNos);
  const numbers = policies.map((policy) => policy.policyNo);
  const ongoing = await findOngoing(db, numbers);
  const today = todayInIndia(clock.now());
  const list = await findAttention({ db, contributions }, session.customerId, today, numbers);
  return policies.map((policy) =>
    summaryOf(
      policy,
      ongoing.filter((item) => item.policy_no === policy.policyNo && isPremium(item)),
      attentionOnPolicy(list, policy.policyNo).filter((item) => isShown(item, session)),
      session,
      today,
    ),
  );
}

/** The amount due for each policy in a company's lists, because no other operation returns it to a company. */
export const companyPaymentDetails: FindCompanyListAdditions = async (deps, session, policyNos) =>
  new Map(
    (await paymentsOf(deps, session, policyNos)).map((payment) => [payment.policyNo, { paymentDetails: payment }]),
  );

/** The payment details of one policy. */
export function summaryOf(
  policy: PolicyRow,
  ongoing: readonly OngoingItem[],
  attention: readonly Attention[],
  session: Session,
  today: CalendarDate,
): PolicyPayment {
  const inProcess = ongoing.filter((item) => item.state === 'pending').reduce((total, item) => total + item.amount, 0);
  const { due, overdue, toBePaid, isPayable } = premiumSummary(policy, inProcess, today);
  return {
    policyNo: policy.policyNo,
    id: linkIdOf({ policy_no: policy.policyNo, id: policy.id }, session.kind === 'corp'),
    planName: policy.planName,
    policyHolderName: shownName(policy.holderName, session),
    ...(policy.dueDate ? { dueDate: formatDate(policy.dueDate) } : {}),
    showPaymentButton: isPayable,
    ...(policy.isPaymentBlocked && { isPaymentBlocked: true }),
    totalPremiumDueToBePaid: toBePaid,
    pastPremiumDue: overdue,
    receivedAmt: policy.received,
    inProcessAmt: inProcess,
    totalPremiumDue: due,
    duePremiums: premiumsByDueDate(policy, inProcess, today).map(({ received: receivedAmt, ...premium }) => ({
      ...premium,
      receivedAmt,
    })),
    policyCurrentStatus: policy.policyStatusCode,
    ...ongoingOf(ongoing, session),
    attention: attention.map(toAttentionDto),
  };
}

const PAYMENT_KINDS: readonly AttentionKind[] = [
  'premium-overdue',
  'premium-due',
  'policy-lapsed',
  'payment-in-process',
];

/** A payments-only session needs no OTP, so it sees only what concerns payments. */
const isShown = ({ kind }: Attention, session: Session): boolean =>
  session.kind !== 'partial' || PAYMENT_KINDS.includes(kind);

/** A payments-only session needs no OTP, so it gets a masked name. */
const shownName = (name: string, session: Session): string =>
  session.kind === 'partial' ? maskMiddle(stripNameTitle(name)) : name;

/** Shows that a payment is in progress; only a session that may see it gets its id. */
export function ongoingOf(
  ongoing: readonly OngoingItem[],
  session: Session,
): Pick<PolicyPayment, 'ongoingTransaction' | 'ongoingOrderId' | 'ongoingPayment'> {
  const [first] = ongoing.filter((item) => !isReplaceable(item, session));
  if (!first) return { ongoingTransaction: false };
  const isOwn = session.kind !== 'partial' || first.session_id === session.id;
  return {
    ongoingTransaction: true,
    ...(isOwn ? { ongoingOrderId: first.order_id } : {}),
    ongoingPayment: ongoingPaymentOf(first, isOwn),
  };
}

/** What a payment in progress is and since when, and whether the one who sees it can give it up. */
export const ongoingPaymentOf = (item: OngoingItem, isOwn: boolean): components['schemas']['OngoingPayment'] => ({
  state: item.state,
  amount: item.amount,
  startedAt: item.created_at.toISOString(),
  endsAt: item.expires_at.toISOString(),
  ...(isOwn && item.by_payer && item.state === 'created' && { canCancel: true }),
});
