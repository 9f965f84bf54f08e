import {
  beginCorporateLogin,
  beginLogin,
  beginPartialLogin,
  confirmLogin,
  type Sdk,
  type SessionKind,
  sendLoginOtp,
  transitions,
} from '@lifedesk/sdk';

/** The examples of a sign-in are those of a customer. */
const tracking = { token: 'ses_track_4f1c7be20d93a685', xsrfToken: 'xsrf_4f1c7be20d93a685' };

/** A six-digit code: the contract's examples accept any. */
const OTP = '493027';

/** Opens a session on the contract's examples: for a customer, a company, a payer without an OTP, or an applicant. */
export async function exampleSignIn(sdk: Sdk, kind: SessionKind): Promise<void> {
  if (kind === 'track') return void sdk.session.apply((state) => transitions.applicationTracked(state, tracking));
  if (kind === 'partial') return void (await beginPartialLogin(sdk, { loginId: '501234567' }));
  if (kind === 'corp') await beginCorporateLogin(sdk, { clientId: '90000001', workTypeTxt: 'login' });
  else await beginLogin(sdk, { loginId: '501234567', workTypeTxt: 'login' });
  await sendLoginOtp(sdk, 'login');
  await confirmLogin(sdk, OTP);
}
