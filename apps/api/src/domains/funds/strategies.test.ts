import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOutbox } from '../../../simulators/sandbox/outbox-routes.ts';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { CLIENTS } from '../../testing/payer.ts';
import { type Node, type Nodes, startTwoNodes } from '../../testing/two-nodes.ts';
import { endPolicy } from '../policies/public.ts';
import { makeNextTransfer } from './strategies/make-transfers.ts';

/** Transfers ₹10,000 a month from Secure to Growth, on the 3rd. */
const monthly = '503456789';
/** Its funds are allocated by age, on 22 September. */
const allocated = '503456797';
/** Another customer's; its first transfer is in three days. */
const another = '512345686';
const MAIL = 'meenakshi.s@example.com';

let installation: Nodes;
let a: Node;
let b: Node;
let meenakshi: Caller;
beforeAll(async () => {
  installation = await startTwoNodes();
  [a, b] = installation.nodes;
  for (const table of ['fund_holding', 'fund_strategy'])
    await sql`create table ${sql.table(`kept_${table}`)} as table ${sql.table(table)}`.execute(db());
});
afterAll(() => installation?.close());
beforeEach(async () => {
  await sql`truncate fund_strategy, fund_transfer, fund_transfer_leg, session, otp_challenge, limit_counter, outbox, fund_holding`.execute(
    db(),
  );
  await sql`insert into fund_holding select * from kept_fund_holding`.execute(db());
  await bringBack([monthly, allocated]);
  await db().deleteFrom('fund_nav').where('on_date', '>', '2026-11-20').execute();
  await setPolicy({ death_intimated_on: null, assignment: null, assignee: null, status_code: '1' });
  meenakshi = await callerFor(a, 'full', CLIENTS.meenakshi);
});

const db = () => a.deps.db;
/** Restarts the original strategies in these policies, and ends all others. */
const bringBack = (policies: readonly string[]) =>
  sql`insert into fund_strategy overriding system value
    select * from kept_fund_strategy where policy_no = any(${policies}::text[])`.execute(db());
const setPolicy = (values: {
  death_intimated_on?: CalendarDate | null;
  assignment?: 'absolute' | null;
  assignee?: string | null;
  status_code?: string;
}) => db().updateTable('policy').set(values).where('policy_no', '=', monthly).execute();
/** Sets the day of the next transfer. */
const nextOn = (next_on: CalendarDate, policyNo = monthly) =>
  db().updateTable('fund_strategy').set({ next_on }).where('policy_no', '=', policyNo).execute();
const KINDS = {
  stp: { list: 'stpEligiblePolicies', stop: 'deactivateStp', policyNo: monthly },
  dfa: { list: 'dfaEligiblePolicies', stop: 'deactivateDfa', policyNo: allocated },
} as const;
type Kind = keyof typeof KINDS;
const offer = async (kind: Kind = 'stp', caller = meenakshi) => (await caller.call(KINDS[kind].list, {})).body;

interface Body {
  readonly policyNo: string;
  readonly lastTransferOn?: string;
  readonly otpToken: string;
  readonly otp: string;
}
const body = async (kind: Kind = 'stp', change: Partial<Body> = {}): Promise<Body> => {
  const { otpToken } = await offer(kind);
  const sent = await meenakshi.call('generateOtp', { otpToken, workTypeTxt: 'stop' });
  const otp = (await readOutbox(db(), MAIL)).find((message) => message.otp)?.otp ?? '';
  return { policyNo: KINDS[kind].policyNo, otpToken: sent.body.otpToken, otp, ...change };
};
const send = (given: Body, kind: Kind = 'stp', key: string = randomUUID(), node: Node = a) =>
  meenakshi.call(KINDS[kind].stop, given, { 'Idempotency-Key': key }, node);
