import { randomUUID } from 'node:crypto';
import { addCalendarDays, todayInIndia } from '@lifedesk/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transferStore } from '../../../../simulators/banks/transfer-store.ts';
import { applyAnswer } from '../../../back-office/apply-answer.ts';
import type { AuditField } from '../../../contributions.ts';
import { purgeJob } from '../../../platform/access/purge-job.ts';
import { createSessions } from '../../../platform/access/sessions.ts';
import { post } from '../../../testing/caller.ts';
import { rememberPayments } from '../../../testing/rewind-payments.ts';
import { type Nodes, startTwoNodes } from '../../../testing/two-nodes.ts';
import { post as postToLedger } from '../../payments/public.ts';
import { findRequest, makeRequest, type RequestCall } from '../../requests/public.ts';
import { toRequestDtos } from '../../requests/request-dto.ts';
import { processPayouts } from '../pay/process-payouts.ts';

/** Asha's savings plan. */
const POLICY = '501234567';
const THIEF = '+919800000666';
const DAY_MS = 86_400_000;

let nodes: Nodes;
let rewind: () => Promise<void>;
let asha: { id: number; mobile: string | null; email: string | null };
let account: string;
let moved = 0;
let tickets: string[] = [];
const db = () => nodes.nodes[0].deps.db;
const now = () => nodes.nodes[0].deps.clock.now();
const passDays = (days: number) => {
  moved += days * DAY_MS;
  nodes.advance(days * DAY_MS);
};

beforeAll(async () => {
  nodes = await startTwoNodes();
  rewind = await rememberPayments(nodes.nodes[0]);
  const found = await db()
    .selectFrom('policy as p')
    .innerJoin('customer as c', 'c.id', 'p.customer_id')
    .innerJoin('bank_account as b', 'b.policy_no', 'p.policy_no')
    .where('p.policy_no', '=', POLICY)
    .select(['c.id', 'c.mobile', 'c.email', 'b.account_no'])
    .executeTakeFirstOrThrow();
  asha = found;
  account = found.account_no;
});
beforeEach(async () => {
  await rewind();
  await sql`truncate service_message, sandbox_bank_transfer, new_device, former_contact, audit_entry, limit_counter, outbox`.execute(
    db(),
  );
  await db().updateTable('customer').set({ mobile: asha.mobile }).where('id', '=', asha.id).execute();
  await db().updateTable('bank_account').set({ account_no: account }).where('policy_no', '=', POLICY).execute();
  nodes.advance(-moved);
  moved = 0;
  tickets = [];
});
afterAll(() => nodes.close());

const signInOnNewDevice = () => db().insertInto('new_device').values({ customer_id: asha.id, at: now() }).execute();
/** Requests a surrender on one of the nodes, as the operation does after its checks. */
const requestAcknowledgement = async (
  type: 'surrender-request' | 'pua-surrender' | 'raise-complaint' = 'surrender-request',
  { deps } = nodes.nodes[0],
) => {
  const session = await createSessions(deps).open({ kind: 'full', customerId: asha.id, policyNo: null });
  const call = { session, headers: { 'Idempotency-Key': randomUUID() }, body: {}, client: { address: '127.0.0.1' } };
  const payload = { sumAssured: 1_000_00, cash: 621_00 };
  const effect = async () => ({ isDone: false, policyNos: [POLICY], payload });
  const acknowledgement = await makeRequest(deps, call as unknown as RequestCall, { type, effect });
  tickets.push(acknowledgement.ticket);
  return acknowledgement;
};
const request = async (...how: Parameters<typeof requestAcknowledgement>): Promise<string> =>
  (await requestAcknowledgement(...how)).ticket;
/** A request as the customer's list shows it. */
const requestInList = async (ticket: string) => {
  const { deps } = nodes.nodes[1];
  const row = await findRequest(deps.db, asha.id, ticket);
  const [shown] = await toRequestDtos(deps, row ? [row] : [], todayInIndia(now()));
  return shown;
};
const approve = (ticket: string, { deps } = nodes.nodes[1]) =>
  applyAnswer(deps, {
    answerId: randomUUID(),
    ticket,
    outcome: 'approved',
    maker: 'EMP-1',
    checker: 'EMP-2',
    at: now().toISOString(),
  });
