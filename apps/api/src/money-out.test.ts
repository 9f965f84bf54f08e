import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deref, document, operationsOf } from './platform/contract/document.ts';
import type { OperationId } from './platform/contract/handler.ts';
import { isRecord } from './platform/is-record.ts';
import { callOperation, type RunningApi, signIn, startApi } from './testing/index.ts';

/** The operations that move money to the customer. */
const MONEY_OUT = [
  'claimUnclaimedAmount',
  'eLoan',
  'puaSurrender',
  'requestFreelook',
  'requestSurrender',
  'submitGstRefund',
  'ulipPartialSurrender',
] as const satisfies readonly OperationId[];

/** The other keyed operations of the families that order payouts. They pay nothing to the customer. */
const NO_MONEY_OUT: readonly OperationId[] = [
  'corporateUpdateSwitchFunds',
  'deactivateDfa',
  'deactivateStp',
  'freelookEnquiry',
  'redirectPremiums',
  'submitPaymentProof',
  'surrenderEnquiry',
  'updateSwitchFunds',
];

const domains = join(import.meta.dirname, 'domains');
/** The families with code that orders a payout. */
const families = new Set(
  globSync('**/*.ts', { cwd: domains, exclude: ['**/*.test.ts'] })
    .filter((file) => /\b(order|insert)Payout\(/.test(readFileSync(join(domains, file), 'utf8')))
    .map((file) => file.split('/')[0]),
);

const ofContract = operationsOf(document);
const mediaOf = (operationId: string) => {
  const body = ofContract.find(({ operation }) => operation.operationId === operationId)?.operation.requestBody;
  const media = body && deref(body).content?.['application/json'];
  if (!media) throw new Error(`${operationId} has no body`);
  return media;
};

describe('money out', () => {
  it('is moved by known operations of the families that order payouts', () => {
    const keyed = ofContract
      .filter(({ parameters }) => parameters.some((parameter) => deref(parameter).name === 'Idempotency-Key'))
      .filter(({ operation }) => operation.tags?.some((tag) => families.has(tag)))
      .map(({ operation }) => operation.operationId);
    const how = 'add the operation to MONEY_OUT if it pays the customer, otherwise to NO_MONEY_OUT';
    expect(keyed.sort(), how).toEqual([...MONEY_OUT, ...NO_MONEY_OUT].sort());
  });

  describe('always needs a code:', () => {
    let api: RunningApi;
    beforeAll(async () => {
      api = await startApi({ listen: false });
    });
    afterAll(() => api?.close());
    const requests = async () =>
      (await sql<{ made: number }>`select count(*)::int as made from service_request`.execute(api.deps.db)).rows[0]
        ?.made;

    it.each(MONEY_OUT)('%s', async (operation) => {
      expect(deref(mediaOf(operation).schema).required ?? []).toEqual(expect.arrayContaining(['otpToken', 'otp']));
      const { examples = {}, example = Object.values(examples)[0]?.value } = mediaOf(operation);
      const before = await requests();
      const call = async (body: object) =>
        callOperation(api, operation, body as never, {
          ...(await signIn(api, 'Asha')),
          'idempotency-key': randomUUID(),
        });
      const { otpToken, otp, ...bare } = isRecord(example) ? example : {};
      expect((await call(bare)).json()).toMatchObject({ status: 400, code: 'validation' });
      // a code that was sent for nothing, or for something else
      expect((await call({ ...bare, otpToken, otp })).json()).toMatchObject({ status: 401, code: 'invalid-login' });
      expect(await requests()).toBe(before);
    });
  });
});
