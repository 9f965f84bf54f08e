import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyAnswer, type BackOfficeAnswer } from '../../back-office/apply-answer.ts';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import { createSessions } from '../../platform/access/sessions.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { type DyingNodes, startDyingNodes } from '../../testing/dying/dying-nodes.ts';
import { benefitsJob } from '../payouts/benefits/benefits-job.ts';
import submitLifeCertificate from './submitLifeCertificate.ts';

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

/** Kamala signs in; her certificate is missing since December. */
async function begin() {
  await rewind();
  const { db, nodes } = dying;
  const [{ deps }] = nodes;
  await sql`truncate limit_counter`.execute(db);
  await sql`update life_certificate set due_on = '2026-12-17', given_on = null, review_ticket = null, remind_on = null
    where policy_no = ${ANNUITY}`.execute(db);
  await sql`delete from second_annuitant where policy_no = ${ANNUITY}`.execute(db);
  const { customer_id: customerId } = await db
    .selectFrom('policy')
    .select('customer_id')
    .where('policy_no', '=', ANNUITY)
    .executeTakeFirstOrThrow();
  return createSessions(deps).open({ kind: 'full', customerId, policyNo: null });
}

const send = ({ call }: { call: never }, deps: Deps) => submitLifeCertificate.run(call, deps);
/** A call that sends the certificate in a way. */
const callOf = (session: Session, how: object) => {
  const key = randomUUID();
  const body = { policyNos: [ANNUITY], declaration: true, ...how };
  return {
    key,
    call: { session, headers: { 'Idempotency-Key': key }, body, client: { address: '127.0.0.1' } } as never,
  };
};

/** Makes it an annuity on two lives, both late. */
const addSecondLife = () =>
  sql`insert into second_annuitant (policy_no, name, birth_date, due_on)
    values (${ANNUITY}, 'Mr Mohan Joshi', '1955-05-01', '2026-12-17')`.execute(dying.db);

/** The comparison of a picture of Kamala, or of the second life of her annuity. */
async function comparison(life: 'first' | 'second' = 'first') {
  const session = await begin();
  if (life === 'second') await addSecondLife();
  const compareToken = randomUUID();
  const ends = new Date(NOW.getTime() + 600_000);
  await dying.db
    .insertInto('face_check')
    .values({
      id: randomUUID(),
      customer_id: session.customerId,
      session_id: session.id,
      policy_nos: [ANNUITY],
      life,
      picture_reference: 'deleted',
      liveness_hash: randomUUID(),
      liveness_ends_at: ends,
      compare_hash: tokenHash(compareToken),
      compare_ends_at: ends,
      score: 90,
      band: 'same',
    })
    .execute();
  return callOf(session, { compareToken, life });
}

/** The answer of a person who has seen Kamala at a branch. */
async function approval(): Promise<BackOfficeAnswer> {
  const visit = callOf(await begin(), { way: { kind: 'branch' } });
  await send(visit, dying.nodes[0].deps);
  const { ticket } = await dying.db
    .selectFrom('service_request')
    .select('ticket')
    .where('idempotency_key', '=', visit.key)
    .executeTakeFirstOrThrow();
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
/** What others see of a certificate, and of its request by number or key. */
const look = async (request: string) =>
  (
    await sql`select r.state, coalesce(s.due_on, c.due_on) as due, case when s.due_on is not null then c.due_on end as other,
        a.next_on as next, coalesce(o.payouts, 0) as payouts, coalesce(o.net, 0) as net
      from life_certificate c join annuity a using (policy_no) left join second_annuitant s using (policy_no)
      left join service_request r on r.ticket = ${request} or r.idempotency_key::text = ${request}
      cross join lateral (select count(*)::int as payouts, sum(net)::int as net from payout
        where policy_no = ${ANNUITY} and ticket like ${`AN${ANNUITY}-2027%`}) o
      where c.policy_no = ${ANNUITY}`.execute(dying.db)
  ).rows[0];
/** On two lives `due` is that of the second, and `other` that of the first, which is still missing. */
const WHOLE = {
  state: 'completed',
  due: '2027-12-17',
  other: null as string | null,
  next: '2027-05-05',
  payouts: 3,
  net: 46_875_00,
};

it.each([
  ['first', WHOLE],
  ['second', { ...WHOLE, other: '2026-12-17' }],
] as const)(
  'a node that is killed while the certificate of the %s life arrives gives it and releases everything, or nothing, and another node does it once',
  async (life, whole) => {
    const first = await comparison(life);
    const before = await look(first.key);
    expect(before).toMatchObject({ state: null, due: '2026-12-17', payouts: 0 });
    const seen = await dying.seenAtEach(
      (deps) => send(first, deps),
      () => look(first.key),
    );
    expect(await look(first.key)).toEqual(whole);
    expect(seen.length).toBeGreaterThan(20);
    for (const one of seen) expect([before, whole]).toContainEqual(one);
    for (const statements of [0, seen.length >> 1, seen.length - 2]) {
      const again = await comparison(life);
      expect(await dying.diesAt(statements, (deps) => send(again, deps))).toBe(true);
      expect([before, whole]).toContainEqual(await look(again.key));
      await Promise.all(dying.nodes.flatMap(({ deps }) => [send(again, deps), orderAll(deps)]));
      for (const { deps } of dying.nodes) await orderAll(deps);
      expect(await look(again.key)).toEqual(whole);
    }
  },
  600_000,
);

it('a node that is killed at any statement releases everything that was held or nothing, and each instalment is paid once', async () => {
  const first = await approval();
  const before = await look(first.ticket);
  expect(before).toMatchObject({ state: 'received', due: '2026-12-17', payouts: 0 });
  const seen = await dying.seenAtEach(
    (deps) => applyAnswer(deps, first),
    () => look(first.ticket),
  );
  expect(await look(first.ticket)).toEqual(WHOLE);
  expect(seen.length).toBeGreaterThan(20);
  expect(seen).toEqual(seen.map(() => before));
  for (const statements of [0, seen.length >> 1, seen.length - 1]) {
    const answer = await approval();
    expect(await dying.diesAt(statements, (deps) => applyAnswer(deps, answer))).toBe(true);
    expect(await look(answer.ticket)).toEqual(before);
    await Promise.all(dying.nodes.flatMap(({ deps }) => [applyAnswer(deps, answer), orderAll(deps)]));
    for (const { deps } of dying.nodes) await orderAll(deps);
    expect(await look(answer.ticket)).toEqual(WHOLE);
  }
}, 600_000);
