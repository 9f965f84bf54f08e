import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOutbox } from '../../../simulators/sandbox/outbox-routes.ts';
import type { RequestBody } from '../../platform/contract/handler.ts';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { CLIENTS } from '../../testing/payer.ts';
import { type Node, type Nodes, startTwoNodes } from '../../testing/two-nodes.ts';
import { buyUnits } from '../payments/units/buy-units.store.ts';
import { mergeFundsJob } from './merge/merge-funds.ts';
import { settleNextSwitch } from './settle/settle-switches.ts';

type Switch = Pick<RequestBody<'updateSwitchFunds'>, 'from' | 'to'>;

/** Meenakshi holds Growth, Balanced, Mid Cap and Secure; 10% of her premiums go to Mid Cap. */
const POLICY = '503456789';
const MAIL = 'meenakshi.s@example.com';
/** Today is Saturday the 21st. Mid Cap merges into Growth on Monday. */
const DAY = '2026-11-23';
const AFTER = '2026-11-25';
const PRICES = { GRO: '62.1847', BAL: '48.9021', SEC: '34.4410', MID: '44.0763', LIQ: '22.0000' };
const KEPT = ['fund_holding', 'premium_allocation_fund', 'plan_allocation', 'top_up_fund', 'fund_strategy'];

let installation: Nodes;
let a: Node;
let b: Node;
let meenakshi: Caller;
const db = () => a.deps.db;
beforeAll(async () => {
  installation = await startTwoNodes();
  [a, b] = installation.nodes;
  await sql`update fund_holding set units = 0 where fund_code = 'MID' and policy_no <> ${POLICY}`.execute(db());
  await sql`delete from premium_allocation_fund f using premium_allocation a
    where a.id = f.allocation_id and f.fund_code = 'MID' and a.policy_no <> ${POLICY}`.execute(db());
  await sql`delete from top_up_fund where fund_code = 'MID' and policy_no <> ${POLICY}`.execute(db());
  for (const table of KEPT)
    await sql`create table ${sql.table(`kept_${table}`)} as table ${sql.table(table)}`.execute(db());
  await sql`alter table top_up drop constraint top_up_order_id_fkey`.execute(db());
});
afterAll(() => installation?.close());
beforeEach(async () => {
  await sql`truncate fund_merger_policy, fund_merger, fund_switch, fund_switch_from, fund_switch_to, fund_withdrawal,
    fund_withdrawal_leg, unit_lot, top_up, top_up_holding, fund_transfer, fund_transfer_leg, session, otp_challenge, limit_counter, outbox, ${sql.join(
      KEPT.map((table) => sql.table(table)),
    )}`.execute(db());
  for (const table of KEPT)
    await sql`insert into ${sql.table(table)} overriding system value select * from ${sql.table(`kept_${table}`)}`.execute(
      db(),
    );
  await sql`update service_request set state = 'declined', settled_at = now() where settled_at is null`.execute(db());
  await db().deleteFrom('fund_nav').where('on_date', '>', '2026-11-20').execute();
  await db().deleteFrom('service_message').execute();
  await db().updateTable('fund').set({ is_open: true }).execute();
  await db()
    .insertInto('fund_merger')
    .values({ from_fund: 'MID', into_fund: 'GRO', announced_on: '2026-11-21', merges_on: DAY })
    .execute();
  meenakshi = await callerFor(a, 'full', CLIENTS.meenakshi);
});

const publish = (day: CalendarDate = DAY, prices: Partial<Record<string, string>> = PRICES) =>
  db()
    .insertInto('fund_nav')
    .values(Object.entries(prices).map(([fund_code, nav = '']) => ({ fund_code, nav, on_date: day })))
    .execute();
/** Runs the job on a node in the evening of a day. */
const merge = (node: Node = a, day = DAY) =>
  mergeFundsJob({ ...node.deps, clock: { now: () => new Date(`${day}T16:00:00Z`) } }).run(new AbortController().signal);
