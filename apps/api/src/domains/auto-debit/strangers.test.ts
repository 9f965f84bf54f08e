import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { CLIENTS, decide } from '../../testing/payer.ts';
import { type Nodes, startTwoNodes } from '../../testing/two-nodes.ts';

const MANDATE = {
  policyNo: '501234567',
  rail: 'upi',
  ceiling: 30_000_00,
  startsOn: '2026-11-21',
  endsOn: '2033-12-01',
  returnPath: '/cs/register-auto-debit',
} as const;

let nodes: Nodes;
beforeAll(async () => {
  nodes = await startTwoNodes();
});
beforeEach(async () => {
  await nodes.nodes[0].deps.db.deleteFrom('mandate').where('policy_no', '=', MANDATE.policyNo).execute();
});
afterAll(() => nodes?.close());

const submit = (caller: Caller, key = randomUUID()) =>
  caller.call('submitAutoDebit', MANDATE, { 'Idempotency-Key': key });
const stateOf = async (caller: Caller, mandateId: string) =>
  (await caller.call('autoDebitStatus', { mandateId })).body.mandate.state;
/** Anyone who knows the policy number. */
const strangers = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => callerFor(nodes.nodes[n % 2 ? 1 : 0], 'partial', CLIENTS.asha)));

describe('a mandate that its owner is approving', () => {
  it('is not cancelled by strangers who know the policy number, however many try on two nodes', async () => {
    const owner = await callerFor(nodes.nodes[0], 'full', CLIENTS.asha);
    const { mandateId, bankUrl } = (await submit(owner)).body;
    const answers = await Promise.all((await strangers(8)).flatMap((one) => [submit(one), submit(one)]));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    expect(await stateOf(owner, mandateId)).toBe('created');
    await decide(nodes.nodes[0], bankUrl, 'approve');
    expect(await stateOf(owner, mandateId)).toBe('active');
  });

  it('survives strangers who submit at the same moment', async () => {
    const owner = await callerFor(nodes.nodes[1], 'full', CLIENTS.asha);
    const others = await strangers(6);
    const [mine] = await Promise.all([submit(owner), ...others.map((one) => submit(one))]);
    // a stranger may have been first; the owner then replaces that mandate
    const { mandateId } = mine.status === 200 ? mine.body : (await submit(owner)).body;
    await Promise.all(others.map((one) => submit(one)));
    expect(await stateOf(owner, mandateId)).toBe('created');
  });
});

it("a payments-only session replaces its own mandate, but not another session's", async () => {
  const [one, other] = await strangers(2);
  if (!one || !other) throw new Error('two callers');
  const first = (await submit(one)).body;
  expect((await submit(other)).status).toBe(400);
  expect(await stateOf(one, first.mandateId)).toBe('created');
  const second = (await submit(one)).body;
  expect(second.mandateId).not.toBe(first.mandateId);
  expect(await stateOf(one, first.mandateId)).toBe('cancelled');
});

it("an owner who signs in replaces a stranger's mandate", async () => {
  const [stranger] = await strangers(1);
  if (!stranger) throw new Error('a caller');
  const theirs = (await submit(stranger)).body;
  const owner = await callerFor(nodes.nodes[0], 'full', CLIENTS.asha);
  expect((await submit(owner)).status).toBe(200);
  expect(await stateOf(owner, theirs.mandateId)).toBe('cancelled');
});
