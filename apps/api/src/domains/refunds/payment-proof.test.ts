import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyAnswer, type BackOfficeAnswer } from '../../back-office/apply-answer.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import { ask } from '../../testing/requester.ts';
import { pngFile } from '../../testing/sample-files.ts';
import { upload } from '../../testing/uploader.ts';

const TICKET = 'SR7719203846';
const PROOF = {
  ticket: TICKET,
  policyNo: '508901242',
  financialYear: '2026-27',
  rail: 'neft',
  reference: 'SBIN426325123456',
  amount: 845_000,
  paidOn: '2026-11-19',
} as const;

let api: RunningApi;
let vikram: SessionHeaders;
let asha: SessionHeaders;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());
beforeEach(async () => {
  await api.forget();
  await db().deleteFrom('payment_proof').execute();
  vikram = await signIn(api, 'Vikram');
  asha = await signIn(api, 'Asha');
});

const db = () => api.deps.db;
const file = (headers = vikram) =>
  upload(api, headers, pngFile(), { purpose: 'payment-proof', fileName: 'statement.png' });
const submit = async (change: object = {}, headers = vikram, key?: string) =>
  ask(api, 'submitPaymentProof', { ...PROOF, uploadId: await file(headers), ...change }, headers, key);
const answer = (ticket: string, outcome: BackOfficeAnswer['outcome']): BackOfficeAnswer => ({
  answerId: randomUUID(),
  ticket,
  outcome,
  maker: 'EMP-1',
  checker: 'EMP-2',
  note: 'Checked with the bank.',
  at: api.now().toISOString(),
});
const receipts = () =>
  db().selectFrom('receipt').select(['receipt_no', 'amount']).where('channel', '=', 'bank-transfer').execute();
const vikramsPolicy = () =>
  db().selectFrom('policy').selectAll().where('policy_no', '=', PROOF.policyNo).executeTakeFirstOrThrow();

describe('the options for a proof', () => {
  it("are payments of the customer's policies, in a year since they began", async () => {
    const { policies } = (await callOperation(api, 'paymentProofEligibility', {}, vikram)).json();
    const own = policies.find(({ policyNo }: { policyNo: string }) => policyNo === PROOF.policyNo);
    expect(own.financialYears[0]).toBe('2026-27');
    const details = await callOperation(
      api,
      'paymentProofDetails',
      { policyNo: PROOF.policyNo, financialYear: '2026-27' },
      vikram,
    );
    for (const { paidOn } of details.json().payments)
      expect(paidOn >= '2026-04-01' && paidOn <= '2027-03-31').toBe(true);
  });

  it('include nothing of another customer', async () => {
    const body = { policyNo: PROOF.policyNo, financialYear: '2026-27' };
    expect((await callOperation(api, 'paymentProofDetails', body, asha)).statusCode).toBe(404);
  });
});

describe('the request number', () => {
  const check = (ticket: string, headers = vikram) =>
    callOperation(api, 'validatePaymentProofTicket', { ticket }, headers);

  it('of an open complaint about a payment is accepted as typed', async () => {
    expect((await check(' sr 7719 203 846 ')).json()).toMatchObject({ ticket: TICKET, policyNos: [PROOF.policyNo] });
  });

  it.each([
    ['of another customer', () => check(TICKET, asha)],
    ['of another kind', () => check('SR5512370846', asha)],
    ['that is invalid', () => check('SR1')],
    ['that no request has', () => check('SR0000000000')],
  ])('%s is refused', async (_, call) => {
    expect((await call()).json()).toMatchObject({ status: 400, code: 'ticket-invalid' });
  });

  it('is checked again when the proof is sent', async () => {
    expect((await submit({ ticket: 'SR5512370846' })).json()).toMatchObject({ code: 'ticket-invalid' });
  });
});

