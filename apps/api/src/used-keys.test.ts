import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deref, document, operationsOf } from './platform/contract/document.ts';
import { keyedContent } from './platform/contract/keyed-content.ts';
import { isRecord } from './platform/is-record.ts';
import { applicantSession } from './testing/applicant.ts';
import { addressOf, type RunningApi, type SessionHeaders, sessionHeaders, signIn, startApi } from './testing/index.ts';

type Body = Readonly<Record<string, unknown>>;

/** What exists, so that only the values beside it are wrong. */
const COMPANY = '90000001';
const APPLICATION = 'AP1000000011';
const ELSEWHERE = 'https://elsewhere.example/paid';
/** A ticket, a policy and a slot that do not exist. */
const UNKNOWN = { ticket: 'SR0000000000', policyNo: '599999999', slotId: 'mc_dadar-20261203T0231Z' } as const;

/** A passport that is issued in the future. */
const FUTURE_PASSPORT = {
  ...{ nationality: 'N', passportNumber: 'Z1234567', passportIssueCountry: 'IN', passportIssueDate: '2099-05-02' },
  ...{ addressType: 'residential', fullAddressOverseasDetailsCountry: 'AE', currentResidenceCountry: 'AE' },
  ...{ countryOfResidencePerTax: 'AE', citizenship: 'IN', birthCountry: 'IN' },
};

/** Values that the rules refuse, instead of those of the contract's example. */
const REFUSED: Readonly<Record<string, readonly Body[]>> = {
  createPayment: [{ returnPath: ELSEWHERE }],
  corporateCreatePayment: [{ returnPath: ELSEWHERE }],
  payByLink: [{ returnPath: ELSEWHERE }],
  submitAutoDebit: [{ returnPath: ELSEWHERE }, { startsOn: '2020-01-01' }],
  createPayLink: [{ policyNo: UNKNOWN.policyNo }],
  createCalendarFeed: [{ remindDays: 7 }],
  submitPaymentProof: [{ reference: 'AAAA000000000' }, { paidOn: '2099-01-01' }],
  updateEmail: [{ emailId: 'asha.k@example.ne0' }],
  corporateUpdateEmail: [{ emailId: 'treasury@example.ne0' }],
  updateMobile: [{ mobileNo: '9876543210' }],
  corporateUpdateMobile: [{ mobileNo: '+999999999' }],
  updateAddress: [
    {
      addressDetails: {
        addrType: 'overseas',
        addrLine1: '14, Sagar Darshan',
        city: 'Mumbai',
        state: 'Maharashtra',
        country: 'IN',
      },
    },
    {
      addressDetails: {
        addrType: 'correspondence',
        addrLine1: '14, Sagar Darshan',
        city: 'Mumbai',
        state: 'Kerala',
        pinCode: '400028',
        country: 'IN',
      },
    },
  ],
  requestChequePickup: [
    { addressDetails: { addrLine1: '14, Sagar Darshan', city: 'Mumbai', state: 'Kerala', pinCode: '400028' } },
    { chequePickUpDateTime: '30-02-2026 15:00' },
  ],
  updateDateOfIncorporation: [{ doi: '2999-01-01' }, { otp: undefined }, { uploadId: undefined }],
  updateNeft: [{ confirmBankAccountNo: '30211456780' }, { ifscCode: 'ZZZZ0000000' }],
  submitEhdf: [{ applicationNo: APPLICATION }, { policyNo: undefined }],
  answerCounterOffer: [{ applicationNo: APPLICATION, otp: undefined, otpToken: undefined }],
  sendApplicationDocument: [{ applicationNo: APPLICATION }],
  withdrawApplication: [{ applicationNo: APPLICATION, back: 1 }],
  surrenderEnquiry: [{ policyNo: UNKNOWN.policyNo }],
  submitComplaint: [{ policyNo: UNKNOWN.policyNo }],
  submitServiceRequestQuery: [{ ticket: UNKNOWN.ticket }],
  requestServiceRecovery: [{ ticket: UNKNOWN.ticket }],
  bookMedicalCentre: [{ slotId: UNKNOWN.slotId }],
  bookTeleMedical: [{ slotId: UNKNOWN.slotId }],
  submitFatcaWithoutOtp: [{ fatcaDetails: FUTURE_PASSPORT }],
  corporateSubmitFatca: [{ fatcaDetails: FUTURE_PASSPORT }],
};

let api: RunningApi;
let key: string;
let caseId: string;
let payLinkToken: string;
let sessions: Readonly<Record<'full' | 'partial' | 'corp' | 'application' | 'medical', SessionHeaders>>;

function exampleOf({ operation }: ReturnType<typeof operationsOf>[number]): Body {
  const content = operation.requestBody && deref(operation.requestBody).content;
  const media = content?.['application/json'];
  if (!media) return {};
  const { examples = {}, example = Object.values(examples).map((named) => deref(named).value)[0] } = media;
  return isRecord(example) ? example : {};
}