const settle = (day = DAY) => settleNextSwitch({ ...a.deps, clock: { now: () => new Date(`${day}T16:00:00Z`) } });
const units = async () =>
  Object.fromEntries(
    (await db().selectFrom('fund_holding').selectAll().where('policy_no', '=', POLICY).execute()).map((row) => [
      row.fund_code,
      row.units,
    ]),
  );
const mails = async () =>
  (
    await db()
      .selectFrom('service_message')
      .where('channel', '=', 'email')
      .where('recipient', '=', MAIL)
      .where('subject', 'like', '%fund%')
      .orderBy('made_at')
      .select('subject')
      .execute()
  ).map(({ subject }) => subject);
const mergers = async () => (await meenakshi.call('ulipPortfolio', { policyNo: POLICY })).body.mergers;
/** Requests a switch at the price of a day. */
async function ask(order: Switch, navDate: CalendarDate): Promise<string> {
  const { otpToken } = (await meenakshi.call('switchFunds', { policyNo: POLICY })).body;
  const sent = await meenakshi.call('generateOtp', { otpToken, workTypeTxt: 'switch funds' });
  const otp = (await readOutbox(db(), MAIL)).find((message) => message.otp)?.otp ?? '';
  const body = { policyNo: POLICY, ...order, charge: 0, otpToken: sent.body.otpToken, otp };
  const { ticket } = (await meenakshi.call('updateSwitchFunds', body, { 'Idempotency-Key': randomUUID() })).body
    .acknowledgement;
  await db().updateTable('fund_switch').set({ nav_date: navDate }).where('ticket', '=', ticket).execute();
  return ticket;
}
const requestOf = async (ticket: string) =>
  (await meenakshi.call('serviceRequests', { policyNo: POLICY })).body.serviceRequests.find(
    (one) => one.ticket === ticket,
  );
const sides = async () => ({
  from: await db()
    .selectFrom('fund_switch_from')
    .select(['fund_code', 'share', 'amount'])
    .orderBy('position')
    .execute(),
  to: await db().selectFrom('fund_switch_to').select(['fund_code', 'share', 'amount']).orderBy('position').execute(),
});

describe('a merger of two funds', () => {
  it('is announced to everyone who holds the old fund, once each, on two nodes', async () => {
    await Promise.all([merge(a, '2026-11-22'), merge(b, '2026-11-22')]);
    await merge(a, '2026-11-22');
    expect(await mails()).toEqual([`Policy ${POLICY}: one of your funds merges into another`]);
    expect(await mergers()).toEqual([
      { fromName: 'Mid Cap Opportunities Fund', intoName: 'Growth Fund', mergesOn: DAY, isDone: false },
    ]);
  });

  it('is not mentioned before its announcement day', async () => {
    await db().updateTable('fund_merger').set({ announced_on: DAY }).execute();
    await merge(a, '2026-11-22');
    expect(await mails()).toEqual([]);
  });

  it("moves all units once at its day's prices with their value unchanged, on two nodes at once", async () => {
    const before = await units();
    await merge(a, '2026-11-22');
    await publish(DAY, { MID: PRICES.MID });
    await merge();
    expect(await units()).toEqual(before);
    await publish(DAY, { GRO: PRICES.GRO });
    await Promise.all([merge(a), merge(b), merge(a), merge(b)]);
    await merge(b, '2026-12-10');
    expect(await units()).toEqual({ ...before, GRO: '13041.9221', MID: '0.0000' });
    expect((await mails()).sort()).toEqual([
      `Policy ${POLICY}: one of your funds merges into another`,
      `Policy ${POLICY}: your fund has merged`,
    ]);
    expect(await mergers()).toMatchObject([
      {
        isDone: true,
        moved: { units: '5120.7700', nav: '44.0763', value: 22_570_459, intoUnits: '3629.5840', intoNav: '62.1847' },
      },
    ]);
    const merger = await db().selectFrom('fund_merger').selectAll().executeTakeFirstOrThrow();
    expect(merger.finished_at).not.toBeNull();
    const { otpToken: _, policies } = (await meenakshi.call('switchFunds', { policyNo: POLICY })).body;
    expect(policies[0]?.openFunds.map(({ fundCode }) => fundCode)).not.toContain('MID');
  });

  it('can run late, at the prices of its own day', async () => {
    await publish();
    await publish('2026-12-01', { GRO: '99.0000' });
    await merge(a, '2026-12-01');
    expect(await units()).toMatchObject({ GRO: '13041.9221', MID: '0.0000' });
    expect(await mails()).toEqual([`Policy ${POLICY}: your fund has merged`]);
  });

  it('leaves nothing half done if a node dies, and then happens once', async () => {
    const before = await units();
    await publish();
    let calls = 0;
    const dies = {
      now: () => {
        calls += 1;
        // after the units moved
        if (calls > 2) throw new Error('the node dies');
        return new Date(`${DAY}T16:00:00Z`);
      },
    };
    await expect(mergeFundsJob({ ...a.deps, clock: dies }).run(new AbortController().signal)).rejects.toThrow('dies');
    expect(await units()).toEqual(before);
    await merge(b);
    await merge(a);
    expect(await units()).toMatchObject({ GRO: '13041.9221', MID: '0.0000' });
    expect(await mails()).toEqual([`Policy ${POLICY}: your fund has merged`]);
  });

  it('keeps the lock-in of a top-up', async () => {
    const paid = { order_id: 'ord_locked', policy_no: POLICY };
    const dates = { paid_on: '2025-10-03', nav_date: '2025-10-03', locked_until: '2030-10-03' } as const;
    await db()
      .insertInto('top_up')
      .values({ ...paid, amount: 1, extra_cover: 0, ...dates })
      .execute();
    await db()
      .insertInto('top_up_holding')
      .values({ ...paid, fund_code: 'MID', units: '1000.0000' })
      .execute();
    await publish();
    await merge();
    const lots = await db().selectFrom('top_up_holding').selectAll().orderBy('fund_code').execute();
    expect(lots).toMatchObject([
      { fund_code: 'GRO', units: '708.7965' },
      { fund_code: 'MID', units: '0.0000' },
    ]);
  });
});

