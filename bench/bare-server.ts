// The minimum work of a server on PostgreSQL for a call: a Fastify route with one SELECT by primary key, one with one INSERT, and one
// that is as safe as a payment: the order is on disk before the gateway is called, and its policy is locked.
//   DATABASE_URL, GATEWAY (only to pay), PORT
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
await pool.query('create table if not exists bare (id int primary key, name text not null)');
await pool.query(
  'create table if not exists bare_order (id bigint generated always as identity primary key, name text not null)',
);
await pool.query("insert into bare values (1, 'one') on conflict do nothing");

const app = Fastify();
app.post('/', async () => {
  const { rows } = await pool.query({ name: 'one', text: 'select id, name from bare where id = $1', values: [1] });
  return rows[0];
});
app.post('/insert', async () => {
  const { rows } = await pool.query({
    name: 'insert',
    text: "insert into bare_order (name) values ('one') returning id",
  });
  return rows[0];
});

const POLICIES = 1_000;
await pool.query(`create table if not exists bare_policy (id int primary key, premium bigint not null);
  create table if not exists bare_payment (id uuid primary key, policy_id int not null references bare_policy, amount bigint not null,
    state text not null, url text);
  create table if not exists bare_item (payment_id uuid references bare_payment, position int, amount bigint not null,
    primary key (payment_id, position));`);
await pool.query(
  `insert into bare_policy select n, 100000 from generate_series(1, ${POLICIES}) n on conflict do nothing`,
);
let calls = 0;
app.post('/pay', async () => {
  calls += 1;
  const orderId = randomUUID();
  const policyId = 1 + (calls % POLICIES);
  const client = await pool.connect();
  let amount: number;
  try {
    await client.query('begin');
    const { rows } = await client.query({
      name: 'lock',
      text: 'select premium from bare_policy where id = $1 for update',
      values: [policyId],
    });
    amount = Number(rows[0].premium);
    await client.query({
      name: 'order',
      text: `with made as (insert into bare_payment (id, policy_id, amount, state) values ($1, $2, $3, 'created') returning id)
        insert into bare_item select id, 0, $3 from made`,
      values: [orderId, policyId, amount],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
  const answer = await fetch(`${process.env.GATEWAY}/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId, amount }),
  });
  const { payUrl } = (await answer.json()) as { payUrl: string };
  await pool.query({
    name: 'opened',
    text: 'update bare_payment set url = $2 where id = $1 and url is null',
    values: [orderId, payUrl],
  });
  return { orderId, state: 'created', amount, gatewayUrl: payUrl };
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
