import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestBody } from '../../platform/contract/handler.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import { ask, codeFor } from '../../testing/requester.ts';
import { pngFile } from '../../testing/sample-files.ts';
import { upload } from '../../testing/uploader.ts';

type Declaration = RequestBody<'submitFatcaWithOtp'>['fatcaDetails'];

const DAY = 86_400_000;
const MAIL = 'arjun.nair@example.com';
const DUBAI: Declaration = {
  nationality: 'N',
  passportNumber: 'Z1234567',
  passportIssueCountry: 'IN',
  passportIssueDate: '2019-05-02',
  addressType: 'residential',
  currentResidenceCountry: 'AE',
  countryOfResidencePerTax: 'AE',
  citizenship: 'IN',
  birthCountry: 'IN',
};
const RESIDENT: Declaration = {
  nationality: 'I',
  currentResidenceCountry: 'IN',
  countryOfResidencePerTax: 'IN',
  citizenship: 'IN',
  birthCountry: 'IN',
};
/** Pays tax in Singapore, which issues tax ids. */
const SINGAPORE: Declaration = { ...DUBAI, currentResidenceCountry: 'SG', countryOfResidencePerTax: 'SG' };

let api: RunningApi;
let arjun: SessionHeaders;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.forget();
  await sql`truncate fatca_declaration`.execute(api.deps.db);
  await api.deps.db
    .updateTable('service_request')
    .set({ state: 'completed', settled_at: api.now() })
    .where('type', '=', 'update-nationality')
    .execute();
  await api.deps.db
    .updateTable('customer')
    .set({ nationality: 'N', fatca_required: true })
    .where('client_id', '=', '40045678')
    .execute();
  arjun = await signIn(api, 'Arjun');
});
afterAll(() => api.close());

const details = async (headers = arjun) => (await callOperation(api, 'fatcaDetails', {}, headers)).json();
const passport = async (headers = arjun) => [
  { proofKind: 'passport' as const, uploadId: await upload(api, headers, pngFile(), { purpose: 'nationality-proof' }) },
];
async function declaration(fatcaDetails: Declaration, proofs?: RequestBody<'submitFatcaWithOtp'>['proofs']) {
  const { otpToken } = await details();
  const code = await codeFor(api, otpToken, MAIL);
  return { fatcaDetails, proofs: proofs ?? (await passport()), declaration: true as const, ...code };
}

