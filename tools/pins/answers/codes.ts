// OTPs for the operations that need one: which response opens their challenge, and where the code is sent.

import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { RunningApi } from '@lifedesk/api/testing';
import type { Asker, Headers } from './asker.ts';
import { operations } from './contract.ts';
import type { Person } from './facts.ts';

/** The operation whose response has the challenge, and the fields of its request body. */
const OPENED_BY: Readonly<Record<string, readonly [operation: string, fields: readonly string[]]>> = {
  updateEmail: ['checkDuplicate', ['emailId']],
  updateMobile: ['checkDuplicate', ['mobileNo']],
  corporateUpdateEmail: ['checkDuplicate', ['emailId']],
  corporateUpdateMobile: ['checkDuplicate', ['mobileNo']],
  updatePan: ['validatePan', ['pan']],
  updateNeft: [
    'verifyNeftDetails',
    ['ifscCode', 'accountHolderName', 'bankAccountNo', 'confirmBankAccountNo', 'bankAccountType'],
  ],
  updateNominees: ['nominees', ['policyNo']],
  updateBonusOption: ['bonusOptions', []],
  puaSurrender: ['puaPolicies', []],
  requestSurrender: ['validateSurrenderTicket', ['ticket']],
  requestFreelook: ['validateFreelookTicket', ['ticket']],
  submitGstRefund: ['gstRefundEligible', []],
  claimUnclaimedAmount: ['unclaimedAmount', []],
  ulipPartialSurrender: ['ulipSurrenderPolicies', []],
  eLoan: ['eLoanPolicies', []],
  updateMode: ['modeChangeDetails', []],
  requestNonForfeiture: ['nonForfeitureOptions', []],
  redirectPremiums: ['premiumAllocations', []],
  deactivateStp: ['stpEligiblePolicies', []],
  deactivateDfa: ['dfaEligiblePolicies', []],
  updateSwitchFunds: ['switchFunds', []],
  corporateUpdateSwitchFunds: ['corporateSwitchFunds', ['policyNo', 'clientId']],
  submitFatcaWithOtp: ['fatcaDetails', []],
  skipAutoDebit: ['autoDebitMandates', []],
  deactivateAutoDebit: ['autoDebitEligiblePolicies', []],
  deactivateAutoDebitCrm: ['autoDebitEligiblePolicies', []],
};

const unopened = operations.filter(
  ({ id, isWrite, examples }) =>
    isWrite && !OPENED_BY[id] && [...examples.values()].some((body) => 'otpToken' in (body as object)),
);
if (unopened.length > 0) throw new Error(`OPENED_BY has no entry for ${unopened.map(({ id }) => id).join(', ')}`);

type Body = Record<string, unknown>;

/** The body with the codes sent for it; unchanged if the operation needs none or the challenge is rejected. */
export async function withCodes(
  api: RunningApi,
  asker: Asker,
  { operation, body, person, headers }: { operation: string; body: unknown; person: Person; headers: Headers },
): Promise<unknown> {
  const [opener, names] = OPENED_BY[operation] ?? [];
  if (!opener || !names) return body;
  const opening = Object.fromEntries(names.map((name) => [name, (body as Body)[name]]));
  const { body: opened } = await asker.ask(opener, opening, headers);
  const { otpToken, newOtpToken, verificationId } = opened ?? {};
  if (typeof otpToken !== 'string') return body;
  // a person can request fewer codes in one visit than there are operations that need one
  await api.deps.db.deleteFrom('limit_counter').execute();
  const send = async (token: string) => {
    const isCompany = operation.startsWith('corporate');
    const sender = isCompany ? 'corporateGenerateOtp' : 'generateOtp';
    const more = isCompany ? { clientId: person.clientId } : {};
    const { body: sent } = await asker.ask(sender, { otpToken: token, workTypeTxt: 'update', ...more }, {});
    return { otpToken: sent?.otpToken, otp: await newestOtp(api) };
  };
  const old = await send(otpToken);
  const fresh = typeof newOtpToken === 'string' ? await send(newOtpToken) : undefined;
  return {
    ...(body as Body),
    ...old,
    ...(fresh ? { newOtpToken: fresh.otpToken, newOtp: fresh.otp } : {}),
    ...(verificationId ? { verificationId } : {}),
  };
}

/** The last code sent to anyone: only one call is made at a time. */
export async function newestOtp(api: RunningApi): Promise<string> {
  return (await api.outbox()).find(({ otp }) => otp)?.otp ?? 'none';
}

/** Uploads a small picture for a purpose and returns its id. */
export async function upload(
  api: RunningApi,
  asker: Asker,
  purpose: string,
  headers: Headers,
): Promise<string | undefined> {
  const content = picture();
  const sha256 = createHash('sha256').update(content).digest('hex');
  const announced = { purpose, fileName: 'bill.png', contentType: 'image/png', sizeBytes: content.length, sha256 };
  const { body } = await asker.ask('fetchPresignedUrl', announced, headers);
  if (typeof body?.uploadId !== 'string') return undefined;
  const { pathname, search } = new URL(body.url, 'http://localhost');
  await api.app.inject({ method: 'PUT', url: pathname + search, headers: body.headers, payload: content });
  return body.uploadId;
}

/** A grey PNG of four by four points. */
function picture(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(4, 0);
  header.writeUInt32BE(4, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.concat(Array.from({ length: 4 }, () => Buffer.from([0, 127, 127, 127, 127])));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
