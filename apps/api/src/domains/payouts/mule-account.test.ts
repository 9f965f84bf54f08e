import { randomUUID } from 'node:crypto';
import { maskMiddle } from '@lifedesk/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transferStore } from '../../../simulators/banks/transfer-store.ts';
import { applyAnswer } from '../../back-office/apply-answer.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import { meanwhile } from '../../testing/meanwhile.ts';
import { ask, codeFor } from '../../testing/requester.ts';
import { rememberPayments } from '../../testing/rewind-payments.ts';
import { pngFile } from '../../testing/sample-files.ts';
import { upload } from '../../testing/uploader.ts';
import { processPayouts } from './pay/process-payouts.ts';

/** Two policies of Asha. The attack is on the first. */
const POLICY = '501234567';
const OTHER = '501234575';
const MAIL = 'asha.kulkarni@example.com';
const OWN_ACCOUNT = '30211456789';
const MULE = '50100987659999';
const MULE_2 = '50100987649999';
const MATCHING = '50100987654321';
const DAY = 86_400_000;

let api: RunningApi;
let asha: SessionHeaders;
let customerId: number;
let rewind: () => Promise<void>;

beforeAll(async () => {
  api = await startApi();
  rewind = await rememberPayments(api);
  const policy = await api.deps.db
    .selectFrom('policy')
    .select('customer_id')
    .where('policy_no', '=', POLICY)
    .executeTakeFirstOrThrow();
  customerId = policy.customer_id;
});
beforeEach(async () => {
  await rewind();
  await api.forget();
  const { db } = api.deps;
  await sql`delete from account_check where ticket is not null`.execute(db);
  await sql`truncate audit_entry, service_message, sandbox_bank_transfer`.execute(db);
  await db.updateTable('customer').set({ neft_qc_status: 'verified' }).where('id', '=', customerId).execute();
  await api.scenario('back office silent', true);
  await enter();
});
afterAll(() => api.close());

async function enter() {
  asha = await signIn(api, 'Asha');
  await sql`truncate new_device`.execute(api.deps.db);
}
async function pass(days: number) {
  await api.sandbox.state.moveTo(new Date(api.now().getTime() + days * DAY));
  await enter();
}

/** Gives a policy an account; the bank names another holder for the mule's. Returns the request number. */
async function giveAccount(policyNo: string, bankAccountNo: string): Promise<string> {
  const account = {
    ifscCode: 'HDFC0000060',
    accountHolderName: 'Asha V Kulkarni',
    bankAccountNo,
    confirmBankAccountNo: bankAccountNo,
    bankAccountType: 'savings' as const,
  };
  const { otpToken, verificationId, isProofRequired } = (
    await callOperation(api, 'verifyNeftDetails', account, asha)
  ).json();
  const code = await codeFor(api, otpToken, MAIL);
  const uploadId = isProofRequired ? await upload(api, asha, pngFile(), { purpose: 'bank-proof' }) : undefined;
  const body = { ...account, policyNos: [policyNo], verificationId, ...code, ...(uploadId && { uploadId }) };
  return (await ask(api, 'updateNeft', body, asha)).json().ticket;
}
const answer = (ticket: string, outcome: 'approved' | 'rejected') =>
  applyAnswer(api.deps, {
    answerId: randomUUID(),
    ticket,
    outcome,
    maker: 'EMP-1',
    checker: 'EMP-2',
    note: 'The name on the cheque is another one.',
    at: api.now().toISOString(),
  });
async function borrow() {
  const { otpToken } = (await callOperation(api, 'eLoanPolicies', {}, asha)).json();
  const body = {
    policyNo: POLICY,
    amount: 10_000_00,
    interestRate: 950,
    occupation: 'salaried' as const,
    yearlyIncome: 12_00_000_00,
    ...(await codeFor(api, otpToken, MAIL)),
  };
  return (await ask(api, 'eLoan', body, asha)).json();
}
/** The transfers to Asha's accounts and the mule's. */
const transfers = async () =>
  (await (await transferStore(api.deps.db)).all())
    .map(({ accountNo, amount }) => ({ accountNo, amount }))
    .filter(({ accountNo }) => [OWN_ACCOUNT, MATCHING, MULE, MULE_2].includes(accountNo));
const neft = async () => {
  const { policies, neftQcStatus } = (await callOperation(api, 'fetchNeft', {}, asha)).json();
  const of = (policyNo: string) => policies.find((policy: { policyNo: string }) => policy.policyNo === policyNo);
  return { neftQcStatus, [POLICY]: of(POLICY), [OTHER]: of(OTHER) };
};

