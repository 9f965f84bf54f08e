import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { loadModule } from 'libpg-query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId, RequestBody } from './platform/contract/handler.ts';
import type { Around } from './platform/database/around-statements.ts';
import { TABLE_KEYS } from './platform/database/distribution.ts';
import { EXCEPTIONS } from './testing/distribution/exceptions.ts';
import { tablesWithoutKey } from './testing/distribution/without-key.ts';
import { callOperation, type RunningApi, sessionHeaders, startApi } from './testing/index.ts';
import { ASHAS_PREMIUM, decide } from './testing/payer.ts';

let api: RunningApi;
let columnsOf: ReadonlyMap<string, ReadonlySet<string>>;
/** The statements of each operation. */
const sent = new Map<string, Set<string>>();
const current = new AsyncLocalStorage<string>();
/** The operation that the simulated gateway calls over the network, where the storage does not reach. */
let fromOutside: string | null = null;

const record: Around = (statement, run) => {
  const operation = current.getStore() ?? fromOutside;
  if (operation) sent.set(operation, (sent.get(operation) ?? new Set()).add(statement));
  return run();
};

beforeAll(async () => {
  await loadModule();
  api = await startApi({ around: record });
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' group by table_name`.execute(api.deps.db);
  columnsOf = new Map(rows.map(({ name, columns }) => [name, new Set(columns)]));
});
afterAll(() => api?.close());

describe('the distribution key', () => {
  it('is named for every table, and is a column of it that is never null', async () => {
    const { rows } = await sql<{ name: string; required: string[] }>`
      select c.relname as name, array_agg(a.attname::text) filter (where a.attnotnull) as required
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') group by c.relname`.execute(
      api.deps.db,
    );
    expect([...TABLE_KEYS.keys()].sort()).toEqual(rows.map(({ name }) => name).sort());
    const unusable = rows.filter(({ name, required }) => {
      const column = TABLE_KEYS.get(name)?.column;
      return column && !required.includes(column);
    });
    expect(unusable).toEqual([]);
  });
});

describe('a statement', () => {
  it.each([
    ['select * from policy where policy_no = $1', []],
    ['select * from policy where policy_no in ($1, $2)', []],
    ['select * from policy where policy_no = any($1::text[]) and due_date < $2', []],
    ['select * from policy p join policy_loan l on l.policy_no = p.policy_no where p.policy_no = $1', []],
    ['select * from policy p left join policy_loan l using (policy_no) where p.policy_no = $1', []],
    [
      'with p as (select policy_no from policy where policy_no = $1) select from p join benefit b using (policy_no)',
      [],
    ],
    ['insert into policy_bonus (policy_no, option_code) values ($1, $2)', []],
    ['update policy p set due_date = $1 from policy_loan l where l.policy_no = p.policy_no and p.policy_no = $2', []],
    ['select * from plan', []],
    ['select * from policy where customer_id = $1', ['policy']],
    ['select * from policy where policy_no <> $1', ['policy']],
    ['select * from policy where policy_no = $1 or customer_id = $2', ['policy']],
    ['select * from policy p left join policy_loan l on l.policy_no = p.policy_no and l.policy_no = $1', ['policy']],
    [
      'select * from policy p where not exists (select from benefit b where b.policy_no = p.policy_no and b.policy_no = $1)',
      ['policy'],
    ],
    ['select (select count(*) from benefit) from policy where policy_no = $1', ['benefit']],
    ['update policy set due_date = $1 where customer_id = $2', ['policy']],
    ['update policy set policy_no = $1 where policy_no = $2', ['policy']],
    ['delete from benefit where due_on < $1', ['benefit']],
    ['insert into policy_bonus (option_code) values ($1)', ['policy_bonus']],
  ])('%s', (text, without) => {
    expect(tablesWithoutKey(text, columnsOf)).toEqual(without);
  });

  it('of a hot operation carries the key of each table, with the exceptions that are listed', async () => {
    await callHotOperations();
    const found: Record<string, string[]> = {};
    const withoutKey = new Set<string>();
    for (const [operation, statements] of sent)
      for (const text of statements) {
        const tables = tablesWithoutKey(text, columnsOf);
        if (tables.length === 0) continue;
        withoutKey.add(text);
        found[operation] = [...new Set([...(found[operation] ?? []), ...tables])].sort();
      }
    const listed = Object.entries(EXCEPTIONS).map(([operation, tables]) => [operation, Object.keys(tables).sort()]);
    expect(found).toEqual(Object.fromEntries(listed));
    expect([...sent.keys()].sort()).toEqual(HOT);
    expect(withoutKey.size).toBeLessThanOrEqual(STATEMENTS_WITHOUT_KEY);
  });
});

/** A new statement must not add to them, even if its operation has an exception for the table. */
const STATEMENTS_WITHOUT_KEY = 38;

const HOT = [
  'createPayment',
  'generateOtp',
  'notifications',
  'overview',
  'paymentCallback',
  'paymentStatus',
  'policyDetails',
  'serviceRequests',
  'submitComplaint',
  'validateCustomer',
  'validateOtp',
  'validateSession',
];

/** A customer signs in, looks around, pays a premium and complains. */
async function callHotOperations(): Promise<void> {
  const asha = await api.person('Asha');
  let headers: Record<string, string> = {};
  const call = async <Op extends OperationId>(operation: Op, body: RequestBody<Op>, more = {}) => {
    const answer = await current.run(
      operation,
      async () => await callOperation(api, operation, body, { ...headers, ...more }),
    );
    expect(answer.statusCode, `${operation}: ${answer.body}`).toBe(200);
    return answer.json();
  };
  const key = () => ({ 'Idempotency-Key': randomUUID() });
  const { policyNo } = ASHAS_PREMIUM;

  let { otpToken } = await call('validateCustomer', { loginId: policyNo, workTypeTxt: 'login' });
  ({ otpToken } = await call('generateOtp', { otpToken, workTypeTxt: 'login' }));
  const otp = await api.otpFor(asha.email ?? '');
  headers = sessionHeaders(await call('validateOtp', { otpToken, otp }));
  await call('validateSession', {});
  await call('overview', {});
  await call('notifications', {});
  await call('policyDetails', { policyNo });
  const order: RequestBody<'createPayment'> = {
    purpose: 'premium',
    items: [ASHAS_PREMIUM],
    returnPath: '/cs/pay-online',
  };
  const { orderId, gatewayUrl } = await call('createPayment', order, key());
  fromOutside = 'paymentCallback';
  await decide(api, gatewayUrl, 'approve');
  fromOutside = null;
  expect(await call('paymentStatus', { orderId })).toMatchObject({ state: 'paid' });
  const description = 'I asked for the bonus statement three weeks ago and have heard nothing since.';
  await call('submitComplaint', { policyNo, category: 'service-delay', description }, key());
  await call('serviceRequests', {});
}
