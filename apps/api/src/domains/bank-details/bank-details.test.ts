import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestBody } from '../../platform/contract/handler.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import { ask, codeFor } from '../../testing/requester.ts';
import { pngFile } from '../../testing/sample-files.ts';
import { upload } from '../../testing/uploader.ts';

const DAY = 86_400_000;
const MAIL = 'asha.kulkarni@example.com';
const ACCOUNT = {
  ifscCode: 'HDFC0000060',
  accountHolderName: 'Asha V Kulkarni',
  bankAccountNo: '50100987654321',
  confirmBankAccountNo: '50100987654321',
  bankAccountType: 'savings',
} as const;
const OTHERS = { ...ACCOUNT, bankAccountNo: '50100987659999', confirmBankAccountNo: '50100987659999' };

let api: RunningApi;
let asha: SessionHeaders;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.forget();
  await api.deps.db.deleteFrom('bank_verification').execute();
  asha = await signIn(api, 'Asha');
});
afterAll(() => api.close());

const verify = (account: RequestBody<'verifyNeftDetails'> = ACCOUNT) =>
  callOperation(api, 'verifyNeftDetails', account, asha);
async function verifyAccount(account: RequestBody<'verifyNeftDetails'> = ACCOUNT, policyNos = ['501234575']) {
  const answer = (await verify(account)).json();
  const code = await codeFor(api, answer.otpToken, MAIL);
  return { policyNos, verificationId: answer.verificationId as string, ...account, ...code };
}
const neftOf = async (policyNo: string) =>
  (await callOperation(api, 'fetchNeft', { policyNo }, asha)).json().policies[0].neftDetails;
const restriction = async (policyNo: string, headers = asha) =>
  (await callOperation(api, 'payoutRestriction', { policyNo, workTypeName: 'e-loan' }, headers)).json();

/** A request would be accepted, and its payout held, because the test has just signed in on a new device. */
const HELD = { isPayoutRestricted: false, heldUntil: '2026-11-24', holdReason: 'new-device' };

describe('the bank account', () => {
  it('is listed by policy, with a masked number', async () => {
    expect(await neftOf('501234567')).toEqual({
      ifscCode: 'SBIN0000300',
      micrCode: '400002010',
      accountHolderName: 'Mrs Asha Kulkarni',
      bankAccountNo: '30*******89',
      bankAccountType: 'savings',
      bankNameAndBranchName: 'State Bank of India, Mumbai Main',
      ownerClientAccount: true,
      isVerified: true,
    });
    const arjun = await signIn(api, 'Arjun');
    const { policies, neftQcStatus } = (await callOperation(api, 'fetchNeft', {}, arjun)).json();
    expect(neftQcStatus).toBe('missing');
    expect(policies[0]).not.toHaveProperty('neftDetails');
  });

  it('has the bank of its IFSC', async () => {
    const of = (ifscCode: string) => callOperation(api, 'bankDetails', { ifscCode }, asha);
    expect((await of('UTIB0000005')).json()).toEqual({
      ifscCode: 'UTIB0000005',
      bankName: 'Axis Bank',
      bankNameAndBranchName: 'Axis Bank',
    });
    expect((await of('SBIN0999999')).statusCode).toBe(404);
    expect((await of('sbin0000300')).statusCode).toBe(400);
  });
});

describe('verifying an account', () => {
  it("says whether the bank's holder name matches the policies", async () => {
    expect((await verify()).json()).toMatchObject({
      isNameMatched: true,
      isProofRequired: false,
      nameAtBank: 'ASHA V KULKARNI',
      mobileNo: '*** **4 3210',
    });
    expect((await verify(OTHERS)).json()).toMatchObject({
      isNameMatched: false,
      isProofRequired: true,
      nameAtBank: 'SHREE GANESH TRADERS',
    });
  });

  it.each([
    ['a different number the second time', { confirmBankAccountNo: '50100987654322' }, '/confirmBankAccountNo'],
    ['an invalid IFSC', { ifscCode: 'HDFC0ZZZZZZ' }, '/ifscCode'],
    [
      'an account that the bank does not know',
      { bankAccountNo: '50100987650000', confirmBankAccountNo: '50100987650000' },
      '/bankAccountNo',
    ],
    ['a number that is too short', { bankAccountNo: '12345678', confirmBankAccountNo: '12345678' }, '/bankAccountNo'],
  ])('refuses %s, and never repeats the number', async (_, wrong, pointer) => {
    const given = { ...ACCOUNT, ...wrong };
    const answer = await verify(given);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0]).toMatchObject({ pointer });
    for (const number of [given.bankAccountNo, given.confirmBankAccountNo]) expect(answer.body).not.toContain(number);
  });

  it('asks banks at most ten times in half an hour', async () => {
    for (let n = 0; n < 10; n += 1) expect((await verify()).statusCode).toBe(200);
    expect((await verify()).json()).toMatchObject({ status: 429, code: 'rate-limited' });
  });

  it('stores no account number', async () => {
    await verify();
    const rows = await api.deps.db.selectFrom('bank_verification').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(ACCOUNT.bankAccountNo);
  });
});