describe('declaring with an OTP', () => {
  it('takes effect immediately, is reviewed afterwards, and releases the payout that waited for it', async () => {
    expect(await details()).toMatchObject({
      isFatcaRequired: true,
      commonFormDetails: { fatcaDetails: { nationality: 'N', isPanValidated: 'N', noPan: false } },
    });
    const answer = (await ask(api, 'submitFatcaWithOtp', await declaration(DUBAI), arjun)).json();
    expect(answer).toMatchObject({ type: 'update-nationality', state: 'received' });
    expect(await details()).toMatchObject({
      isFatcaRequired: false,
      commonFormDetails: { fatcaDetails: { ...DUBAI, passportNumber: 'Z1****67' } },
    });
    expect((await callOperation(api, 'validateSession', {}, arjun)).json()).toMatchObject({ isFatcaRequired: false });
    const eligibility = async (headers: SessionHeaders) =>
      (await callOperation(api, 'fatcaEligibility', {}, headers)).json();
    expect(await eligibility(arjun)).toMatchObject({ isEligible: false, ticket: answer.ticket });
    const isOnHold = async (headers: SessionHeaders) =>
      (await callOperation(api, 'policyHolds', {}, headers)).json().holdDetails[0]?.isOnHold;
    expect(await isOnHold(arjun)).toBe(true);
    await api.app.jobs.runAll();
    await api.advance(3 * DAY);
    const later = await signIn(api, 'Arjun');
    expect(await eligibility(later)).toEqual({ isEligible: true, isFatcaRequired: false });
    expect(await isOnHold(later)).not.toBe(true);
  });

  it('asks a resident Indian for nothing more, and is then complete', async () => {
    const body = await declaration(RESIDENT, []);
    expect((await ask(api, 'submitFatcaWithOtp', body, arjun)).json()).toMatchObject({ state: 'completed' });
    expect((await callOperation(api, 'validateSession', {}, arjun)).json()).toMatchObject({ nationality: 'I' });
    const trail = await api.deps.db
      .selectFrom('audit_entry')
      .select(['before', 'after'])
      .orderBy('id', 'desc')
      .execute();
    expect(trail[0]).toEqual({ before: 'NRI', after: 'Indian' });
  });

  it.each<[string, Declaration, string]>([
    ['no passport number', without('passportNumber'), '/fatcaDetails/passportNumber'],
    ['no type of address', without('addressType'), '/fatcaDetails/addressType'],
    ['a passport from tomorrow', { ...DUBAI, passportIssueDate: '2026-11-22' }, '/fatcaDetails/passportIssueDate'],
    ['a visa without an end date', { ...DUBAI, visaType: 'employment' }, '/fatcaDetails/visaValidTill'],
    ['an expired visa', { ...DUBAI, visaValidTill: '2026-11-20' }, '/fatcaDetails/visaValidTill'],
    ['no foreign tax id', SINGAPORE, '/fatcaDetails/forgienTaxIdNum'],
    ['a tax id that is too short', { ...SINGAPORE, forgienTaxIdNum: 'S12' }, '/fatcaDetails/forgienTaxIdNum'],
    [
      'another proof without its number',
      { ...SINGAPORE, otherProofForiegnTaxResidence: 'NRIC' },
      '/fatcaDetails/forgienTaxIdNum',
    ],
    [
      'an Indian abroad without a passport',
      { ...RESIDENT, currentResidenceCountry: 'AE' },
      '/fatcaDetails/passportNumber',
    ],
  ])('is refused with %s', async (_, wrong, pointer) => {
    const answer = await ask(api, 'submitFatcaWithOtp', await declaration(wrong), arjun);
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ pointer }] });
    expect(answer.body).not.toContain('Z1234567');
    expect((await details()).isFatcaRequired).toBe(true);
  });

  it.each<[string, Declaration]>([
    ['a tax id', { ...SINGAPORE, forgienTaxIdNum: 'S1234567D' }],
    ['an origin in India', { ...DUBAI, nationality: 'P', citizenship: 'AE' }],
    ['a foreign passport', { ...DUBAI, nationality: 'F', visaType: 'employment', visaValidTill: '2027-06-30' }],
  ])('accepts %s', async (_, right) => {
    expect((await ask(api, 'submitFatcaWithOtp', await declaration(right), arjun)).statusCode).toBe(200);
  });

  it('accepts another document instead of a tax id once it is uploaded', async () => {
    const named = { ...SINGAPORE, otherProofForiegnTaxResidence: 'NRIC', documentNumber: 'S1234567D' };
    const body = await declaration(named);
    expect((await ask(api, 'submitFatcaWithOtp', body, arjun)).json()).toMatchObject({
      errors: [{ pointer: '/proofs', detail: 'must have a file of kind other-tax-proof' }],
    });
    const uploadId = await upload(api, arjun, pngFile(), { purpose: 'nationality-proof' });
    const proofs = [...body.proofs, { proofKind: 'other-tax-proof' as const, uploadId }];
    expect((await ask(api, 'submitFatcaWithOtp', { ...body, proofs }, arjun)).statusCode).toBe(200);
  });

  it('requires a passport for review, the declaration itself and the right OTP', async () => {
    const body = await declaration(DUBAI);
    expect((await ask(api, 'submitFatcaWithOtp', { ...body, proofs: [] }, arjun)).json()).toMatchObject({
      errors: [{ pointer: '/proofs' }],
    });
    const undeclared = await ask(api, 'submitFatcaWithOtp', { ...body, declaration: false as never }, arjun);
    expect(undeclared.statusCode).toBe(400);
    const otp = body.otp === '000000' ? '000001' : '000000';
    expect((await ask(api, 'submitFatcaWithOtp', { ...body, otp }, arjun)).json()).toMatchObject({ code: 'otp-wrong' });
  });

  it('happens once, however often it is sent with its key', async () => {
    const body = await declaration(DUBAI);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => ask(api, 'submitFatcaWithOtp', body, arjun, key)));
    expect(new Set(answers.map((answer) => answer.json().ticket)).size).toBe(1);
  });
});

