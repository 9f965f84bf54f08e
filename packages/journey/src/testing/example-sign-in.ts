import {
  beginCorporateLogin,
  beginLogin,
  beginPartialLogin,
  confirmLogin,
  type Sdk,
  type SessionKind,
  sendLoginOtp,
} from '@lifedesk/sdk';

/** A six-digit code: the contract's examples accept any. */
const OTP = '493027';

/** Opens a session on the contract's examples: for a customer, a company, or a payer without an OTP. */
export async function exampleSignIn(sdk: Sdk, kind: Exclude<SessionKind, 'track'>): Promise<void> {
  if (kind === 'partial') return void (await beginPartialLogin(sdk, { loginId: '501234567' }));
  if (kind === 'corp') await beginCorporateLogin(sdk, { clientId: '90000001', workTypeTxt: 'login' });
  else await beginLogin(sdk, { loginId: '501234567', workTypeTxt: 'login' });
  await sendLoginOtp(sdk, 'login');
  await confirmLogin(sdk, OTP);
}
