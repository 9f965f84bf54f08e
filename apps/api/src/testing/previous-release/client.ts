import { createHash } from 'node:crypto';
import type { Person } from '../../../simulators/sandbox/people.ts';
import { pngFile } from '../sample-files.ts';
import type { Answer, Calls, Json } from './calls.ts';

/** A person who calls a node. */
export interface Client {
  readonly calls: Calls;
  readonly person: Person;
  /** The node. */
  readonly origin: string;
}

/** Calls in a session. */
export type CallInSession = (operation: string, body: Json) => Promise<Answer>;

/** Signs a person in by OTP, returns the headers of the session. */
export async function signInByOtp({ calls, person, origin }: Client) {
  const { clientId, policyNumbers } = person;
  const isCompany = person.kind === 'company';
  const [begin, send, confirm] = isCompany
    ? ['corporateValidateCustomer', 'corporateGenerateOtp', 'corporateValidateOtp']
    : ['validateCustomer', 'generateOtp', 'validateOtp'];
  const who = isCompany ? { clientId } : { loginId: policyNumbers[0] };
  const { body: found } = await calls.call(origin, begin, { ...who, workTypeTxt: 'login' });
  const code = await sendCode({ calls, person, origin }, send, found?.otpToken, 'login');
  const { status, body } = await calls.call(origin, confirm, code);
  if (status !== 200) throw new Error(`${person.name} cannot sign in: ${status} ${body?.code}`);
  return { authorization: `Bearer ${body.token}`, 'x-xsrf-token': body.xsrfToken };
}

/** Has the code of a challenge sent, and reads it. */
export async function sendCode(
  { calls, person, origin }: Client,
  operation: string,
  otpToken: string,
  workTypeTxt = 'update',
): Promise<{ otpToken: string; otp: string }> {
  const more = person.kind === 'company' ? { clientId: person.clientId } : {};
  const { body } = await calls.call(origin, operation, { otpToken, workTypeTxt, ...more });
  const outbox = await fetch(`${origin}/sandbox/outbox?to=${encodeURIComponent(person.email ?? person.mobile ?? '')}`);
  const messages = (await outbox.json()) as { otp?: string }[];
  return { otpToken: body?.otpToken, otp: messages.find(({ otp }) => otp)?.otp ?? '' };
}

/** Uploads a picture and returns its id. */
async function upload({ calls, origin }: Client, call: CallInSession, purpose: string): Promise<string | undefined> {
  const content = pngFile();
  const sha256 = createHash('sha256').update(content).digest('hex');
  const file = { purpose, fileName: 'bill.png', contentType: 'image/png', sizeBytes: content.length, sha256 };
  const { body } = await call('fetchPresignedUrl', file);
  if (body?.url) await calls.put(origin, body, content);
  return body?.uploadId;
}

/** Endings of account numbers: the bank confirms the holder's name, or staff see a proof. */
export const CONFIRMED = '4321';
export const PROVEN = '9999';

/** Gives a bank account for policies. */
export async function giveAccount(
  client: Client,
  call: CallInSession,
  policyNos: readonly string[],
  ending: string,
): Promise<Answer> {
  const bankAccountNo = `5010${String(Date.now()).slice(-8)}${ending}`;
  const account = {
    ifscCode: 'HDFC0000060',
    accountHolderName: client.person.name.replace(/^\w+ /, ''),
    bankAccountNo,
    confirmBankAccountNo: bankAccountNo,
    bankAccountType: 'savings',
  };
  const { body } = await call('verifyNeftDetails', account);
  const { verificationId, otpToken, isProofRequired } = body ?? {};
  const code = await sendCode(client, 'generateOtp', otpToken);
  const proof = isProofRequired ? { uploadId: await upload(client, call, 'bank-proof') } : {};
  return call('updateNeft', { policyNos, verificationId, ...account, ...code, ...proof });
}
