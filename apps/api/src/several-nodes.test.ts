import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSessions } from './platform/access/sessions.ts';
import { requestBinding, seal } from './platform/envelope/cipher.ts';
import { addressOf, callOperation, sessionHeaders } from './testing/index.ts';
import { type Node, type Nodes, startTwoNodes } from './testing/two-nodes.ts';

let both: Nodes;
let here: Node;
let there: Node;
beforeAll(async () => {
  both = await startTwoNodes();
  [here, there] = both.nodes;
});
afterAll(() => both.close());

const customerOf = async (policyNo: string): Promise<number> => {
  const row = await here.deps.db
    .selectFrom('policy')
    .select('customer_id')
    .where('policy_no', '=', policyNo)
    .executeTakeFirstOrThrow();
  return row.customer_id;
};
const outboxOtp = async (to: string): Promise<string> => {
  const row = await there.deps.db
    .selectFrom('outbox')
    .select('otp')
    .where('recipient', '=', to)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return row.otp ?? '';
};

it('let a customer start on one node and continue on the other, and end the session on both at once', async () => {
  const known = (await callOperation(here, 'validateCustomer', { loginId: '506789012', workTypeTxt: 'login' })).json();
  const sent = (await callOperation(there, 'generateOtp', { otpToken: known.otpToken, workTypeTxt: 'login' })).json();
  const otp = await outboxOtp('+919000123456');
  const opened = (await callOperation(here, 'validateOtp', { otpToken: sent.otpToken, otp })).json();
  const headers = sessionHeaders(opened);
  expect((await callOperation(there, 'validateSession', {}, headers)).statusCode).toBe(200);
  expect((await callOperation(there, 'validateOtp', { otpToken: sent.otpToken, otp })).statusCode).toBe(401);
  const fresh = sessionHeaders((await callOperation(there, 'refreshSession', {}, headers)).json());
  expect((await callOperation(here, 'validateSession', {}, headers)).statusCode).toBe(401);
  expect((await callOperation(here, 'logout', {}, fresh)).statusCode).toBe(204);
  expect((await callOperation(there, 'validateSession', {}, fresh)).statusCode).toBe(401);
});

it('accept a bank account that the other node verified, although they have different secrets', async () => {
  const account = {
    ifscCode: 'HDFC0000060',
    accountHolderName: 'Asha V Kulkarni',
    bankAccountType: 'savings',
  } as const;
  const numbers = { bankAccountNo: '50100987654321', confirmBankAccountNo: '50100987654321' };
  const session = await createSessions(here.deps).open({
    kind: 'full',
    customerId: await customerOf('501234567'),
    policyNo: null,
  });
  const headers = sessionHeaders(session);
  const { verificationId, otpToken } = (
    await callOperation(here, 'verifyNeftDetails', { ...account, ...numbers }, headers)
  ).json();
  const sent = (await callOperation(here, 'generateOtp', { otpToken, workTypeTxt: 'update' }, headers)).json();
  const proof = { otpToken: sent.otpToken, otp: await outboxOtp('+919876543210') };
  const change = { policyNos: ['501234575'], verificationId, ...account, ...numbers, ...proof };
  const changed = await callOperation(there, 'updateNeft', change, {
    ...headers,
    'idempotency-key': randomUUID(),
  });
  expect(changed.statusCode, changed.body).toBe(200);
});

it('count failures over all nodes', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++)
    statuses.push(
      (await callOperation(n % 2 ? here : there, 'validateCustomer', { loginId: '999999999', workTypeTxt: 'login' }))
        .statusCode,
    );
  expect(statuses).toEqual([401, 401, 401, 401, 403, 403]);
});

