import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { type RunningApi, startApi } from '../../testing/index.ts';
import { create, decide } from '../../testing/payer.ts';
import { rememberPayments } from '../../testing/rewind-payments.ts';

const HARPREET = '40089012';
const RAJESH = '40023456';
/** Unit-linked, ₹18,000, unpaid for 70 days. */
const UNIT_LINKED = '509012379';
const SAVINGS = '502345678';

let api: RunningApi;
let rewind: () => Promise<void>;
beforeAll(async () => {
  api = await startApi();
  await sql`update policy set status_code = '4', due_date = '2026-08-13', revival_date = '2031-08-13'
    where policy_no = ${SAVINGS}`.execute(api.deps.db);
  rewind = await rememberPayments(api);
});
beforeEach(async () => {
  await api.forget();
  await rewind();
});
afterAll(() => api.close());

const policiesOf = async (caller: Caller) => (await caller.call('reinstatementPolicies', {})).body.policies;
const policy = () =>
  api.deps.db.selectFrom('policy').selectAll().where('policy_no', '=', UNIT_LINKED).executeTakeFirstOrThrow();
const pay = (caller: Caller, amount = 1_800_000) =>
  create(caller, [{ policyNo: UNIT_LINKED, amount }], { purpose: 'revival' });

it('explains for each lapsed policy how to put it back in force, and the pages agree', async () => {
  const harpreet = await callerFor(api, 'full', HARPREET);
  const policies = await policiesOf(harpreet);
  expect(policies.map(({ policyNo, way }) => [policyNo, way])).toEqual([
    ['509012345', 'revival'],
    ['509012353', 'revival'],
    ['509012361', 'none'],
    [UNIT_LINKED, 'reinstatement'],
  ]);
  const { body } = await harpreet.call('notifications', {});
  const actions = new Map(body.attention.flatMap(({ policyNos, action }) => policyNos.map((no) => [no, action])));
  const meant = { revival: 'revive', none: 'call', reinstatement: 'reinstate' };
  for (const { policyNo, way } of policies) expect(actions.get(policyNo)).toBe(meant[way]);
});

it('charges a late fee by the days of each premium, and none on a unit-linked policy', async () => {
  const [savings] = await policiesOf(await callerFor(api, 'full', RAJESH));
  // 100 days: ₹7,250 × 6.5% × 100 / 365; 8 days: none
  expect(savings?.due).toMatchObject({ premium: 1_450_000, gst: 0, lateFee: 12_911, total: 1_462_911 });
  expect(savings?.due?.instalments.map(({ lateFee }) => lateFee)).toEqual([12_911, 0]);
  const policies = await policiesOf(await callerFor(api, 'full', HARPREET));
  expect(policies.find(({ policyNo }) => policyNo === UNIT_LINKED)?.due).toMatchObject({
    lateFee: 0,
    total: 1_800_000,
  });
});

it('puts the policy back in force once paid, and nothing is left to reinstate', async () => {
  const harpreet = await callerFor(api, 'full', HARPREET);
  expect(await pay(harpreet, 1_799_999)).toMatchObject({ status: 400, code: 'amount-refused' });
  const { gatewayUrl } = (await pay(harpreet)).body;
  const [, , , waiting] = await policiesOf(harpreet);
  expect(waiting).toMatchObject({ ongoingTransaction: true });
  expect(await pay(harpreet)).toMatchObject({ status: 409, code: 'payment-ongoing' });
  await decide(api, gatewayUrl, 'approve');
  expect(await policy()).toMatchObject({
    status_code: '1',
    due_date: '2027-03-12',
    revival_date: null,
    reduced_cover: null,
  });
  expect((await policiesOf(harpreet)).map(({ policyNo }) => policyNo)).not.toContain(UNIT_LINKED);
});

it('is open while the core system is down, unlike revival', async () => {
  await api.moveTo('2026-11-22T01:30:00.000Z');
  const harpreet = await callerFor(api, 'full', HARPREET);
  expect((await harpreet.call('revivalEligiblePolicies', {})).status).toBe(503);
  expect((await policiesOf(harpreet)).length).toBe(4);
  expect((await pay(harpreet)).status).toBe(200);
  const revival = await create(harpreet, [{ policyNo: '509012345', amount: 960_000 }], { purpose: 'revival' });
  expect(revival).toMatchObject({ status: 503, code: 'maintenance' });
});