const maskOf = (number: string) => ({ bankAccountNo: maskMiddle(number) });

describe("a mule's account on one policy and an own account on another", () => {
  it('gets no loan while it is reviewed', async () => {
    await giveAccount(POLICY, MULE);
    await giveAccount(OTHER, MATCHING);
    await pass(6);
    expect(await borrow()).toMatchObject({
      code: 'payout-restricted',
      errors: [{ rule: 'payout', because: 'bank-details' }],
    });
    await processPayouts(api.deps);
    expect(await transfers()).toEqual([]);
  });

  it('gets no loan after its rejection; the account before gets it', async () => {
    await answer(await giveAccount(POLICY, MULE), 'rejected');
    await giveAccount(OTHER, MATCHING);
    await pass(6);
    expect(await borrow()).toMatchObject({ state: 'received' });
    await processPayouts(api.deps);
    expect(await transfers()).toEqual([{ accountNo: OWN_ACCOUNT, amount: 10_000_00 }]);
  });

  it('gets nothing if there was no account before', async () => {
    const before = await api.deps.db.selectFrom('account_check').selectAll().where('policy_no', '=', POLICY).execute();
    await meanwhile(
      () => api.deps.db.deleteFrom('account_check').where('policy_no', '=', POLICY).execute(),
      () => api.deps.db.insertInto('account_check').values(before).execute(),
      async () => {
        await answer(await giveAccount(POLICY, MULE), 'rejected');
        await giveAccount(OTHER, MATCHING);
        await pass(6);
        expect(await borrow()).toMatchObject({ code: 'payout-restricted' });
        expect(await neft()).toMatchObject({ neftQcStatus: 'rejected', [POLICY]: { rejectedAccount: maskOf(MULE) } });
        expect((await neft())[POLICY]).not.toHaveProperty('neftDetails');
      },
    );
  });
});

describe('an account', () => {
  it('is shown as pending, then as rejected beside the one that counts again, until another is given', async () => {
    const ticket = await giveAccount(POLICY, MULE);
    expect(await neft()).toMatchObject({
      neftQcStatus: 'pending',
      [POLICY]: { neftDetails: { ...maskOf(MULE), isVerified: false } },
      [OTHER]: { neftDetails: { ...maskOf(OWN_ACCOUNT), isVerified: true } },
    });
    await sql`truncate service_message`.execute(api.deps.db);
    await answer(ticket, 'rejected');
    expect(await neft()).toMatchObject({
      neftQcStatus: 'rejected',
      [POLICY]: { neftDetails: { ...maskOf(OWN_ACCOUNT), isVerified: true }, rejectedAccount: maskOf(MULE) },
    });
    const messages = await api.deps.db.selectFrom('service_message').select(['channel', 'recipient']).execute();
    expect(messages.map(({ channel }) => channel).sort()).toEqual(['email', 'sms']);
    await giveAccount(POLICY, MATCHING);
    expect(await neft()).toMatchObject({
      neftQcStatus: 'verified',
      [POLICY]: { neftDetails: { ...maskOf(MATCHING), isVerified: true } },
    });
    expect((await neft())[POLICY]).not.toHaveProperty('rejectedAccount');
  });

  it('is decided by its own request: two proofs are two', async () => {
    const first = await giveAccount(POLICY, MULE);
    const second = await giveAccount(OTHER, MULE);
    await answer(second, 'approved');
    expect(await neft()).toMatchObject({
      neftQcStatus: 'pending',
      [POLICY]: { neftDetails: { isVerified: false } },
      [OTHER]: { neftDetails: { isVerified: true } },
    });
    await answer(first, 'rejected');
    expect(await neft()).toMatchObject({
      [POLICY]: { neftDetails: maskOf(OWN_ACCOUNT) },
      [OTHER]: { neftDetails: maskOf(MULE) },
    });
  });

  it('that was given later waits, whatever happens to the earlier one', async () => {
    const first = await giveAccount(POLICY, MULE);
    const second = await giveAccount(POLICY, MULE_2);
    await answer(first, 'approved');
    expect(await neft()).toMatchObject({ [POLICY]: { neftDetails: { ...maskOf(MULE_2), isVerified: false } } });
    await answer(second, 'rejected');
    expect(await neft()).toMatchObject({ [POLICY]: { neftDetails: { ...maskOf(MULE), isVerified: true } } });
  });
});