const changeMobile = async (at = now()) => {
  await db()
    .insertInto('former_contact')
    .values({ customer_id: asha.id, channel: 'sms', value: asha.mobile, replaced_at: at })
    .execute();
  await db().updateTable('customer').set({ mobile: THIEF }).where('id', '=', asha.id).execute();
  await recordChange('mobile');
};
const changeAccount = async () => {
  await db()
    .updateTable('bank_account')
    .set({ account_no: '50100099999999' })
    .where('policy_no', '=', POLICY)
    .execute();
  await recordChange('bank-account');
};
const recordChange = async (field: AuditField) => {
  const { ticket } = await db().selectFrom('service_request').select('ticket').limit(1).executeTakeFirstOrThrow();
  await db()
    .insertInto('audit_entry')
    .values({ ticket, customer_id: asha.id, policy_no: null, field, before: null, after: '*', at: now() })
    .execute();
};
const work = () => Promise.all(nodes.nodes.map(({ deps }) => processPayouts(deps)));
const payout = (ticket: string) =>
  db().selectFrom('payout').selectAll().where('ticket', '=', ticket).executeTakeFirstOrThrow();
/** The transfers of the requests of a test. */
const transfers = async () =>
  (await (await transferStore(db())).all()).filter(({ reference }) => tickets.some((one) => reference.startsWith(one)));
const stopLinks = async () =>
  (await db().selectFrom('outbox').select(['recipient', 'text']).execute()).flatMap(({ recipient, text }) => {
    const [, token] = /stop-payout#([\w-]{22})/.exec(String(text)) ?? [];
    return token ? [{ recipient: String(recipient), token }] : [];
  });
const stop = (token: string, node = nodes.nodes[1]) => post(node, 'stopPayout', JSON.stringify({ token }), {});
const today = () => new Date(now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);

describe('a payout requested within three days of a sign-in from a new device', () => {
  it.each([4, 45, 400])('and approved after %i days is held, and the link stops it', async (days) => {
    await signInOnNewDevice();
    const ticket = await request();
    passDays(days);
    await purgeJob(nodes.nodes[0].deps).run(new AbortController().signal);
    await approve(ticket);
    await work();
    const held = await payout(ticket);
    expect(held).toMatchObject({ state: 'held', hold_reason: 'new-device' });
    const links = await stopLinks();
    expect(links.map(({ recipient }) => recipient).sort()).toEqual([asha.mobile, asha.email].sort());
    passDays(3);
    expect(held.held_until).toBe(today());
    await work();
    expect((await payout(ticket)).state).toBe('held');
    expect((await stop(links[0]?.token ?? '')).body).toMatchObject({ state: 'stopped' });
    passDays(1);
    await work();
    expect((await payout(ticket)).state).toBe('stopped');
    expect(await transfers()).toEqual([]);
  });

  it('is announced with its day from the request on, until it is decided', async () => {
    await signInOnNewDevice();
    const { ticket, heldUntil } = await requestAcknowledgement();
    expect(heldUntil).toBe(addCalendarDays(todayInIndia(now()), 3));
    expect(await requestInList(ticket)).toMatchObject({ heldUntil });
    expect(await requestAcknowledgement('raise-complaint')).not.toHaveProperty('heldUntil');
    // an approval on a later day starts a whole cooling-off, to announce it
    passDays(2);
    const later = addCalendarDays(todayInIndia(now()), 3);
    expect(await requestInList(ticket)).toMatchObject({ heldUntil: later });
    await approve(ticket);
    await work();
    expect(await requestInList(ticket)).toMatchObject({ payout: { state: 'held', heldUntil: later } });
    expect(await requestInList(ticket)).not.toHaveProperty('heldUntil');
  });

  it('is announced without a day if nothing holds it', async () => {
    const { ticket, ...said } = await requestAcknowledgement();
    expect(said).not.toHaveProperty('heldUntil');
    expect(await requestInList(ticket)).not.toHaveProperty('heldUntil');
  });

  it('is paid once after the hold unless it is stopped', async () => {
    await signInOnNewDevice();
    const ticket = await request();
    passDays(5);
    await approve(ticket);
    await work();
    passDays(4);
    await work();
    expect((await payout(ticket)).state).toBe('paid');
    expect(await transfers()).toHaveLength(1);
    expect(await stopLinks()).toHaveLength(2);
  });

  it('is held too where a node of the previous release took or ordered it', async () => {
    await signInOnNewDevice();
    const ticket = await request();
    await sql`delete from request_new_device where ticket = ${ticket}`.execute(db());
    passDays(5);
    await approve(ticket);
    await sql`update payout set state = 'owed', held_until = null, hold_reason = null where ticket = ${ticket}`.execute(
      db(),
    );
    await work();
    expect(await payout(ticket)).toMatchObject({ state: 'held', hold_reason: 'new-device' });
  });

  it('is held with the unused money of its policy', async () => {
    await signInOnNewDevice();
    await db()
      .transaction()
      .execute((transaction) =>
        postToLedger(transaction, { order_id: null, kind: 'payment', posted_at: now() }, [
          { account: 'gateway-clearing', amount: 500_00, policy_no: null },
          { account: 'suspense', amount: -500_00, policy_no: POLICY },
        ]),
      );
    const ticket = await request();
    passDays(5);
    await approve(ticket);
    const payouts = await db()
      .selectFrom('payout')
      .select(['ticket', 'state'])
      .where('policy_no', '=', POLICY)
      .execute();
    expect(payouts.sort((a, b) => a.ticket.localeCompare(b.ticket))).toEqual([
      { ticket, state: 'held' },
      { ticket: `UP${POLICY}-1`, state: 'held' },
    ]);
  });

  it('stays held if a node is killed between ordering and sending, and the other announces it', async () => {
    await signInOnNewDevice();
    const ticket = await request();
    passDays(5);
    await approve(ticket);
    // the first node is gone before it processed anything
    await processPayouts(nodes.nodes[1].deps);
    expect(await payout(ticket)).toMatchObject({ state: 'held', hold_told_at: now() });
    expect(await stopLinks()).toHaveLength(2);
    expect(await transfers()).toEqual([]);
  });

  it('is held each time, for 50 requests and approvals in parallel on two nodes', async () => {
    await signInOnNewDevice();
    await Promise.all(Array.from({ length: 50 }, (_, index) => request('pua-surrender', nodes.nodes[index % 2])));
    passDays(6);
    const done = await Promise.allSettled(tickets.map((ticket, index) => approve(ticket, nodes.nodes[index % 2])));
    expect(done.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    const states = await db().selectFrom('payout').select('state').where('policy_no', '=', POLICY).execute();
    expect(states.length).toBeGreaterThan(0);
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['held']));
    await work();
    expect(await transfers()).toEqual([]);
  });
});

