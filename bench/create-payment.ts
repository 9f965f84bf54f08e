// createPayment against a bare Fastify route that commits an order before it calls the gateway, against one with one INSERT, and, where
// pgbench is installed, against its own transaction. All are on one PostgreSQL server that waits for the disk, alternating, with 32
// connections from a separate process. Each call pays for another policy, so that none waits for another.
import { randomBytes, randomUUID } from 'node:crypto';
import { borrowPostgres } from '../tools/postgres.ts';
import { startServer } from '../tools/run.ts';
import { signIn, startApi } from './backend.ts';
import { tpcbLike } from './tpcb-like.ts';
import { query } from './two-databases.ts';
import { CONNECTIONS, callsPerSecond, loadInTurns, WITHOUT_SANDBOX } from './under-load.ts';

/** Per customer; a round pays for all of them. */
const POLICIES_EACH = 40;
const SECRET = 'shared by the gateway and us';

export async function measure(): Promise<import('./table.ts').Row[]> {
  const database = await borrowPostgres({ durable: true });
  const stops = [database.stop];
  try {
    const env = {
      DATABASE_URL: database.url,
      LIFEDESK_WEB: 'off',
      LIFEDESK_SECRET: randomBytes(32).toString('base64url'),
    };
    const payments = await prepare(database.url, env);
    const gateway = await startServer('bench/bare-gateway.ts', '/', { SECRET });
    stops.unshift(gateway.stop);
    const outside = { LIFEDESK_GATEWAY_URL: `http://127.0.0.1:${gateway.port}`, LIFEDESK_GATEWAY_SECRET: SECRET };
    const api = await startApi({ ...env, ...WITHOUT_SANDBOX, ...outside }, { simulated: false });
    stops.unshift(api.stop);
    const bare = await startServer('bench/bare-server.ts', '/', {
      DATABASE_URL: database.url,
      GATEWAY: outside.LIFEDESK_GATEWAY_URL,
    });
    stops.unshift(bare.stop);
    const ourLoad = { port: api.port, path: '/api/v1/payments/create', ...payments };
    const bareLoad = (path: string) => ({ port: bare.port, path, headers: [{}], body: '' });
    const payAll = async () => {
      // the demo data have a paid one
      await query(database.url, "delete from payment_order_item where order_state <> 'paid'");
      await query(database.url, "delete from payment_order where state <> 'paid'");
      return callsPerSecond(ourLoad);
    };
    const against = async (path: string) => loadInTurns(payAll, () => callsPerSecond(bareLoad(path)));
    const transactions = await tpcbLike(database.url);
    const what = `createPayment on PostgreSQL, ${CONNECTIONS} connections`;
    return [
      {
        what,
        against: 'a bare Fastify route that also locks, commits and calls the gateway',
        unit: 'calls/s',
        ...(await against('/pay')),
        target: { atLeast: 0.6 },
      },
      {
        what,
        against: 'a bare Fastify route with one INSERT',
        unit: 'calls/s',
        ...(await against('/insert')),
        target: { atLeast: 0.3 },
      },
      ...(transactions
        ? [
            {
              what,
              against: "pgbench's tpcb-like transaction",
              unit: 'calls/s',
              ...(await loadInTurns(payAll, transactions)),
              target: null,
            },
          ]
        : []),
    ];
  } finally {
    for (const stop of stops) await stop();
  }
}

/** Creates a customer for each connection, copied from a demo customer, with many policies, and a payment for each policy. */
async function prepare(url: string, env: Record<string, string>) {
  const sandbox = await startApi(env);
  try {
    await query(
      url,
      `insert into customer select (jsonb_populate_record(null::customer, to_jsonb(c) || jsonb_build_object(
         'id', (select max(id) from customer) + n, 'client_id', (40800000 + n)::text, 'mobile', '+91988' || lpad(n::text, 7, '0'), 'email', null))).*
       from customer c, generate_series(1, $1::int) n where c.client_id = '40012345'`,
      [CONNECTIONS],
    );
    await query(
      url,
      `insert into policy select (jsonb_populate_record(null::policy, to_jsonb(p) || jsonb_build_object(
         'policy_no', (580000000 + n)::text, 'id', gen_random_uuid(),
         'customer_id', (select id from customer where client_id = (40800001 + n / $2::int)::text)))).*
       from policy p, generate_series(0, $1::int * $2::int - 1) n where p.policy_no = '501234567'`,
      [CONNECTIONS, POLICIES_EACH],
    );
    await query(url, 'vacuum analyze');
    const headers: Record<string, string>[] = [];
    const body: string[] = [];
    for (let customer = 0; customer < CONNECTIONS; customer += 1) {
      const sdk = await signIn(sandbox.origin, String(40_800_001 + customer));
      const { token, xsrfToken } = sdk.session.state.tokens ?? { token: '', xsrfToken: '' };
      const policies = await query(
        url,
        "select p.policy_no, p.modal_premium from policy p join customer c on c.id = p.customer_id where c.client_id = $1 and p.policy_no like '58%'",
        [String(40_800_001 + customer)],
      );
      for (const [turn, { policy_no: policyNo, modal_premium: premium }] of policies.entries()) {
        // all customers pay at the same moment, each for one policy
        const at = turn * CONNECTIONS + customer;
        headers[at] = {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'x-xsrf-token': xsrfToken,
          'idempotency-key': randomUUID(),
        };
        const items = [{ policyNo, amount: Number(premium) }];
        body[at] = JSON.stringify({ purpose: 'premium', items, returnPath: '/cs/pay-online' });
      }
    }
    return { headers, body };
  } finally {
    await sandbox.stop();
  }
}