const stop = async (kind: Kind = 'stp', change?: Partial<Body>) => send(await body(kind, change), kind);
const requestOf = async (ticket: string, policyNo = monthly) =>
  (await meenakshi.call('serviceRequests', { policyNo })).body.serviceRequests.find((one) => one.ticket === ticket);

const PRICES = { GRO: '62.1847', BAL: '48.9021', SEC: '34.4410', MID: '44.0763', LIQ: '22.0000' };
const publish = (on_date: CalendarDate, prices: Record<string, string> = PRICES) =>
  db()
    .insertInto('fund_nav')
    .values(Object.entries(prices).map(([fund_code, nav]) => ({ fund_code, nav, on_date })))
    .execute();
/** Runs the job on a node in the evening of a day. */
const run = (day: string, node: Node = a) =>
  makeNextTransfer({ ...node.deps, clock: { now: () => new Date(`${day}T16:00:00Z`) } });
const units = async (policyNo = monthly) =>
  Object.fromEntries(
    (await db().selectFrom('fund_holding').selectAll().where('policy_no', '=', policyNo).execute()).map((row) => [
      row.fund_code,
      row.units,
    ]),
  );
const runningOf = (policyNo = monthly) =>
  db()
    .selectFrom('fund_strategy')
    .where('policy_no', '=', policyNo)
    .select(['next_on', 'last_on', 'ended_on'])
    .executeTakeFirstOrThrow();

describe('the list of strategies', () => {
  it('shows the monthly amount, the next transfer, and when it ends', async () => {
    expect(await offer()).toMatchObject({
      policies: [
        {
          policyNo: monthly,
          nextTransferOn: '2026-12-03',
          barsSwitches: false,
          transfer: { from: { fundName: 'Secure Fund' }, to: { fundName: 'Growth Fund' }, amount: 1_000_000 },
          endsOn: '2026-11-21',
          because: 'before-transfer',
        },
      ],
      notEligible: [],
    });
  });

  it('shows the shares that an allocation restores by age', async () => {
    const { policies } = await offer('dfa');
    expect(policies).toMatchObject([{ policyNo: allocated, nextTransferOn: '2027-09-22', barsSwitches: true }]);
    expect(policies[0]?.allocation).toMatchObject({ basis: 'age', shares: [{ fundCode: 'SEC', share: 40 }, {}, {}] });
    expect(policies[0]?.lastTransferOn).toBeUndefined();
  });

  it('shows an end after the next transfer if that is too close', async () => {
    await bringBack([another]);
    const neel = await callerFor(a, 'full', '40112345');
    expect((await offer('stp', neel)).policies).toMatchObject([
      { policyNo: another, lastTransferOn: '2026-11-24', endsOn: '2026-11-24', because: 'after-transfer' },
    ]);
  });

  it('is empty for a customer without funds', async () => {
    const asha = await callerFor(a, 'full', CLIENTS.asha);
    expect(await offer('stp', asha)).toMatchObject({ policies: [], notEligible: [] });
  });

  it.each([
    ['death-intimated', { death_intimated_on: '2026-11-20' as const }],
    ['absolute-assignment', { assignment: 'absolute' as const, assignee: 'Kaveri Housing Finance' }],
  ])('is empty, with the reason: %s', async (because, values) => {
    const given = await body();
    await setPolicy(values);
    expect(await offer()).toMatchObject({ policies: [], notEligible: [{ policyNo: monthly, because }] });
    expect(await send(given)).toMatchObject({ status: 400, code: 'validation' });
  });
});

