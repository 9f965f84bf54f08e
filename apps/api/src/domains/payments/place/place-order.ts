import type { components } from '@lifedesk/contract';
import { todayInIndia } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../platform/access/session.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { problem } from '../../../platform/problem.ts';
import { assertReturnAddress } from '../../../platform/return-address.ts';
import { FIRST_ASK_MS, ORDER_LIFETIME_MS, openAtGateway, toOrderDto } from '../gateway/open-at-gateway.ts';
import { findOrderByKey, insertOrder, type PaymentOrder } from '../order/orders.store.ts';
import { placeOnce } from '../order/place-once.ts';
import { lockPolicies } from '../order/policies.store.ts';
import { type QuotedItem, quoteItem } from '../order/quote-item.ts';
import { checkSplits } from '../units/check-splits.ts';
import { insertSplits } from '../units/top-ups.store.ts';

type Request = components['schemas']['CreatePaymentRequest'];

/**
 * Creates the order of a request, or finds the one that the same key created, and ensures that the gateway has it. The
 * client's amounts are only compared with the server's. Throws `not-found` for another customer's policy,
 * `payment-ongoing`, `amount-refused` and `idempotency-conflict`; if the gateway cannot be reached, `unavailable`,
 * `upstream-timeout` or `upstream-failed`, and the request can then be repeated.
 */
export async function placeOrder(
  deps: Deps,
  session: Session,
  key: string,
  request: Request,
): Promise<components['schemas']['PaymentOrder']> {
  const order = await placeOnce(deps.db, {
    content: contentOf(request),
    find: (db) => findOrderByKey(db, session.customerId, key),
    insert: (transaction, hash) => insertIn(transaction, deps, session, key, hash, request),
    taken: () => problem('payment-ongoing'),
  });
  return toOrderDto(deps, await openAtGateway(deps, order, describe(order, request.items)));
}

/** The request in a form that does not depend on the order of its policies and funds. */
function contentOf({ purpose, items, returnPath }: Request): unknown {
  const sorted = items
    .map(({ policyNo, amount, fundSplit }) => [policyNo, amount, ...(fundSplit ? [sharesOf(fundSplit)] : [])] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return [purpose, sorted, returnPath];
}

const sharesOf = (split: NonNullable<Request['items'][number]['fundSplit']>) =>
  split.map(({ fundCode, share }) => `${fundCode} ${share}`).sort();

/** The table refuses a policy that is being paid for: it accepts one unfinished payment per policy and purpose. */
async function insertIn(
  db: Db,
  { clock, config, ids, origin }: Deps,
  session: Session,
  key: string,
  hash: string,
  { purpose, items, returnPath }: Request,
): Promise<PaymentOrder> {
  assertReturnAddress(config, returnPath);
  const now = clock.now();
  const today = todayInIndia(now);
  const policyNos = items.map((item) => item.policyNo);
  if (new Set(policyNos).size < policyNos.length) {
    throw problem('validation', { errors: [{ pointer: '/items', detail: 'Each policy can be here only once.' }] });
  }
  const policies = new Map(
    (await lockPolicies(db, session.customerId, policyNos)).map((policy) => [policy.policyNo, policy]),
  );
  if (policies.size < policyNos.length) throw problem('not-found');
  await checkSplits(db, { purpose, items });
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

const WORDS = { premium: 'Premium', loan: 'Loan payment', 'top-up': 'Top-up', revival: 'Revival' } as const;

const describe = ({ purpose }: PaymentOrder, items: Request['items']): string =>
  items.length === 1
    ? `${WORDS[purpose]} for policy ${items[0]?.policyNo}`
    : `${WORDS[purpose]} for ${items.length} policies`;
