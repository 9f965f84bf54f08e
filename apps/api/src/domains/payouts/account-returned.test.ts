import { maskMiddle, PAYOUT_KINDS } from '@lifedesk/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transferStore } from '../../../simulators/banks/transfer-store.ts';
import { confirmAccount } from '../../testing/confirm-account.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import { readPdf } from '../../testing/pdf-text.ts';
import { ask, codeFor } from '../../testing/requester.ts';
import { rememberPayments } from '../../testing/rewind-payments.ts';
import { checkPayout } from './check/check-payout.ts';
import { processPayouts } from './pay/process-payouts.ts';
import { orderPayout } from './public.ts';

/** Kamala's annuity. Its latest payout came back from the account that is still registered. */
const ANNUITY = '505678901';
const RETURNED = `AN${ANNUITY}-3`;
const ANOTHER = '50100987654321';
/** Two policies of Asha with one account. */
const [ONE, OTHER] = ['501234567', '501234575'];
const TICKET = 'SR9000000001';
const HOUR_MS = 3_600_000;

let api: RunningApi;
let rewind: () => Promise<void>;
const db = () => api.deps.db;
beforeAll(async () => {
  api = await startApi();
  rewind = await rememberPayments(api);
});
beforeEach(async () => {
  await rewind();
  await api.forget();
  await sql`delete from account_check where ticket is not null`.execute(db());
  await sql`truncate audit_entry, service_message, sandbox_bank_transfer, new_device`.execute(db());
});
afterAll(() => api.close());

/** Signs in on a device that is known. */
async function enter(name: string): Promise<SessionHeaders> {
  const headers = await signIn(api, name);
  await sql`truncate new_device`.execute(db());
  return headers;
}
const pass = (hours: number) => api.sandbox.state.moveTo(new Date(api.now().getTime() + hours * HOUR_MS));
const work = async () => {
  await pass(1);
  await processPayouts(api.deps);
};
const read = async (operation: 'payoutHistory' | 'unclaimedAmount' | 'fetchNeft', headers: SessionHeaders) =>
  (await callOperation(api, operation, {}, headers)).json();
const restriction = async (policyNo: string, headers: SessionHeaders) =>
  (await callOperation(api, 'payoutRestriction', { policyNo, workTypeName: 'e-loan' }, headers)).json();
const payout = (ticket: string) =>
  db().selectFrom('payout').selectAll().where('ticket', '=', ticket).executeTakeFirstOrThrow();

async function claim(headers: SessionHeaders) {
  const { otpToken, amounts } = await read('unclaimedAmount', headers);
  const [{ reference, total }] = amounts;
  const codes = await codeFor(api, otpToken, 'kamala.joshi@example.com');
  return ask(api, 'claimUnclaimedAmount', { reference, total, ...codes }, headers);
}
async function giveAccount(headers: SessionHeaders) {
  const account = {
    ifscCode: 'HDFC0000060',
    accountHolderName: 'Kamala Devi Joshi',
    bankAccountNo: ANOTHER,
    confirmBankAccountNo: ANOTHER,
    bankAccountType: 'savings' as const,
  };
  const { otpToken, verificationId } = (await callOperation(api, 'verifyNeftDetails', account, headers)).json();
  const codes = await codeFor(api, otpToken, 'kamala.joshi@example.com');
  const answer = await ask(api, 'updateNeft', { ...account, policyNos: [ANNUITY], verificationId, ...codes }, headers);
  expect(answer.json()).toMatchObject({ state: 'completed' });
}