describe('stopping', () => {
  it.each(['stp', 'dfa'] as const)('%s before the next transfer ends it now; the money does not move', async (kind) => {
    const { policyNo } = KINDS[kind];
    await db().deleteFrom('fund_strategy').where('policy_no', '<>', policyNo).execute();
    const before = await units(policyNo);
    const { body: answer } = await stop(kind);
    expect(answer).toMatchObject({
      endsOn: '2026-11-21',
      acknowledgement: { type: `deactivate-${kind}`, state: 'completed', policyNos: [policyNo] },
    });
    expect(answer.lastTransferOn).toBeUndefined();
    expect(await units(policyNo)).toEqual(before);
    expect(await offer(kind)).toMatchObject({ policies: [], notEligible: [] });
    const request = await requestOf(answer.acknowledgement.ticket, policyNo);
    expect(request?.changes).toMatchObject([
      {
        field: 'fund-strategy',
        before: kind === 'stp' ? '₹10,000.00 a month from Secure Fund to Growth Fund' : 'Fund allocation',
      },
    ]);
    await publish('2027-09-22');
    expect(await run('2027-09-30')).toBe(false);
  });

  it('too close to the next transfer ends it after that transfer', async () => {
    await nextOn('2026-11-25');
    expect(await stop()).toMatchObject({ status: 400, code: 'validation' });
    const { body: answer } = await stop('stp', { lastTransferOn: '2026-11-25' });
    expect(answer).toMatchObject({
      endsOn: '2026-11-25',
      lastTransferOn: '2026-11-25',
      acknowledgement: { state: 'received' },
    });
    const { ticket } = answer.acknowledgement;
    expect(await offer()).toMatchObject({
      policies: [],
      notEligible: [{ because: 'stopping', ticket, endsOn: '2026-11-25' }],
    });
    expect(await stop('stp', { lastTransferOn: '2026-11-25' })).toMatchObject({ status: 409, code: 'duplicate' });
    await publish('2026-11-25');
    expect(await run('2026-11-25')).toBe(true);
    expect(await units()).toMatchObject({ SEC: '4098.5524', GRO: '9573.1494' });
    expect(await runningOf()).toMatchObject({ ended_on: '2026-11-25' });
    expect(await requestOf(ticket)).toMatchObject({ state: 'completed', changes: [{ field: 'fund-strategy' }] });
    expect(await run('2027-02-01')).toBe(false);
  });

  it('happens once per key, and once on two nodes at the same time', async () => {
    const given = await body();
    const key = randomUUID();
    const both = await Promise.all([send(given, 'stp', key), send(given, 'stp', key, b)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[1].body).toEqual(both[0].body);
    expect(await send({ ...given, policyNo: allocated }, 'stp', key)).toMatchObject({ status: 409 });
  });

  it('finds nothing if it was stopped at the same moment', async () => {
    const both = [await body(), await body()];
    const answers = await Promise.all(both.map((given, at) => send(given, 'stp', randomUUID(), [a, b][at])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it.each([
    ['of another customer', another],
    ['without funds', '501234567'],
    ['of the other kind', allocated],
  ])('finds nothing for a policy %s', async (_, policyNo) => {
    expect((await stop('stp', { policyNo })).status).toBe(404);
  });

  it('requires its own code', async () => {
    const given = await body();
    expect((await send({ ...given, otp: given.otp === '000000' ? '111111' : '000000' })).status).toBe(401);
    expect((await send({ ...given, policyNo: allocated }, 'dfa')).status).toBe(401);
  });
});

describe('a transfer', () => {
  it("happens once on its date, at that day's closing prices, and again next month", async () => {
    const before = await units();
    expect(await run('2026-12-02')).toBe(false);
    expect(await run('2026-12-03')).toBe(false);
    await publish('2026-12-03', { SEC: PRICES.SEC });
    expect(await run('2026-12-03')).toBe(false);
    await publish('2026-12-03', { GRO: PRICES.GRO });
    const made = await Promise.all([run('2026-12-03'), run('2026-12-03', b)]);
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await units()).toEqual({ ...before, SEC: '4098.5524', GRO: '9573.1494' });
    expect(await runningOf()).toMatchObject({ next_on: '2027-01-03', ended_on: null });
  });

  it("due on a holiday takes the next business day's prices; overdue ones are made one by one", async () => {
    await db()
      .updateTable('fund_strategy')
      .set({ first_on: '2026-09-24', next_on: '2026-10-24' })
      .where('policy_no', '=', monthly)
      .execute();
    // a Saturday and Guru Nanak Jayanti
    await publish('2026-11-25');
    const before = await units();
    expect(await run('2026-11-25')).toBe(true);
    expect(await run('2026-11-25')).toBe(true);
    expect(await run('2026-11-25')).toBe(false);
    const made = await db().selectFrom('fund_transfer').orderBy('due_on').selectAll().execute();
    expect(made).toMatchObject([
      { due_on: '2026-10-24', nav_date: '2026-10-26' },
      { due_on: '2026-11-24', nav_date: '2026-11-25' },
    ]);
    expect(await units()).not.toEqual(before);
    expect(await runningOf()).toMatchObject({ next_on: '2026-12-24' });
  });

  it('moves what is left, and nothing from an empty fund', async () => {
    const holding = () =>
      db().updateTable('fund_holding').where('policy_no', '=', monthly).where('fund_code', '=', 'SEC');
    await holding().set({ units: '100.0000' }).execute();
    await publish('2026-12-03');
    await publish('2027-01-04');
    expect(await run('2026-12-03')).toBe(true);
    expect(await units()).toMatchObject({ SEC: '0.0000', GRO: '9467.7231' });
    expect(await run('2027-01-04')).toBe(true);
    expect(await units()).toMatchObject({ SEC: '0.0000', GRO: '9467.7231' });
    expect(await runningOf()).toMatchObject({ next_on: '2027-02-03' });
  });

  it("of an allocation restores its shares at one day's prices", async () => {
    await nextOn('2026-11-23', allocated);
    await publish('2026-11-23');
    expect(await run('2026-11-23')).toBe(true);
    // at age 47: 30% growth, 30% balanced, 40% secure of ₹4,34,176.41
    expect(await units(allocated)).toMatchObject({ LIQ: '0.0000' });
    const values = await sql<{ fund_code: string; value: number }>`
      select h.fund_code, round(h.units * n.nav * 100)::int as value from fund_holding h
      join fund_nav n on n.fund_code = h.fund_code and n.on_date = '2026-11-23'
      where h.policy_no = ${allocated} and h.units > 0 order by h.fund_code`.execute(db());
    const total = values.rows.reduce((sum, { value }) => sum + value, 0);
    const shares = values.rows.map(({ fund_code, value }) => [fund_code, Math.round((value * 1000) / total) / 10]);
    expect(shares).toEqual([
      ['BAL', 30],
      ['GRO', 30],
      ['SEC', 40],
    ]);
    expect(await runningOf(allocated)).toMatchObject({ next_on: '2027-09-22' });
  });

  it.each([
    ['a death was reported', { death_intimated_on: '2026-11-20' as const }],
    ['the policy has lapsed', { status_code: '4' }],
  ])('is not made if %s: the strategy ends', async (_, values) => {
    const before = await units();
    await setPolicy(values);
    await publish('2026-12-03');
    expect(await run('2026-12-03')).toBe(true);
    expect(await units()).toEqual(before);
    expect(await runningOf()).toMatchObject({ ended_on: '2026-12-03' });
  });

  it('ends with its policy', async () => {
    const ended = await db()
      .transaction()
      .execute(async (transaction) => {
        await endPolicy(
          { ...a.deps, db: transaction },
          { policyNo: monthly, statusCode: 'S' },
          new Date('2026-11-21T06:00:00Z'),
        );
        return transaction.selectFrom('fund_strategy').where('policy_no', '=', monthly).selectAll().executeTakeFirst();
      });
    expect(ended).toMatchObject({ ended_on: '2026-11-21' });
    await db()
      .updateTable('policy')
      .set({ status_code: '1', due_date: '2027-02-24' })
      .where('policy_no', '=', monthly)
      .execute();
  });
});