/** Operations that take a key and have values. */
const keyed = operationsOf(document).filter(
  (described) =>
    described.parameters.some(({ name }) => name === 'Idempotency-Key') && Object.keys(exampleOf(described)).length > 0,
);

const post = (operationId: string, body: Body, headers: Record<string, string>, idempotencyKey: string) =>
  api.app.inject({
    method: 'POST',
    url: addressOf(operationId),
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey, ...headers },
  });

async function use(operationId: string, body: Body, headers: Record<string, string>, idempotencyKey = key) {
  const made = await post(operationId, body, headers, idempotencyKey);
  expect(made.statusCode, `${operationId}: ${made.body}`).toBe(200);
  return made.json();
}

/** Uses the key once in each of the places where keys are kept. */
async function useEverywhere(): Promise<void> {
  const { db, secrets } = api.deps;
  const { full } = sessions;
  const { ticket } = await use(
    'submitComplaint',
    { policyNo: '501234567', category: 'other', description: 'I have heard nothing for three weeks.' },
    full,
  );
  const made = await db
    .selectFrom('service_request')
    .selectAll()
    .where('ticket', '=', ticket)
    .executeTakeFirstOrThrow();
  const company = await db
    .selectFrom('customer')
    .select('id')
    .where('client_id', '=', COMPANY)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('service_request')
    .values({ ...made, ticket: 'SR1234567890', customer_id: company.id, payload: '{}' })
    .execute();
  payLinkToken = (await use('createPayLink', { policyNo: '501234567' }, full)).token;
  await use('createCalendarFeed', { language: 'en', showsAmounts: false, remindDays: 3 }, full);
  for (const operationId of ['createPayment', 'submitAutoDebit']) {
    const described = keyed.find(({ operation }) => operation.operationId === operationId);
    if (described) await use(operationId, exampleOf(described), full);
  }
  const order = await db
    .selectFrom('payment_order')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('payment_order')
    .values({ ...order, id: 'ord_of_the_company', customer_id: company.id })
    .execute();
  const call = {
    idempotency_key: key,
    request_hash: keyedContent(secrets, 'another').hash,
    answer: '{}',
    made_at: api.now(),
  };
  await db
    .insertInto('application_call')
    .values({ ...call, application_no: APPLICATION, operation: 'withdrawApplication' })
    .execute();
  await db
    .insertInto('medical_call')
    .values({ ...call, case_id: caseId })
    .execute();
}

beforeAll(async () => {
  api = await startApi();
  key = randomUUID();
  const { rows } = await sql<{
    id: string;
    no: string;
  }>`select medical_case_id as id, application_no as no from application
    where medical_case_id is not null and stage = 'medical' limit 1`.execute(api.deps.db);
  const [medical] = rows;
  caseId = medical?.id ?? '';
  const sessionOf = async (applicationNo: string) => sessionHeaders(await applicantSession(api, applicationNo));
  sessions = {
    full: await signIn(api, 'Asha'),
    partial: await signIn(api, 'Asha', 'partial'),
    corp: await signIn(api, 'Sahyadri', 'corp'),
    application: await sessionOf(APPLICATION),
    medical: await sessionOf(medical?.no ?? ''),
  };
  // opens the case
  await post('medicalEligiblePolicies', {}, sessions.medical, key);
  await useEverywhere();
});
afterAll(() => api.close());

function sessionFor({ operation }: (typeof keyed)[number], body: Body): Record<string, string> {
  if ('caseId' in body) return sessions.medical;
  if ('applicationNo' in body && !('version' in body)) return sessions.application;
  const kind = (['full', 'corp', 'partial'] as const).find((one) => operation.security.some((names) => one in names));
  return kind ? sessions[kind] : {};
}

describe.each(keyed.map((described) => [described.operation.operationId, described] as const))(
  '%s',
  (id, described) => {
    const bodies = (REFUSED[id] ?? [{}]).map(
      (refused) => [Object.keys(refused).join() || 'the body', refused] as const,
    );
    it.each(bodies)('refuses a used key before it looks at %s', async (_, refused) => {
      const example = exampleOf(described);
      const known = { ...('caseId' in example && { caseId }), ...(id === 'payByLink' && { token: payLinkToken }) };
      const body = { ...example, ...known, ...refused };
      const headers = sessionFor(described, body);
      const reused = await post(id, body, headers, key);
      expect(reused.json(), reused.body).toMatchObject({ status: 409, code: 'idempotency-conflict' });
      const fresh = await post(id, body, headers, randomUUID());
      expect(fresh.statusCode, fresh.body).toBeGreaterThanOrEqual(400);
      expect(fresh.json()).not.toMatchObject({ code: 'idempotency-conflict' });
    });
  },
);
