import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyAnswer, type BackOfficeAnswer } from '../../back-office/apply-answer.ts';
import type { Deps } from '../../deps.ts';
import { createSessions } from '../../platform/access/sessions.ts';
import { type DyingNodes, startDyingNodes } from '../../testing/dying/dying-nodes.ts';
import { benefitsJob } from '../payouts/benefits/benefits-job.ts';
import { makeRequest, type RequestCall } from '../requests/make-request.ts';

const NOW = new Date('2027-04-20T04:30:00.000Z');
/** Kamala's annuity of ₹15,625.00 on the 5th, held since 17-01-2027. */
const ANNUITY = '505678901';

let dying: DyingNodes;
let rewind: () => Promise<void>;
beforeAll(async () => {
  dying = await startDyingNodes(NOW);
  const { db } = dying;
  await sql`truncate new_device, former_contact`.execute(db);
  await sql`update annuity set first_on = '2020-01-05', next_on = '2027-02-05' where policy_no = ${ANNUITY}`.execute(
    db,
  );
  rewind = await dying.remember();
});
afterAll(() => dying?.close());

/** The answer of a person who has seen the form that Kamala sent. */
async function approval(): Promise<BackOfficeAnswer> {
  await rewind();
  const { db, nodes } = dying;
  const [{ deps }] = nodes;
  await sql`update life_certificate set due_on = '2026-12-17', given_on = null, review_ticket = null, remind_on = null
    where policy_no = ${ANNUITY}`.execute(db);
  const { customer_id: customerId } = await db
    .selectFrom('policy')
    .select('customer_id')
    .where('policy_no', '=', ANNUITY)
    .executeTakeFirstOrThrow();
  const session = await createSessions(deps).open({ kind: 'full', customerId, policyNo: null });
  const call = { session, headers: { 'Idempotency-Key': randomUUID() }, body: {}, client: { address: '127.0.0.1' } };
  const { ticket } = await makeRequest(deps, call as unknown as RequestCall, {
    type: 'digital-living-certificate',
    effect: async () => ({ isDone: false, policyNos: [ANNUITY], payload: {} }),
  });
  return {
    answerId: randomUUID(),
    ticket,
    outcome: 'approved',
    maker: 'EMP-1',
    checker: 'EMP-2',
    at: NOW.toISOString(),
  };
}

const orderAll = (deps: Deps) => benefitsJob(deps).run(new AbortController().signal);
/** What others see of a certificate. */
const look = async (ticket: string) =>
  (
    await sql`select r.state, c.due_on as due, a.next_on as next, coalesce(o.payouts, 0) as payouts, coalesce(o.net, 0) as net
      from service_request r join life_certificate c on c.policy_no = ${ANNUITY} join annuity a on a.policy_no = ${ANNUITY}
      cross join lateral (select count(*)::int as payouts, sum(net)::int as net from payout
        where policy_no = ${ANNUITY} and ticket like ${`AN${ANNUITY}-2027%`}) o
      where r.ticket = ${ticket}`.execute(dying.db)
  ).rows[0];

it('a node that is killed at any statement releases everything that was held or nothing, and each instalment is paid once', async () => {
  const first = await approval();
  const before = await look(first.ticket);
  expect(before).toMatchObject({ state: 'received', due: '2026-12-17', payouts: 0 });
  const seen = await dying.seenAtEach(
    (deps) => applyAnswer(deps, first),
    () => look(first.ticket),
  );
  const whole = { state: 'completed', due: '2027-12-17', next: '2027-05-05', payouts: 3, net: 46_875_00 };
  expect(await look(first.ticket)).toEqual(whole);
  expect(seen.length).toBeGreaterThan(20);
  expect(seen).toEqual(seen.map(() => before));
  for (const statements of [0, seen.length >> 1, seen.length - 1]) {
    const answer = await approval();
    expect(await dying.diesAt(statements, (deps) => applyAnswer(deps, answer))).toBe(true);
    expect(await look(answer.ticket)).toEqual(before);
    await Promise.all(dying.nodes.flatMap(({ deps }) => [applyAnswer(deps, answer), orderAll(deps)]));
    for (const { deps } of dying.nodes) await orderAll(deps);
    expect(await look(answer.ticket)).toEqual(whole);
  }
}, 600_000);