describe('a proof', () => {
  it.each([
    [{ reference: 'SBIN42632512345' }, '/reference'],
    [{ rail: 'upi' }, '/reference'],
    [{ paidOn: '2026-11-22' }, '/paidOn'],
    [{ paidOn: '2026-03-31' }, '/paidOn'],
  ])('with %j is refused at %s', async (change, pointer) => {
    expect((await submit(change)).json()).toMatchObject({ code: 'validation', errors: [{ pointer }] });
  });

  it("for another customer's policy is not found", async () => {
    expect((await submit({ policyNo: '501234567' })).statusCode).toBe(404);
  });

  it('returns the same when repeated with its key', async () => {
    const key = randomUUID();
    const uploadId = await file();
    const first = await ask(api, 'submitPaymentProof', { ...PROOF, uploadId }, vikram, key);
    expect(first.json()).toMatchObject({
      acknowledgement: { type: 'payment-proof', state: 'received' },
    });
    const again = await ask(api, 'submitPaymentProof', { ...PROOF, uploadId }, vikram, key);
    expect(again.json()).toEqual(first.json());
  });

  it('gets the same response whether or not the money is at the bank, so that it cannot be guessed', async () => {
    const known = (await submit()).json();
    const unknown = (await submit({ amount: 845_100, reference: 'SBIN426325123499' })).json();
    expect({ ...unknown, acknowledgement: null }).toEqual({ ...known, acknowledgement: null });
  });

  it('is accepted once: a second one is refused, also at the same moment', async () => {
    const answers = await Promise.all([submit(), submit()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await submit()).json()).toMatchObject({ status: 409, code: 'duplicate' });
  });
});

describe('the back office', () => {
  it('declines a proof, and it can be sent again', async () => {
    const { ticket } = (await submit()).json().acknowledgement;
    await applyAnswer(api.deps, answer(ticket, 'rejected'));
    expect(await receipts()).toEqual([]);
    expect((await submit()).statusCode).toBe(200);
  });

  it('accepts a proof, which becomes one payment that pays the premium', async () => {
    const before = await vikramsPolicy();
    const { ticket } = (await submit()).json().acknowledgement;
    const approved = answer(ticket, 'approved');
    await Promise.allSettled([applyAnswer(api.deps, approved), applyAnswer(api.deps, approved)]);
    await applyAnswer(api.deps, approved);
    await expect(applyAnswer(api.deps, answer(ticket, 'approved'))).rejects.toThrow();
    const [receipt, ...others] = await receipts();
    expect(receipt).toMatchObject({ amount: 845_000 });
    expect(others).toEqual([]);
    expect((await vikramsPolicy()).due_date).not.toBe(before.due_date);
    const details = await callOperation(
      api,
      'paymentProofDetails',
      { policyNo: PROOF.policyNo, financialYear: '2026-27' },
      vikram,
    );
    expect(details.json().payments).toContainEqual({
      receiptNo: receipt?.receipt_no,
      purpose: 'premium',
      amount: 845_000,
      paidOn: '2026-11-19',
    });
    const entries = await db()
      .selectFrom('ledger_entry as e')
      .where('e.policy_no', '=', PROOF.policyNo)
      .where('e.account', '=', 'suspense')
      .select(({ fn }) => fn.sum<number>('e.amount').as('sum'))
      .executeTakeFirst();
    expect(Number(entries?.sum ?? 0)).toBe(0);
  });

  it('accepts an amount that is not due, which is held for the policy', async () => {
    const { ticket } = (await submit({ reference: 'SBIN426325123457', amount: 100_000 })).json().acknowledgement;
    await applyAnswer(api.deps, answer(ticket, 'approved'));
    const line = await db()
      .selectFrom('payment_proof as p')
      .innerJoin('receipt_line as l', 'l.receipt_no', 'p.receipt_no')
      .where('p.ticket', '=', ticket)
      .select(['l.unapplied', 'l.premium'])
      .executeTakeFirst();
    expect(line).toEqual({ unapplied: 100_000, premium: 0 });
  });

  it('accepts a proof although a stranger sent its reference first, and posts the money once', async () => {
    const complaint = {
      policyNo: '501234567',
      category: 'premium-payment',
      description: 'My premium is missing. '.repeat(2),
    };
    const response = await ask(api, 'submitComplaint', complaint as never, asha);
    const foreign = { ticket: response.json().ticket, policyNo: '501234567', reference: 'SBIN426325123458' };
    const before = (await receipts()).length;
    const stranger = await submit(foreign, asha);
    expect(stranger.statusCode).toBe(200);
    const own = await submit({ reference: foreign.reference });
    expect(own.statusCode).toBe(200);
    await applyAnswer(api.deps, answer(own.json().acknowledgement.ticket, 'approved'));
    const late = answer(stranger.json().acknowledgement.ticket, 'approved');
    await expect(applyAnswer(api.deps, late)).rejects.toMatchObject({ code: 'answer-conflict' });
    expect(await receipts()).toHaveLength(before + 1);
  });
});