describe('a payout requested on a known device', () => {
  it('is not held by a sign-in that was new four days before it', async () => {
    await signInOnNewDevice();
    passDays(4);
    const ticket = await request();
    passDays(5);
    await approve(ticket);
    await work();
    expect((await payout(ticket)).state).toBe('paid');
  });

  it.each([
    ['contact', changeMobile, 'contact-changed'],
    ['account', changeAccount, 'account-changed'],
  ] as const)('is held if the %s changes before its approval, however long ago', async (_, change, reason) => {
    const ticket = await request();
    passDays(1);
    await change();
    passDays(8);
    await approve(ticket);
    await work();
    expect(await payout(ticket)).toMatchObject({ state: 'held', hold_reason: reason });
    const links = await stopLinks();
    // the contacts from before the request, not those of a thief
    expect(links.map(({ recipient }) => recipient).sort()).toEqual([asha.mobile, asha.email].sort());
    expect((await stop(links[0]?.token ?? '')).body).toMatchObject({ state: 'stopped' });
  });

  it.each([
    ['contact', changeMobile],
    ['account', changeAccount],
  ] as const)('is held on the day of sending if the %s changed while it waited', async (_, change) => {
    const ticket = await request();
    await sql`update customer set fatca_required = true where id = ${asha.id}`.execute(db());
    try {
      await approve(ticket);
      await work();
      expect((await payout(ticket)).state).toBe('owed');
      await change();
      // no node works for a week
      passDays(7);
    } finally {
      await sql`update customer set fatca_required = false where id = ${asha.id}`.execute(db());
    }
    await work();
    expect(await payout(ticket)).toMatchObject({ state: 'held' });
    expect((await stopLinks()).map(({ recipient }) => recipient)).toContain(asha.mobile);
    passDays(4);
    await work();
    expect((await payout(ticket)).state).toBe('paid');
    expect(await transfers()).toHaveLength(1);
  });

  it('is held again by a change that no message has named yet', async () => {
    await signInOnNewDevice();
    const ticket = await request();
    await approve(ticket);
    await work();
    passDays(1);
    await changeAccount();
    passDays(6);
    await work();
    expect(await payout(ticket)).toMatchObject({ state: 'held', hold_reason: 'account-changed' });
    passDays(4);
    await work();
    expect((await payout(ticket)).state).toBe('paid');
  });
});
