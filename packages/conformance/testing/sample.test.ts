import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCore, httpTestSystem } from '../src/index.ts';
import { checkBrokenCore } from './check-broken-core.ts';
import { DEVIATIONS } from './deviations.ts';

/** Of each kind: open and with a session, reads and writes, with a key, with codes, with values from earlier calls. */
const SAMPLE = [
  ...['generateOtp', 'validateOtp', 'logout', 'corporateValidateSession', 'validatePaymentSession', 'policyDetails'],
  ...['policyPaymentDetails', 'createPayment', 'paymentStatus', 'paymentCallback', 'downloadPolicyDocument', 'nriFaq'],
  ...['serviceRequests', 'submitComplaint', 'submitAutoDebit'],
];
const BROKEN = [
  'leaves out a required field',
  'ignores the key',
  'returns data of another person',
  'accepts an unknown field',
];

describe('a sample of the kit on the reference API', () => {
  let api: RunningApi;
  beforeAll(async () => {
    // in India the next day has begun
    api = await startApi({ now: new Date('2026-11-21T19:30:00Z') });
  });
  afterAll(() => api.close());

  it('passes', async () => {
    const outcomes = await checkCore({
      base: `${api.url}/api`,
      system: httpTestSystem(`${api.url}/sandbox`),
      only: SAMPLE,
    });
    expect(outcomes.filter(({ failure }) => failure)).toEqual([]);
    expect(new Set(outcomes.map(({ operation }) => operation)).size).toBe(SAMPLE.length);
  });

  it.each(DEVIATIONS.filter(({ name }) => BROKEN.includes(name)))('notices a core that $name', async (deviation) => {
    expect(await checkBrokenCore(api.url, deviation)).toBeDefined();
  });
});
