import { operationOf, type SessionKind } from '../contract/operations.ts';
import { isObject, type Json } from '../json.ts';
import type { Answer, Session } from './call-core.ts';
import { PrerequisiteError } from './prerequisite.ts';
import type { Person, TestSystem } from './test-system.ts';

type Call = (operationId: string, body: Json) => Promise<Answer>;

/** A property of a successful response. Throws if the call failed. */
export function textIn({ status, json, operation }: Answer, name: string): string {
  const value = isObject(json) ? json[name] : undefined;
  if (status !== 200 || typeof value !== 'string')
    throw new PrerequisiteError(`${operation.id} returned ${status} without ${name}, and this check needs it first`);
  return value;
}

const sessionIn = (answer: Answer): Session => ({
  token: textIn(answer, 'token'),
  xsrfToken: textIn(answer, 'xsrfToken'),
});

/** The contact that receives a person's one-time passwords. */
export function recipientOf({ email, mobile, name }: Person): string {
  const recipient = email ?? mobile;
  if (!recipient) throw new PrerequisiteError(`${name} has neither an email address nor a mobile number`);
  return recipient;
}

/** Signs a member of staff in at their provider. Returns the token of the session. */
export async function signInStaff(call: Call, system: TestSystem): Promise<string> {
  const begun = await call('startStaffSignIn', { returnAddress: await system.deskAddress() });
  const returned = await system.signInStaff(textIn(begun, 'signInAddress'));
  return textIn(await call('completeStaffSignIn', { attempt: textIn(begun, 'attempt'), ...returned }), 'token');
}

/** Signs a person in as a customer does, with the one-time password from the outbox. */
export async function signIn(call: Call, system: TestSystem, person: Person, kind: SessionKind): Promise<Session> {
  const { clientId } = person;
  const loginId = person.policyNumbers[0] ?? '';
  if (kind === 'partial') return sessionIn(await call('validatePaymentCustomer', { loginId }));
  const isCompany = kind === 'corp';
  const workTypeTxt = kind === 'track' ? 'track_application_skip_login' : 'login';
  const claim = person.applicationNo === undefined ? { loginId } : { applicationNo: person.applicationNo };
  const found = isCompany
    ? await call('corporateValidateCustomer', { clientId, workTypeTxt })
    : await call('validateCustomer', { ...claim, workTypeTxt });
  const otpToken = textIn(found, 'otpToken');
  const sent = isCompany
    ? await call('corporateGenerateOtp', { otpToken, workTypeTxt, clientId })
    : await call('generateOtp', { otpToken, workTypeTxt: 'login' });
  const confirmation = { otpToken: textIn(sent, 'otpToken'), otp: await system.otpFor(recipientOf(person)) };
  return sessionIn(await call(operationOf(isCompany ? 'corporateValidateOtp' : 'validateOtp').id, confirmation));
}
