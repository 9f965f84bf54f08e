import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { SEEDED_ORDERS } from '../../simulators/demo/seed-top-up.ts';
import type { RequestBody } from '../platform/contract/handler.ts';
import type { PaymentPurpose } from '../platform/database/tables/payments.ts';
import { type Caller, post, type Reply } from './caller.ts';
import type { Node } from './two-nodes.ts';

export const CLIENTS = {
  asha: '40012345',
  rajesh: '40023456',
  meenakshi: '40034567',
  arjun: '40045678',
  vikram: '40078919',
  neel: '40112345',
  company: '90000001',
} as const;

/** Asha's due premium. */
export const ASHAS_PREMIUM = { policyNo: '501234567', amount: 2_450_000 };

interface CreateOptions {
  key?: string;
  purpose?: PaymentPurpose;
  path?: string;
}

/** Creates an order, with a new key unless one is given. */
export const create = (
  caller: Caller,
  items: RequestBody<'createPayment'>['items'] = [ASHAS_PREMIUM],
  { key = randomUUID(), purpose = 'premium', path = '/cs/pay-online' }: CreateOptions = {},
) => caller.call('createPayment', { purpose, items, returnPath: path }, { 'Idempotency-Key': key });

/** An order's state as its payer sees it. */
export const stateOf = async (caller: Caller, orderId: string): Promise<string | undefined> =>
  (await caller.call('paymentStatus', { orderId })).body?.state;

/**
 * Acts as the payer on the gateway's page, and returns the URL to which the browser is sent. Pending callbacks have
 * been sent.
 */
export async function decide(
  api: Node,
  gatewayUrl: string,
  decision: 'approve' | 'decline' | 'close',
): Promise<string | null> {
  const page = new URL(gatewayUrl, api.url);
  const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`the gateway answered ${answer.status}`);
  await api.sandbox.gateway.deliver();
  return answer.headers.get('location');
}

/** A callback signed by the gateway, or forged with another secret; `age` in seconds. */
export function callback(
  api: Node,
  content: Record<string, unknown>,
  { secret = api.deps.secrets.key('gateway').toString('base64url'), age = 0 } = {},
): Promise<Reply<null>> {
  const body = JSON.stringify(content);
  const timestamp = String(Math.floor(api.deps.clock.now().getTime() / 1000) - age);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const headers = { 'X-Gateway-Timestamp': timestamp, 'X-Gateway-Signature': signature };
  return post(api, 'paymentCallback', body, headers);
}

/** The database's state, read without the API. */
export const storedPayments = ({ deps: { db } }: Pick<Node, 'deps'>) => ({
  state: async (id: string) =>
    (await db.selectFrom('payment_order').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state,
  dueDate: async (policyNo: string) =>
    (await db.selectFrom('policy').select('due_date').where('policy_no', '=', policyNo).executeTakeFirstOrThrow())
      .due_date,
  /** How many orders the test has made. */
  orders: async () =>
    (
      await db
        .selectFrom('payment_order')
        .select(sql<number>`count(*)::int`.as('n'))
        .where('id', 'not like', SEEDED_ORDERS)
        .executeTakeFirstOrThrow()
    ).n,
  postings: async (orderId: string) =>
    (
      await db
        .selectFrom('ledger_posting')
        .select(sql<number>`count(*)::int`.as('n'))
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).n,
  /** The first company policies with a premium that can be paid today, with GST. */
  companyDues: async (count: number) => {
    const { rows } = await sql<{ policy_no: string; modal_premium: number }>`select policy_no, modal_premium from policy
      where policy_no like '6%' and status_code = '1' and due_date between date '2026-11-21' and date '2026-12-21'
      order by 1 limit ${count}`.execute(db);
    return rows.map((row) => ({ policyNo: row.policy_no, amount: Math.round(row.modal_premium * 1.18) }));
  },
});
