import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Deps } from '../../../deps.ts';
import { dies } from '../../../testing/dying/dies.ts';
import { type DyingNodes, startDyingNodes } from '../../../testing/dying/dying-nodes.ts';
import { benefitsJob } from './benefits-job.ts';

const BEGIN = new Date('2026-11-21T04:30:00.000Z');
/** The day of an annuity instalment, a survival benefit and two maturities. */
const NOW = new Date('2026-12-21T04:30:00.000Z');
const SAVINGS = '501234567';
const TERM = '501234575';
const TICKETS = ['AN505678901-20261221', `MA${SAVINGS}-20261221`, `SB${SAVINGS}-20261221`];
let dying: DyingNodes;
let rewind: () => Promise<void>;
beforeAll(async () => {
  dying = await startDyingNodes(BEGIN);
  dying.advance(NOW.getTime() - BEGIN.getTime());
  const { db } = dying;
  await sql`update policy set maturity_date = '2026-12-21' where policy_no in (${SAVINGS}, ${TERM})`.execute(db);
  await sql`insert into benefit (policy_no, kind, due_on, amount) values (${SAVINGS}, 'survival-benefit', '2026-12-21', 7000000)`.execute(
    db,
  );
  rewind = await dying.remember();
});
afterAll(() => dying?.close());

const orderAll = (deps: Deps) => benefitsJob(deps).run(new AbortController().signal);
/** What others see of each policy: payouts, books and states. */
const look = async () =>
  (
    await sql`select p.policy_no, p.status_code as status, (select principal from policy_loan l where l.policy_no = p.policy_no) as loan,
      (select count(*)::int from benefit b where b.policy_no = p.policy_no and b.due_on = '2026-12-21' and b.ordered_at is not null) as marks,
      (select next_on from annuity a where a.policy_no = p.policy_no) as next,
      (select count(*)::int from payout o where o.policy_no = p.policy_no and o.ticket like '%-20261221') as payouts,
      (select count(*)::int from ledger_posting l join payout o on o.ticket = l.payout_ticket where o.policy_no = p.policy_no
        and o.ticket like '%-20261221' and l.kind = 'payout-owed') as postings
    from policy p where p.policy_no in ('505678901', ${SAVINGS}, ${TERM}) order by 1`.execute(dying.db)
  ).rows;
const tickets = async () =>
  (
    await sql<{ ticket: string }>`select ticket from payout where ticket like '%-20261221' order by ticket`.execute(
      dying.db,
    )
  ).rows.map(({ ticket }) => ticket);

it('a node that dies at any statement orders all benefits of a policy or none, and others order the rest once', async () => {
  const before = await look();
  const seen = await dying.seenAtEach(orderAll, look);
  const whole = await look();
  expect(whole).toMatchObject([
    { policy_no: SAVINGS, status: 'M', loan: 0, marks: 2, payouts: 2, postings: 2 },
    { policy_no: TERM, status: 'M', marks: 1, payouts: 0, postings: 0 },
    { policy_no: '505678901', status: 'A', marks: 1, payouts: 1, postings: 1, next: '2027-01-21' },
  ]);
  expect(seen.length).toBeGreaterThan(40);
  for (const view of seen)
    for (const [at, policy] of view.entries()) expect([before[at], whole[at]]).toContainEqual(policy);

  for (const statements of [0, seen.length >> 2, seen.length >> 1, seen.length - 1]) {
    await rewind();
    expect(await dying.diesAt(statements, orderAll)).toBe(true);
    await Promise.all(dying.nodes.map(({ deps }) => orderAll(deps)));
    for (const { deps } of dying.nodes) await orderAll(deps);
    expect(await look()).toEqual(whole);
    expect(await tickets()).toEqual(TICKETS);
  }
}, 600_000);

it('a process that is killed with -9 while it orders benefits orders nothing twice', async () => {
  const { database, db } = dying;
  for (const statements of [1, 25]) {
    await rewind();
    expect(await dies('dies-ordering-benefits.ts', { database, now: NOW.toISOString(), statements }, db)).toBe(true);
    await Promise.all(dying.nodes.map(({ deps }) => orderAll(deps)));
    for (const { deps } of dying.nodes) await orderAll(deps);
    expect(await tickets()).toEqual(TICKETS);
  }
}, 600_000);