it('open an envelope once, on one node', async () => {
  const key = { bytes: randomBytes(32) };
  const correlationId = randomUUID();
  const envelope = seal(
    Buffer.from('{"loginId":"506789012","workTypeTxt":"login"}'),
    key,
    requestBinding('POST', '/v1/login/validatecustomer', correlationId),
    randomBytes(12),
  );
  const send = (node: Node) =>
    node.app.inject({
      method: 'POST',
      url: addressOf('validateCustomer'),
      payload: JSON.stringify(envelope),
      headers: {
        'content-type': 'application/json',
        'x-encrypted': 'true',
        'x-envelope-key-id': 'shared',
        'x-correlation-id': correlationId,
      },
    });
  // Both nodes have the key configured; besides that they share only the database.
  for (const node of both.nodes) (node.deps.config.envelope.keys as Map<string, Uint8Array>).set('shared', key.bytes);
  const answers = await Promise.all([send(here), send(there), send(here), send(there)]);
  expect(answers.map((a) => a.statusCode).sort()).toEqual([200, 400, 400, 400]);
});

it('publish an envelope key on one node that the other can use', async () => {
  const algorithm = 'ECDH-P256+HKDF-SHA256+A256GCM' as const;
  const first = (await callOperation(here, 'agreeEnvelopeKey', { algorithm })).json();
  const second = (await callOperation(there, 'agreeEnvelopeKey', { algorithm })).json();
  expect(second).toEqual(first);
});

it('show a change on every node at once', async () => {
  const { db } = there.deps;
  const session = await createSessions(here.deps).open({
    kind: 'full',
    customerId: await customerOf('503456789'),
    policyNo: null,
  });
  const validate = async (node: Node) =>
    (await callOperation(node, 'validateSession', {}, sessionHeaders(session))).json();
  const changes: [
    string,
    () => Promise<unknown>,
    (answer: Awaited<ReturnType<typeof validate>>) => unknown,
    unknown,
  ][] = [
    [
      'a customer',
      () => db.updateTable('customer').set({ city: 'Madurai' }).where('client_id', '=', '40034567').execute(),
      (a) => a.currentCity,
      'Madurai',
    ],
    [
      'a policy',
      () => db.updateTable('policy').set({ premium_term: 11 }).where('policy_no', '=', '503456789').execute(),
      (a) => a.policiesData[0].policyPaymentTerm,
      11,
    ],
    [
      'money moving between funds',
      () =>
        db.updateTable('fund_strategy').set({ ended_on: '2026-11-21' }).where('policy_no', '=', '503456789').execute(),
      (a) => a.policiesData[0].stpCurrentlyActive,
      false,
    ],
    [
      'units',
      () =>
        db.deleteFrom('fund_holding').where('policy_no', '=', '503456797').where('fund_code', '<>', 'LIQ').execute(),
      (a) => a.policiesData[1].totalFundValue < 40_000_000,
      true,
    ],
    [
      'a NAV',
      () => db.updateTable('fund_nav').set({ nav: '1.0000' }).where('fund_code', '=', 'LIQ').execute(),
      (a) => a.policiesData[1].totalFundValue,
      1_124_002,
    ],
    [
      'a plan',
      () => db.updateTable('plan').set({ name: 'Meru Wealth Maker' }).where('code', '=', 'MWB02').execute(),
      (a) => a.policiesData[0].planName,
      'Meru Wealth Maker',
    ],
    [
      'an added policy',
      () =>
        db
          .updateTable('policy')
          .set({ customer_id: session.customerId })
          .where('policy_no', '=', '506789012')
          .execute(),
      (a) => a.policiesData.length,
      3,
    ],
    [
      'a removed policy',
      () => db.deleteFrom('policy').where('policy_no', '=', '600004999').execute(),
      (a) => a.policiesData.length,
      3,
    ],
  ];
  for (const [what, change, look, expected] of changes) {
    await Promise.all(both.nodes.map(validate));
    await change();
    for (const node of both.nodes) expect(look(await validate(node)), what).toEqual(expected);
  }
});

it("share the sandbox's clock and scenarios", async () => {
  const post = (node: Node, url: string, payload: object) => node.app.inject({ method: 'POST', url, payload });
  await post(here, '/sandbox/clock', { advance: 'P10D' });
  await post(here, '/sandbox/scenarios', { name: 'lockout', on: true });
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect((await there.app.inject('/sandbox/clock')).json()).toEqual((await here.app.inject('/sandbox/clock')).json());
  expect(
    (await callOperation(there, 'validateCustomer', { loginId: '501234567', workTypeTxt: 'login' })).statusCode,
  ).toBe(403);
});
