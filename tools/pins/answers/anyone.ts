// Calls without a session: every kind of sign-in with each kind of login id, with a wrong and the right code, and
// everything else with the contract's examples.
import type { RunningApi } from '@lifedesk/api/testing';
import type { Asker } from './asker.ts';
import { newestOtp } from './codes.ts';
import { operations } from './contract.ts';
import type { Person } from './facts.ts';

const SIGNING_IN = /customer$|otp$|^authenticateUser|AuthCode$/i;

/** The contract's examples of calls that need no session, except signing in. */
export async function callAsAnyone(asker: Asker): Promise<void> {
  for (const { id, family, kinds, examples } of operations) {
    if (kinds.length > 0 || SIGNING_IN.test(id)) continue;
    for (const [name, body] of examples) await asker.keep(family, `${id} anyone ${name}`.trim(), id, body, {});
  }
}

/** Calls that need a session, without one. */
export async function callWithoutSession(asker: Asker): Promise<void> {
  for (const { id, family, kinds, examples } of operations) {
    const [body] = examples.values();
    if (kinds.length > 0) await asker.keep(family, `${id} without a session`, id, body, {});
  }
}

/** Every kind of sign-in, for this person. */
export async function signInAs(api: RunningApi, asker: Asker, person: Person & { kind: string }): Promise<void> {
  const keep = (operation: string, what: string, body: unknown) =>
    asker.keep('auth', `${operation} ${person.name} ${what}`, operation, body, {});
  const isCompany = person.kind === 'company';
  const [begin, send, confirm] = isCompany
    ? ['corporateValidateCustomer', 'corporateGenerateOtp', 'corporateValidateOtp']
    : ['validateCustomer', 'generateOtp', 'validateOtp'];
  const { clientId, policyNumbers, mobile, email } = person;
  const ways: [string, object][] = isCompany
    ? [['client id', { clientId }]]
    : [
        ['mobile', { loginId: mobile }],
        ['e-mail', { loginId: email }],
        ['policy', { loginId: policyNumbers[0] }],
      ];
  let otpToken: unknown;
  for (const [what, body] of ways)
    otpToken = (await keep(begin, what, { ...body, workTypeTxt: 'login' })).body?.otpToken ?? otpToken;
  const sent = await keep(send, 'send', { otpToken, workTypeTxt: 'login', ...(isCompany ? { clientId } : {}) });
  const otp = await newestOtp(api);
  const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
  const { otpToken: confirmed } = sent.body ?? {};
  await keep(confirm, 'wrong code', { otpToken: confirmed, otp: wrong });
  await keep(confirm, 'right code', { otpToken: confirmed, otp });
  if (!isCompany) await keep('validatePaymentCustomer', 'policy', { loginId: policyNumbers[0] });
  const { body } = await api.app
    .inject({ method: 'POST', url: '/sandbox/authcode', payload: { clientId } })
    .then((answer) => ({ body: answer.json() }));
  const code = { authCode: body.authCode, source: 'mobile-app' };
  await keep(isCompany ? 'corporateValidateAuthCode' : 'authenticateUser', 'code', code);
  await keep(isCompany ? 'corporateValidateAuthCode' : 'authenticateUser', 'code again', code);
}
