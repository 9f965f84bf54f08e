import { createHash } from 'node:crypto';
import type { components } from '@lifedesk/contract';
import { todayInIndia } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/connect.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { problem } from '../../platform/problem.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { callbackUrl, returnUrl } from './addresses.ts';
import { ORDER_REASONS } from './order-reasons.ts';
import { type QuotedItem, quoteItem } from './quote-item.ts';
import { slotOf } from './slot.ts';
import {
  findOngoing,
  findOrder,
  findOrderByKey,
  insertOrder,
  lockPolicies,
  moveOrder,
  type PaymentOrder,
  saveGatewayOrder,
} from './store.ts';
import { checkSplits } from './units/check-splits.ts';
import { insertSplits } from './units/top-ups.store.ts';

type Request = components['schemas']['CreatePaymentRequest'];

/** How long the customer has for the gateway's page, in milliseconds. */
const ORDER_LIFETIME_MS = 15 * 60_000;
/** When the settling round first asks about an order, in milliseconds after it was made. */
const FIRST_ASK_MS = 20_000;

/**
 * Makes the order that a request asks for, or finds the one that the same key has made, and sees to it that the gateway
 * has it. What the client says of amounts is only compared with what the server has worked out. Throws `not-found` for a
 * policy that is not the customer's, `payment-ongoing`, `amount-refused`, `idempotency-conflict`, and where the gateway
 * cannot be reached `unavailable`, `upstream-timeout` or `upstream-failed`: the same request may then be sent again.
 */
export async function placeOrder(
  deps: Deps,
  session: Session,
  key: string,
  request: Request,
): Promise<components['schemas']['PaymentOrder']> {
  const hash = hashOf(request);
  const known = await findOrderByKey(deps.db, session.customerId, key);
  const order = known ?? (await insert(deps, session, key, hash, request));
  if (order.request_hash !== hash) throw problem('idempotency-conflict');
  const opened = await openAtGateway(deps, order, request.items);
  return {
    orderId: opened.id,
    state: opened.state,
    amount: opened.amount,
    // Where an order has ended already there is nothing left to pay: on to its result.
    gatewayUrl: (isOngoing(opened) && opened.gateway_url) || returnUrl(deps, opened),
    expiresAt: opened.expires_at.toISOString(),
  };
}

const isOngoing = ({ state }: PaymentOrder): boolean => state === 'created' || state === 'pending';

function hashOf({ purpose, items, returnPath }: Request): string {
  const sorted = items
    .map(({ policyNo, amount, fundSplit }) => [policyNo, amount, ...(fundSplit ? [sharesOf(fundSplit)] : [])] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([purpose, sorted, returnPath]))
    .digest('hex');
}

const sharesOf = (split: NonNullable<Request['items'][number]['fundSplit']>) =>
  split.map(({ fundCode, share }) => `${fundCode} ${share}`).sort();

async function insert(
  deps: Deps,
  session: Session,
  key: string,
  hash: string,
  request: Request,
): Promise<PaymentOrder> {
  try {
    return await deps.db
      .transaction()
      .execute((transaction) => insertIn(transaction, deps, session, key, hash, request));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // A double click or a second tab came first, with this key or with another.
    const other = await findOrderByKey(deps.db, session.customerId, key);
    if (other) return other;
    throw problem('payment-ongoing');
  }
}

async function insertIn(
  db: Db,
  { clock, ids, origin }: Deps,
  session: Session,
  key: string,
  hash: string,
  { purpose, items, returnPath }: Request,
): Promise<PaymentOrder> {
  const now = clock.now();
  const today = todayInIndia(now);
  const policyNos = items.map((item) => item.policyNo);
  if (new Set(policyNos).size < policyNos.length) {
    throw problem('validation', { errors: [{ pointer: '/items', detail: 'Each policy can be here only once.' }] });
  }
  const policies = new Map(
    (await lockPolicies(db, session.customerId, policyNos)).map((policy) => [policy.policyNo, policy]),
  );
  // Whoever waited for the policies behind a double click finds the order that it has made.
  const known = await findOrderByKey(db, session.customerId, key);
  if (known) return known;
  if (policies.size < policyNos.length) throw problem('not-found');
  await checkSplits(db, { purpose, items });
  const ongoing = await findOngoing(db, policyNos);
  if (ongoing.some((item) => slotOf(item.purpose) === slotOf(purpose))) throw problem('payment-ongoing');
  const quoted = items.map(({ policyNo, amount }): QuotedItem => {
    const policy = policies.get(policyNo);
    const item = policy && quoteItem(purpose, policy, amount, today);
    if (!item) throw problem('amount-refused');
    return item;
  });
  const id = `ord_${ids.uuid().replaceAll('-', '')}`;
  const order = await insertOrder(
    db,
    {
      id,
      customer_id: session.customerId,
      session_id: session.id,
      session_kind: session.kind === 'track' ? null : session.kind,
      idempotency_key: key,
      request_hash: hash,
      purpose,
      amount: quoted.reduce((sum, item) => sum + item.amount, 0),
      return_path: returnPath,
      origin: origin(),
      created_at: now,
      quoted_on: today,
      expires_at: new Date(now.getTime() + ORDER_LIFETIME_MS),
      ask_at: new Date(now.getTime() + FIRST_ASK_MS),
    },
    quoted.map((item, position) => ({ ...item, order_id: id, order_state: 'created', position, purpose })),
  );
  await insertSplits(db, id, items);
  return order;
}

/** Gives the order to the gateway unless that is done. It may be given twice: the gateway knows it by its id. */
async function openAtGateway(deps: Deps, order: PaymentOrder, items: Request['items']): Promise<PaymentOrder> {
  const { db, clock, gateway } = deps;
  if (order.gateway_url !== null || !isOngoing(order)) return order;
  try {
    const { reference, payUrl } = await gateway.createOrder({
      orderId: order.id,
      amount: order.amount,
      description: describe(order, items),
      returnUrl: returnUrl(deps, order),
      callbackUrl: callbackUrl(order),
      expiresAt: order.expires_at,
    });
    await saveGatewayOrder(db, order.id, reference, payUrl);
    return (await findOrder(db, order.id)) ?? order;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.failure === 'refused') {
      await moveOrder(db, order.id, { state: 'declined', settled_at: clock.now(), reason: ORDER_REASONS.refused });
    }
    const code = { timeout: 'upstream-timeout', unreachable: 'unavailable' } as const;
    throw problem(error.failure in code ? code[error.failure as keyof typeof code] : 'upstream-failed', {
      cause: error,
    });
  }
}

const WORDS = { premium: 'Premium', loan: 'Loan payment', 'top-up': 'Top-up', revival: 'Revival' } as const;

const describe = ({ purpose }: PaymentOrder, items: Request['items']): string =>
  items.length === 1
    ? `${WORDS[purpose]} for policy ${items[0]?.policyNo}`
    : `${WORDS[purpose]} for ${items.length} policies`;
