import { type Kysely, sql } from 'kysely';
import { createTable } from '../parties/create-table.ts';
import { type GatewayOrder, nextWakeAt } from './gateway-order.ts';
import type { GatewayStore } from './store.ts';

interface Row {
  body: GatewayOrder;
}

/**
 * Stores the gateway's orders in a table of its own, so that they survive a restart. The simulator creates it, not the
 * product's migrations, because it belongs to the simulated third party.
 */
export async function postgresStore<Tables>(db: Kysely<Tables>): Promise<GatewayStore> {
  await createTable(
    db,
    sql`create table if not exists sandbox_gateway_order (
      reference text primary key,
      merchant_id text not null,
      order_id text not null,
      wakes_at timestamptz,
      body jsonb not null,
      unique (merchant_id, order_id))`,
    sql`create index if not exists sandbox_gateway_order_wakes on sandbox_gateway_order (wakes_at)
      where wakes_at is not null`,
  );

  const byId = async (merchantId: string, orderId: string): Promise<GatewayOrder | null> => {
    const found = await sql<Row>`select body from sandbox_gateway_order
      where merchant_id = ${merchantId} and order_id = ${orderId}`.execute(db);
    return found.rows[0]?.body ?? null;
  };
  return {
    async add(order) {
      await sql`insert into sandbox_gateway_order (reference, merchant_id, order_id, wakes_at, body)
        values (${order.reference}, ${order.merchantId}, ${order.orderId}, ${nextWakeAt(order)}, ${JSON.stringify(order)}::jsonb)
        on conflict do nothing`.execute(db);
      const kept = await byId(order.merchantId, order.orderId);
      if (!kept) throw new Error('the gateway could not store the order');
      return kept;
    },
    async find(by) {
      if ('orderId' in by) return byId(by.merchantId, by.orderId);
      const found = await sql<Row>`select body from sandbox_gateway_order where reference = ${by.reference}`.execute(
        db,
      );
      return found.rows[0]?.body ?? null;
    },
    change(reference, step) {
      return db.transaction().execute(async (transaction) => {
        const found = await sql<Row>`select body from sandbox_gateway_order where reference = ${reference}
          for update`.execute(transaction);
        const before = found.rows[0]?.body;
        if (!before) return null;
        const after = step(before);
        await sql`update sandbox_gateway_order set wakes_at = ${nextWakeAt(after)}, body = ${JSON.stringify(after)}::jsonb
          where reference = ${reference}`.execute(transaction);
        return { before, after };
      });
    },
    async paid(merchantId, from, to) {
      const found = await sql<Row>`select body from sandbox_gateway_order
        where merchant_id = ${merchantId} and body ->> 'state' = 'paid' and body -> 'mandate' is null
          and body ->> 'changedAt' >= ${from.toISOString()} and body ->> 'changedAt' < ${to.toISOString()}
        order by body ->> 'changedAt'`.execute(db);
      return found.rows.map((row) => row.body);
    },
    async due(now, limit) {
      const found = await sql<{ reference: string }>`select reference from sandbox_gateway_order
        where wakes_at <= ${now.toISOString()} order by wakes_at limit ${limit}`.execute(db);
      return found.rows.map((row) => row.reference);
    },
  };
}