describe('in a payments-only session', () => {
  it('only the nationality is shown, and a declaration takes effect after its review', async () => {
    await ask(api, 'submitFatcaWithOtp', await declaration(DUBAI), arjun);
    const partial = await signIn(api, 'Arjun', 'partial');
    const { commonFormDetails } = (await callOperation(api, 'fatcaDetailsPartial', {}, partial)).json();
    expect(Object.keys(commonFormDetails.fatcaDetails).sort()).toEqual(
      ['isPanValidNoDocRequired', 'isPanValidated', 'nationality', 'noPan'].sort(),
    );
    const body = { fatcaDetails: { ...DUBAI, nationality: 'P' as const }, declaration: true as const };
    expect((await ask(api, 'submitFatcaWithoutOtp', body, partial)).json()).toMatchObject({ state: 'received' });
    expect((await details()).commonFormDetails.fatcaDetails.nationality).toBe('N');
    await api.app.jobs.runAll();
    await api.advance(3 * DAY);
    const later = await details(await signIn(api, 'Arjun'));
    expect(later.commonFormDetails.fatcaDetails.nationality).toBe('P');
  });

  it('an unconfirmed declaration does not block a confirmed one, and does not replace it', async () => {
    const partial = await signIn(api, 'Arjun', 'partial');
    const body = { fatcaDetails: { ...DUBAI, nationality: 'F' as const }, declaration: true as const };
    await ask(api, 'submitFatcaWithoutOtp', body, partial);
    expect((await callOperation(api, 'fatcaEligibility', {}, arjun)).json()).toMatchObject({ isEligible: true });
    await api.advance(60_000);
    await ask(api, 'submitFatcaWithOtp', await declaration(DUBAI), arjun);
    await api.app.jobs.runAll();
    await api.advance(3 * DAY);
    const later = await details(await signIn(api, 'Arjun'));
    expect(later.commonFormDetails.fatcaDetails.nationality).toBe('N');
  });

  it('each operation accepts only its own kind of session', async () => {
    const partial = await signIn(api, 'Arjun', 'partial');
    expect((await ask(api, 'submitFatcaWithOtp', await declaration(DUBAI), partial)).statusCode).toBe(403);
    const body = { fatcaDetails: DUBAI, declaration: true as const };
    expect((await ask(api, 'submitFatcaWithoutOtp', body, arjun)).statusCode).toBe(403);
  });
});

it('a company can declare too', async () => {
  const corp = await signIn(api, 'Sahyadri', 'corp');
  const body = { clientId: '90000001', fatcaDetails: RESIDENT, proofs: [], declaration: true as const };
  expect((await ask(api, 'corporateSubmitFatca', body, corp)).json()).toMatchObject({ state: 'completed' });
  expect((await ask(api, 'corporateSubmitFatca', { ...body, clientId: '90000002' }, corp)).statusCode).toBe(404);
});

it('a company with tax residence abroad needs no passport', async () => {
  const corp = await signIn(api, 'Sahyadri', 'corp');
  const abroad: Declaration = {
    nationality: 'F',
    addressType: 'registered-office',
    currentResidenceCountry: 'SG',
    countryOfResidencePerTax: 'SG',
    citizenship: 'SG',
    birthCountry: 'SG',
  };
  const body = { clientId: '90000001', fatcaDetails: abroad, proofs: [], declaration: true as const };
  expect((await ask(api, 'corporateSubmitFatca', body, corp)).json()).toMatchObject({
    errors: [{ pointer: '/fatcaDetails/forgienTaxIdNum' }],
  });
  const fatcaDetails = { ...abroad, forgienTaxIdNum: '201912345K' };
  expect((await ask(api, 'corporateSubmitFatca', { ...body, fatcaDetails }, corp)).json()).toMatchObject({
    state: 'completed',
  });
});

function without(field: keyof Declaration): Declaration {
  const { [field]: _, ...rest } = DUBAI;
  return rest as Declaration;
}