describe('changing the account', () => {
  it('is immediate for the chosen policies if the names match, and holds their payouts', async () => {
    expect(await restriction('501234567')).toEqual(HELD);
    const body = await verifyAccount();
    const { ticket, ...answer } = (await ask(api, 'updateNeft', body, asha)).json();
    expect(answer).toMatchObject({ type: 'neft-details', state: 'completed', policyNos: ['501234575'] });
    expect(await neftOf('501234575')).toMatchObject({
      bankAccountNo: '50**********21',
      bankNameAndBranchName: 'HDFC Bank, Mumbai Fort',
      micrCode: '400240015',
    });
    expect(await neftOf('501234567')).toMatchObject({ ifscCode: 'SBIN0000300' });
    expect((await callOperation(api, 'queryTicketStatus', { ticket }, asha)).json().changes).toMatchObject([
      { field: 'bank-account', before: '30*******89 SBIN0000300', after: '50**********21 HDFC0000060' },
    ]);
    const request = await api.deps.db.selectFrom('service_request').selectAll().where('ticket', '=', ticket).execute();
    expect(JSON.stringify(request)).not.toContain(ACCOUNT.bankAccountNo);
    const waits = { isPayoutRestricted: true, reason: 'cooling-off', until: '2026-11-24' };
    expect(await restriction('501234575')).toEqual(waits);
    expect(await restriction('501234567')).toEqual(HELD);
    await api.advance(3 * DAY);
    expect(await restriction('501234575', await signIn(api, 'Asha'))).toEqual(waits);
    await api.advance(DAY);
    expect(await restriction('501234575', await signIn(api, 'Asha'))).toEqual({ ...HELD, heldUntil: '2026-11-28' });
  });

  it('needs a proof if the names differ, and is then reviewed', async () => {
    const body = await verifyAccount(OTHERS);
    const without = await ask(api, 'updateNeft', body, asha);
    expect(without.json()).toMatchObject({ status: 400, errors: [{ pointer: '/uploadId' }] });
    const uploadId = await upload(api, asha, pngFile(), { purpose: 'bank-proof' });
    expect((await ask(api, 'updateNeft', { ...body, uploadId }, asha)).json()).toMatchObject({ state: 'received' });
    expect((await callOperation(api, 'fetchNeft', {}, asha)).json()).toMatchObject({ neftQcStatus: 'pending' });
    await api.app.jobs.runAll();
    await api.advance(5 * DAY);
    const later = await signIn(api, 'Asha');
    expect((await callOperation(api, 'fetchNeft', {}, later)).json()).toMatchObject({ neftQcStatus: 'verified' });
  });

  it.each([
    [
      'another account than the verified one',
      { bankAccountNo: '50100987654322', confirmBankAccountNo: '50100987654322' },
    ],
    ['another holder', { accountHolderName: 'Shree Ganesh Traders' }],
    ['an unknown verification', { verificationId: randomUUID() }],
  ])('refuses %s', async (_, wrong) => {
    const answer = await ask(api, 'updateNeft', { ...(await verifyAccount()), ...wrong }, asha);
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ pointer: '/verificationId' }] });
  });

  it('refuses an account that another session verified, or that was verified more than half an hour ago', async () => {
    const body = await verifyAccount();
    const elsewhere = await signIn(api, 'Asha');
    expect((await ask(api, 'updateNeft', body, elsewhere)).statusCode).toBe(401);
    await api.advance(14 * 60_000);
    await callOperation(api, 'validateSession', {}, asha);
    await api.advance(14 * 60_000);
    await callOperation(api, 'validateSession', {}, asha);
    const fresh = (await verify()).json();
    const code = await codeFor(api, fresh.otpToken, MAIL);
    await api.advance(3 * 60_000);
    const late = await ask(api, 'updateNeft', { ...body, ...code }, asha);
    expect(late.json()).toMatchObject({ errors: [{ pointer: '/verificationId' }] });
  });

  it('refuses another customer’s policy, and a wrong OTP', async () => {
    const body = await verifyAccount(ACCOUNT, ['501234567', '502345678']);
    expect((await ask(api, 'updateNeft', body, asha)).statusCode).toBe(404);
    const otp = body.otp === '000000' ? '000001' : '000000';
    const wrong = await ask(api, 'updateNeft', { ...body, policyNos: ['501234567'], otp }, asha);
    expect(wrong.json()).toMatchObject({ status: 401, code: 'otp-wrong' });
  });

  it('happens once, however often it is sent with its key', async () => {
    const body = await verifyAccount();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => ask(api, 'updateNeft', body, asha, key)));
    expect(new Set(answers.map((answer) => answer.json().ticket)).size).toBe(1);
  });
});

describe('payout holds', () => {
  it.each([
    ['Arjun', '504567890', 'on-hold'],
    ['Rajesh', '502345678', 'bank-details'],
  ])('apply for %s', async (who, policyNo, reason) => {
    expect(await restriction(policyNo, await signIn(api, who))).toEqual({ isPayoutRestricted: true, reason });
  });

  it("return not found for another customer's policy", async () => {
    expect(await restriction('502345678')).toMatchObject({ status: 404 });
  });

  it('accept a client id from companies only', async () => {
    const body = { policyNo: '501234567', workTypeName: 'e-loan', clientId: '40012345' };
    const refused = await callOperation(api, 'payoutRestriction', body, asha);
    expect(refused.json()).toMatchObject({ status: 400, code: 'validation', errors: [{ pointer: '/clientId' }] });
  });

  it('are shown to companies too', async () => {
    const corp = await signIn(api, 'Sahyadri', 'corp');
    const body = { policyNo: '600000001', workTypeName: 'surrender', clientId: '90000001' };
    expect((await callOperation(api, 'payoutRestriction', body, corp)).json()).toEqual(HELD);
    const foreign = await callOperation(api, 'payoutRestriction', { ...body, clientId: '90000002' }, corp);
    expect(foreign.statusCode).toBe(404);
  });
});
