import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { transferStore } from '../../../../simulators/banks/transfer-store.ts';
import { createSessions } from '../../../platform/access/sessions.ts';
import { queueOf } from '../../../platform/queue/queue.ts';
import { callOperation, sessionHeaders } from '../../../testing/index.ts';
import { ask } from '../../../testing/requester.ts';
import { rememberPayments } from '../../../testing/rewind-payments.ts';
import { type Node, type Nodes, startTwoNodes } from '../../../testing/two-nodes.ts';
import { pollBank } from '../pay/poll-bank.ts';
import { processPayouts } from '../pay/process-payouts.ts';

/** Kamala's annuity. One of its payouts is at the bank, which will return it. */
const POLICY = '505678901';
const SENT = `AN${POLICY}-3`;
const REFERENCE = 'UA5056789011';

let nodes: Nodes;
let rewind: () => Promise<void>;
const db = () => nodes.nodes[0].deps.db;

beforeAll(async () => {
  nodes = await startTwoNodes();
  rewind = await rememberPayments(nodes.nodes[0]);
});
beforeEach(async () => {
  await rewind();
  await sql`truncate sandbox_bank_transfer, new_device, limit_counter, outbox`.execute(db());
  await sql`update unclaimed_amount set claim_ticket = null where policy_no = ${POLICY}`.execute(db());
  await sql`delete from payout_event where ticket = ${SENT} and state = 'returned'`.execute(db());
  await sql`update payout set state = 'sent', return_reason = null where ticket = ${SENT}`.execute(db());
  for (const { sandbox } of nodes.nodes) await sandbox.state.switchScenario('bank returns', true);
});
afterAll(() => nodes.close());

/** Prepares a claim of the amount on a node, up to the last press. */
async function prepareClaim(node: Node) {
  const { customer_id: customerId } = await payout();
  const session = await createSessions(node.deps).open({ kind: 'full', customerId, policyNo: null });
  const headers = sessionHeaders(session);
  const { otpToken, amounts } = (await callOperation(node, 'unclaimedAmount', {}, headers)).json();
  const sent = (await callOperation(node, 'generateOtp', { otpToken, workTypeTxt: 'update' })).json();
  const { otp } = await db()
    .selectFrom('outbox')
    .select('otp')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { total } = amounts.find(({ reference }: { reference: string }) => reference === REFERENCE);
  const body = { reference: REFERENCE, total, otpToken: sent.otpToken, otp: otp ?? '' };
  return () => ask(node, 'claimUnclaimedAmount', body, headers);
}
const payout = () => db().selectFrom('payout').selectAll().where('ticket', '=', SENT).executeTakeFirstOrThrow();
const poll = async ({ deps }: Node) => pollBank(deps, await queueOf(deps.db), await payout());
const work = () => Promise.all(nodes.nodes.map(({ deps }) => processPayouts(deps)));
const transfers = async () => (await (await transferStore(db())).all()).map(({ reference }) => reference);

it.each([1, 2, 3, 4, 5])(
  'an amount is claimed at most once while a payout comes back, and never sent to that account (round %i)',
  async () => {
    const [here, there] = nodes.nodes;
    const [one, two] = [await prepareClaim(here), await prepareClaim(there)];
    const [first, second] = await Promise.all([one(), two(), poll(here), poll(there)]);
    const accepted = [first, second].filter(({ statusCode }) => statusCode === 200);
    expect(accepted.length).toBeLessThanOrEqual(1);
    expect(await payout()).toMatchObject({ state: 'returned' });
    const claims = await db().selectFrom('payout').where('kind', '=', 'unclaimed-amount').selectAll().execute();
    expect(claims.map(({ ticket }) => ticket)).toEqual(accepted.map((answer) => answer.json().ticket));
    for (const { sandbox } of nodes.nodes) await sandbox.state.switchScenario('bank returns', false);
    for (let hour = 0; hour < 3; hour += 1) {
      nodes.advance(3_600_000);
      await work();
    }
    // only the one that came back
    expect(await transfers()).toEqual([`${SENT}-1`]);
  },
);

it('once it has come back, a claim that was prepared before is refused with the reason', async () => {
  const [here, there] = nodes.nodes;
  const claim = await prepareClaim(here);
  await poll(there);
  expect((await claim()).json()).toMatchObject({
    status: 403,
    errors: [{ rule: 'payout', because: 'account-returned' }],
  });
});
