import {
  checkPan,
  checkPayer,
  type PayerReason,
  type PayerRelation,
  payerDeclares,
  todayInIndia,
} from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/connect.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { problem, refusalProblem } from '../../platform/problem.ts';
import { sealJson } from '../../platform/sealed-json.ts';
import {
  FIRST_ASK_MS,
  findOrderByKey,
  insertPremiumOrder,
  lockPolicies,
  ORDER_LIFETIME_MS,
  type PaymentOrder,
} from '../payments/public.ts';
import { factsOf, stateOf } from './link-state.ts';
import { findLink, insertLinkPayment, type LinkRow, lockLink } from './store.ts';

export interface LinkPayment {
  readonly key: string;
  /** Hash of the whole request. It distinguishes a retry from another request with the same key. */
  readonly hash: string;
  readonly relation: PayerRelation;
  readonly isDeclared: boolean;
  /** As typed; empty if it was not requested. */
  readonly pan: string;
  readonly returnPath: string;
}

/**
 * Creates the order of a payment by a link, or finds the one that the same key created. Throws `payment-ongoing` while
 * another payment of the premium is in progress, and `validation` if the link or the payer is not accepted.
 */
export async function placeLinkOrder(deps: Deps, link: LinkRow, payment: LinkPayment): Promise<PaymentOrder> {
  try {
    return await deps.db.transaction().execute((transaction) => insertIn(transaction, deps, link, payment));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const other = await findOrderByKey(deps.db, link.customer_id, payment.key);
    if (other) return other;
    throw problem('payment-ongoing');
  }
}

const FIELD_OF: Partial<Record<PayerReason, string>> = { 'pan-needed': '/pan', 'declaration-needed': '/isDeclared' };

async function insertIn(db: Db, deps: Deps, found: LinkRow, payment: LinkPayment): Promise<PaymentOrder> {
  const { clock, ids, origin, secrets } = deps;
  const { customer_id: customerId, policy_no: policyNo, id: linkId } = found;
  const now = clock.now();
  const today = todayInIndia(now);
  // Locks the policy first, like every payment; then the link, which may be revoked meanwhile.
  const locked = await lockPolicies(db, customerId, [policyNo]);
  await lockLink(db, linkId);
  const known = await findOrderByKey(db, customerId, payment.key);
  if (known) return known;
  const link = await findLink(db, customerId, linkId);
  const facts = (await factsOf(db, locked, today)).get(policyNo);
  const state = link ? stateOf(link, facts, today) : 'revoked';
  if (state === 'being-paid' || state === 'payment-ongoing') throw problem('payment-ongoing');
  if (state !== 'open') throw refusalProblem('/token', 'pay-link', { because: state });
  if (!facts?.due) throw refusalProblem('/token', 'pay-link', { because: 'no-longer-due' });
  const { due, paidByOthers } = facts;
  const { relation, isDeclared } = payment;
  const declares = payerDeclares({ amount: due.amount, paidByOthers, today });
  const pan = checkPan(payment.pan);
  if (declares && payment.pan !== '' && !pan.valid) throw refusalProblem('/pan', 'pan', pan);
  const { because } = checkPayer({ amount: due.amount, paidByOthers, relation, isDeclared, hasPan: pan.valid, today });
  if (because !== 'accepted') throw refusalProblem(FIELD_OF[because] ?? '/relation', 'payer', { because });
  const id = `ord_${ids.uuid().replaceAll('-', '')}`;
  const order = await insertPremiumOrder(
    db,
    {
      id,
      customer_id: customerId,
      session_id: found.session_id,
      // Like an order of a payments-only session, the customer's own payment replaces it while it is unpaid.
      session_kind: 'partial',
      idempotency_key: payment.key,
      request_hash: payment.hash,
      return_path: payment.returnPath,
      origin: origin(),
      created_at: now,
      quoted_on: today,
      expires_at: new Date(now.getTime() + ORDER_LIFETIME_MS),
      ask_at: new Date(now.getTime() + FIRST_ASK_MS),
    },
    policyNo,
    due,
  );
  await insertLinkPayment(db, {
    order_id: id,
    link_id: linkId,
    relation,
    is_declared: declares && isDeclared,
    payer_pan: declares && pan.valid ? sealJson(secrets, 'payer', pan.value) : null,
    notified_at: null,
  });
  return order;
}