describe('an account from which the latest payout came back', () => {
  it('takes no claim of an unclaimed amount, and the list says why', async () => {
    const kamala = await enter('Kamala');
    expect((await read('unclaimedAmount', kamala)).amounts).toMatchObject([
      { because: 'claim-possible', restriction: 'account-returned' },
      { because: 'claim-possible', restriction: 'account-returned' },
    ]);
    expect(await restriction(ANNUITY, kamala)).toEqual({ isPayoutRestricted: true, reason: 'account-returned' });
    expect((await claim(kamala)).json()).toMatchObject({
      status: 403,
      code: 'payout-restricted',
      errors: [{ pointer: '/reference', rule: 'payout', because: 'account-returned' }],
    });
    expect(await db().selectFrom('payout').where('kind', '=', 'unclaimed-amount').selectAll().execute()).toEqual([]);
  });

  it.each(PAYOUT_KINDS)('takes no payout of the kind %s', async (kind) => {
    const { customer_id: customerId } = await payout(RETURNED);
    await expect(checkPayout(db(), { customerId, policyNo: ANNUITY, kind }, api.now())).rejects.toMatchObject({
      code: 'payout-restricted',
      options: { errors: [{ rule: 'payout', because: 'account-returned' }] },
    });
  });

  it('makes a payout wait that was held, and the history says why', async () => {
    await pass(3 * 24);
    await work();
    const { payouts } = await read('payoutHistory', await enter('Kamala'));
    expect(payouts[0]).toMatchObject({ state: 'owed', waits: { reason: 'account-returned' } });
  });

  it('is replaced by another one; payouts wait until the day on which the hold of the change ends', async () => {
    const kamala = await enter('Kamala');
    await giveAccount(kamala);
    const waits = { isPayoutRestricted: true, reason: 'cooling-off', until: '2026-11-24' };
    expect(await restriction(ANNUITY, kamala)).toEqual(waits);
    await work();
    expect(await payout(RETURNED)).toMatchObject({ state: 'held', held_until: '2026-11-24' });
    await pass(4 * 24);
    const later = await enter('Kamala');
    expect((await claim(later)).json()).toMatchObject({ state: 'completed' });
    await work();
    await work();
    const paid = (await (await transferStore(db())).all()).map(({ accountNo }) => accountNo);
    // the one that came back, the one that was held, and the claim
    expect(paid).toEqual([ANOTHER, ANOTHER, ANOTHER]);
    expect(await payout(RETURNED)).toMatchObject({ state: 'paid' });
  });

  it('restricts all policies that share it, until the bank confirms it again for one of them', async () => {
    const { customer_id: customerId } = await db()
      .selectFrom('policy')
      .where('policy_no', '=', ONE)
      .select('customer_id')
      .executeTakeFirstOrThrow();
    const check = (policyNo: string) => checkPayout(db(), { customerId, policyNo, kind: 'loan' }, api.now());
    const order = {
      ticket: TICKET,
      policyNo: ONE,
      kind: 'maturity' as const,
      grossPaise: 5_000_00,
      deductions: [],
      taxPaise: 0,
      countsFrom: '2026-11-21' as const,
    };
    await db()
      .transaction()
      .execute((transaction) => orderPayout(transaction, order, api.now()));
    for (const policyNo of [ONE, OTHER]) await expect(check(policyNo)).resolves.toBeUndefined();
    await api.scenario('bank returns', true);
    await work();
    await api.scenario('bank returns', false);
    for (const policyNo of [ONE, OTHER])
      await expect(check(policyNo)).rejects.toMatchObject({ code: 'payout-restricted' });
    await work();
    expect(await payout(TICKET)).toMatchObject({ state: 'returned', tries: 1 });
    await pass(1);
    await confirmAccount(db(), OTHER, api.now());
    for (const policyNo of [ONE, OTHER]) await expect(check(policyNo)).resolves.toBeUndefined();
    await work();
    expect(await payout(TICKET)).toMatchObject({ state: 'paid', tries: 2 });
    for (const policyNo of [ONE, OTHER]) await expect(check(policyNo)).resolves.toBeUndefined();
  });
});

it('one account has one mask: in lists, requests, histories, certificates and messages', async () => {
  const kamala = await enter('Kamala');
  await giveAccount(kamala);
  await work();
  await pass(4 * 24);
  await work();
  await work();
  const later = await enter('Kamala');
  const mask = maskMiddle(ANOTHER);
  const { policies } = await read('fetchNeft', later);
  const { amounts } = await read('unclaimedAmount', later);
  const { payouts } = await read('payoutHistory', later);
  const paid = payouts.find(({ ticket }: { ticket: string }) => ticket === RETURNED);
  expect(paid).toMatchObject({ state: 'paid' });
  const file = (await callOperation(api, 'payoutCertificate', { ticket: RETURNED }, later)).json();
  const { text } = await readPdf(Buffer.from(await (await fetch(new URL(file.url, api.url))).arrayBuffer()));
  const changes = await db().selectFrom('audit_entry').where('field', '=', 'bank-account').select('after').execute();
  const messages = await db().selectFrom('service_message').select('text').execute();
  const paidMessages = messages.filter(({ text }) => text.includes('we have paid'));
  expect(paidMessages.length).toBeGreaterThan(0);
  const places = [
    policies[0].neftDetails.bankAccountNo,
    amounts[0].bankAccountNo,
    paid.bankAccountNo,
    text,
    ...changes.map(({ after }) => after),
    ...paidMessages.map((message) => message.text),
  ];
  for (const place of places) expect(place).toContain(mask);
  expect(places.join()).not.toMatch(new RegExp(`${ANOTHER}|ending|(?<!\\*)${ANOTHER.slice(-4)}`));
});
