import pg from 'pg';
import { openRupees } from '../../../apps/api/src/operator/rupees.store.ts';
import { connect } from '../../../apps/api/src/platform/database/connect.ts';
import type { Morning } from './morning.ts';

/** Answers that customers got and the database contradicts. All are counts, and should be 0. */
export interface Comparison {
  readonly lostOrders: number;
  readonly lostPayments: number;
  readonly lostTickets: number;
  readonly paidTwice: number;
  readonly unbalanced: number;
  readonly unexplained: number;
}

export async function compare(url: string, { payments, tickets }: Morning): Promise<Comparison> {
  const client = new pg.Client(url);
  await client.connect();
  const db = await connect({ url, poolSize: 1, timeoutMs: null });
  const count = async (text: string, values: unknown[] = []) => {
    const { rows } = await client.query(`select count(*)::int as n from (${text}) t`, values);
    return Number(rows[0].n);
  };
  try {
    const orders = payments.map(({ orderId }) => orderId);
    const paid = payments.filter(({ isPaid }) => isPaid).map(({ orderId }) => orderId);
    const missing = (ids: readonly unknown[], found: number) => ids.length - found;
    return {
      lostOrders: missing(orders, await count('select from payment_order where id = any($1)', [orders])),
      lostPayments: missing(
        paid,
        await count(
          `select from payment_order o join receipt r on r.order_id = o.id join ledger_posting p on p.order_id = o.id
            where o.state = 'paid' and o.id = any($1)`,
          [paid],
        ),
      ),
      lostTickets: missing(tickets, await count('select from service_request where ticket = any($1)', [tickets])),
      paidTwice: await count(
        `select from receipt_line l join receipt r using (receipt_no)
          where r.order_id is not null and l.purpose = 'premium' and l.unapplied = 0 and r.reversed_on is null
          group by l.policy_no, l.due_from having count(*) > 1`,
      ),
      unbalanced: await count('select from ledger_entry group by posting_id having sum(amount) <> 0'),
      unexplained: await count(`select from (${openRupees.compile(db).sql}) r where r."waitsFor" is null`),
    };
  } finally {
    await client.end();
    await db.destroy();
  }
}
