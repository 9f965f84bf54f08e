import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { transferStore } from '../../../simulators/banks/transfer-store.ts';
import { applyAnswer } from '../../back-office/apply-answer.ts';
import { rememberPayments } from '../../testing/rewind-payments.ts';
import { type Nodes, startTwoNodes } from '../../testing/two-nodes.ts';
import { processPayouts } from './pay/process-payouts.ts';
import { orderPayout } from './public.ts';

const POLICY = '501234567';
const OTHER = '501234575';
const OWN_ACCOUNT = '30211456789';
const MULE = '50100987659999';
const MATCHING = '50100987654321';

let nodes: Nodes;
let rewind: () => Promise<void>;
const db = () => nodes.nodes[0].deps.db;
const now = () => nodes.nodes[0].deps.clock.now();

beforeAll(async () => {
  nodes = await startTwoNodes();
  rewind = await rememberPayments(nodes.nodes[0]);
});
beforeEach(async () => {
  await rewind();
  await sql`delete from account_check where ticket is not null`.execute(db());
  await sql`truncate audit_entry, sandbox_bank_transfer, new_device`.execute(db());
});
afterAll(() => nodes.close());

/** What the release before this one writes when a customer gives an account; it knows one status for all accounts. */
async function givenByReleaseBefore(policyNo: string, accountNo: string, isMatched: boolean): Promise<string> {
  const ticket = `SR${randomUUID().replaceAll(/\D/g, '').padEnd(10, '0').slice(0, 10)}`;
  const { db } = nodes.nodes[1].deps;
  await db.transaction().execute(async (transaction) => {
    await sql`
      insert into bank_account (policy_no, ifsc, holder_name, account_no, account_type, bank_and_branch)
      values (${policyNo}, 'HDFC0000060', 'Asha V Kulkarni', ${accountNo}, 'savings', 'HDFC Bank, Mumbai Fort')
      on conflict (policy_no) do update set ifsc = excluded.ifsc, holder_name = excluded.holder_name,
        account_no = excluded.account_no, bank_and_branch = excluded.bank_and_branch`.execute(transaction);
    await sql`
      update customer set neft_qc_status = ${isMatched ? 'verified' : 'pending'}, neft_qc_date = ${'2026-11-21'}::date
      where id = (select customer_id from policy where policy_no = ${policyNo})`.execute(transaction);
    await sql`
      insert into service_request (ticket, customer_id, type, policy_nos, state, made_at, promised_on, settled_at, made_in,
        made_from, payload, idempotency_key, request_hash)
      select ${ticket}, customer_id, 'neft-details', array[policy_no], ${isMatched ? 'completed' : 'received'},
        ${now()}::timestamptz, '2026-12-05', ${isMatched ? now() : null}::timestamptz, 'full', '127.0.0.1', '{}',
        ${randomUUID()}, ''
      from policy where policy_no = ${policyNo}`.execute(transaction);
  });
  return ticket;
}
const reject = (ticket: string) =>
  applyAnswer(nodes.nodes[0].deps, {
    answerId: randomUUID(),
    ticket,
    outcome: 'rejected',
    maker: 'EMP-1',
    checker: 'EMP-2',
    note: 'Another name.',
    at: now().toISOString(),
  });
const order = (ticket: string) =>
  db()
    .transaction()
    .execute((transaction) =>
      orderPayout(
        transaction,
        {
          ticket,
          policyNo: POLICY,
          kind: 'surrender',
          grossPaise: 5_000_00,
          deductions: [],
          taxPaise: 0,
          countsFrom: '2026-11-21',
        },
        now(),
      ),
    );
const work = () => Promise.all(nodes.nodes.map(({ deps }) => processPayouts(deps)));
const accountsPaid = async () => (await (await transferStore(db())).all()).map(({ accountNo }) => accountNo);
const status = async () =>
  (
    await sql<{ status: string }>`
      select c.neft_qc_status as status from customer c join policy p on p.customer_id = c.id
      where p.policy_no = ${POLICY}`.execute(db())
  ).rows[0]?.status;

it('a payout never reaches an account that staff reject, whatever both nodes do at that moment', async () => {
  for (let round = 0; round < 10; round += 1) {
    const ticket = await givenByReleaseBefore(POLICY, MULE, false);
    await Promise.all([
      work(),
      order(`SR80000000${10 + round}`).then(work),
      reject(ticket),
      givenByReleaseBefore(OTHER, MATCHING, true),
      work(),
    ]);
  }
  expect(await accountsPaid()).not.toContain(MULE);
  nodes.advance(600_000);
  await work();
  expect(await accountsPaid()).toEqual(Array(10).fill(OWN_ACCOUNT));
});

it('an account from the release before counts as its request says', async () => {
  const mule = await givenByReleaseBefore(POLICY, MULE, false);
  await givenByReleaseBefore(OTHER, MATCHING, true);
  expect(await status()).toBe('pending');
  await order('SR8000000001');
  await work();
  expect(await accountsPaid()).toEqual([]);
  // it approves another proof, and calls the customer verified
  const proof = await givenByReleaseBefore(OTHER, '50100987649999', false);
  await sql`update service_request set state = 'completed', settled_at = made_at where ticket = ${proof}`.execute(db());
  await sql`update customer set neft_qc_status = 'verified' where neft_qc_status = 'pending'`.execute(db());
  expect(await status()).toBe('pending');
  nodes.advance(600_000);
  await work();
  expect(await accountsPaid()).toEqual([]);
  await sql`update service_request set state = 'declined', settled_at = made_at where ticket = ${mule}`.execute(db());
  expect(await status()).toBe('rejected');
  // what the release before shows and pays
  const shown = await sql<{
    account_no: string;
  }>`select account_no from bank_account where policy_no = ${POLICY}`.execute(db());
  expect(shown.rows).toEqual([{ account_no: OWN_ACCOUNT }]);
  nodes.advance(600_000);
  await work();
  expect(await accountsPaid()).toEqual([OWN_ACCOUNT]);
});

it('an account that the release before got matched is paid', async () => {
  await givenByReleaseBefore(POLICY, MATCHING, true);
  await order('SR8000000001');
  await work();
  expect(await accountsPaid()).toEqual([MATCHING]);
});