describe('in a merger', () => {
  it('an instruction names the new fund, and the shares of both are added', async () => {
    await publish();
    await merge();
    const { policies } = (await meenakshi.call('premiumAllocations', {})).body;
    expect(policies[0]?.now.map(({ fundCode, share }) => `${fundCode} ${share}`)).toEqual([
      'GRO 50',
      'BAL 30',
      'SEC 20',
    ]);
    const { rows } = await sql`select from top_up_fund where fund_code = 'MID'
      union all select from plan_allocation where fund_code = 'MID'
      union all select from premium_allocation_fund where fund_code = 'MID'`.execute(db());
    expect(rows).toEqual([]);
  });

  it('a monthly transfer continues with the new fund, and ends if both sides are the same fund', async () => {
    const strategy = { policy_no: POLICY, kind: 'stp', first_on: '2026-12-05', next_on: '2026-12-05' } as const;
    const add = (from_fund: string, to_fund: string) =>
      db()
        .insertInto('fund_strategy')
        .values({ ...strategy, from_fund, to_fund, amount: 100_000 })
        .execute();
    const now = () => db().selectFrom('fund_strategy').selectAll().where('policy_no', '=', POLICY).executeTakeFirst();
    await db().deleteFrom('fund_strategy').where('policy_no', '=', POLICY).execute();
    await add('SEC', 'MID');
    await publish();
    await merge();
    expect(await now()).toMatchObject({ from_fund: 'SEC', to_fund: 'GRO', ended_on: null });
    await db().deleteFrom('fund_strategy').where('policy_no', '=', POLICY).execute();
    await add('MID', 'GRO');
    await merge();
    expect(await now()).toMatchObject({ ended_on: DAY });
  });

  it('money that waits for a later price buys the new fund, beside its own part', async () => {
    const paid = { order_id: 'ord_waits', policy_no: POLICY };
    await db()
      .insertInto('top_up')
      .values({ ...paid, amount: 2_000_000, extra_cover: 0, paid_on: DAY, nav_date: AFTER, locked_until: '2031-11-23' })
      .execute();
    for (const fund_code of ['MID', 'GRO'])
      await db()
        .insertInto('unit_lot')
        .values({ ...paid, fund_code, amount: 1_000_000, nav_date: AFTER })
        .execute();
    await publish();
    await merge();
    const lots = () => db().selectFrom('unit_lot').select(['fund_code', 'asked_fund', 'units']).orderBy('id').execute();
    expect(await lots()).toEqual([
      { fund_code: 'GRO', asked_fund: 'MID', units: null },
      { fund_code: 'GRO', asked_fund: null, units: null },
    ]);
    await publish(AFTER, { GRO: '50.0000' });
    expect(await buyUnits(db(), AFTER, new Date(`${AFTER}T16:00:00Z`), 500)).toHaveLength(2);
    expect(await units()).toMatchObject({ GRO: '13441.9221' });
    expect(await db().selectFrom('top_up_holding').select('units').execute()).toEqual([{ units: '400.0000' }]);
  });

  it('a switch of an earlier day is settled first, at its own price', async () => {
    const ticket = await ask({ from: [{ fundCode: 'SEC', share: 100 }], to: [{ fundCode: 'MID', share: 100 }] }, DAY);
    const before = await units();
    await publish();
    await merge();
    expect(await units()).toEqual(before);
    expect(await settle()).toBe(true);
    await merge();
    expect(await requestOf(ticket)).toMatchObject({ state: 'completed' });
    expect(await units()).toMatchObject({ SEC: '0.0000', MID: '0.0000' });
  });

  it('a switch of a later day continues with the new fund', async () => {
    const to = [
      { fundCode: 'MID', share: 40 },
      { fundCode: 'LIQ', share: 60 },
    ];
    const ticket = await ask({ from: [{ fundCode: 'SEC', share: 100 }], to }, AFTER);
    await publish();
    await merge();
    expect(await sides()).toEqual({
      from: [{ fund_code: 'SEC', share: 100, amount: null }],
      to: [
        { fund_code: 'GRO', share: 40, amount: null },
        { fund_code: 'LIQ', share: 60, amount: null },
      ],
    });
    await publish(AFTER);
    await settle(AFTER);
    expect(await requestOf(ticket)).toMatchObject({ state: 'completed' });
  });

  it.each<[string, Switch, RegExp]>([
    [
      'both sides would be the same fund',
      { from: [{ fundCode: 'MID', share: 100 }], to: [{ fundCode: 'GRO', share: 100 }] },
      /nothing to switch between them/,
    ],
    [
      'a share would apply to more units',
      { from: [{ fundCode: 'MID', share: 50 }], to: [{ fundCode: 'LIQ', share: 100 }] },
      /of which there were units before/,
    ],
  ])('a switch of a later day is declined, with the reason: %s', async (_, order, reason) => {
    const ticket = await ask(order, AFTER);
    await publish();
    await merge();
    const request = await requestOf(ticket);
    expect(request).toMatchObject({ state: 'declined' });
    expect(JSON.stringify(request)).toMatch(reason);
    const { policies } = (await meenakshi.call('switchFunds', { policyNo: POLICY })).body;
    expect(policies[0]).toMatchObject({ freeSwitchesLeft: 4 });
  });

  it('a waiting withdrawal takes the amount from the new fund', async () => {
    const { ticket } = await db().selectFrom('service_request').select('ticket').executeTakeFirstOrThrow();
    const { id } = await db()
      .insertInto('fund_withdrawal')
      .values({ policy_no: POLICY, ticket, extent: 'part', asked_on: DAY, nav_date: AFTER })
      .returning('id')
      .executeTakeFirstOrThrow();
    const leg = { withdrawal_id: id, units: null, nav: null, value: null };
    await db()
      .insertInto('fund_withdrawal_leg')
      .values([
        { ...leg, position: 0, fund_code: 'MID', amount: 700_000 },
        { ...leg, position: 1, fund_code: 'GRO', amount: 300_000 },
      ])
      .execute();
    await publish();
    await merge();
    expect(await db().selectFrom('fund_withdrawal_leg').select(['fund_code', 'amount']).execute()).toEqual([
      { fund_code: 'GRO', amount: 1_000_000 },
    ]);
  });
});
