import { checkApplicationNumber } from '@lifedesk/rules';
import { type Audience, beginCorporateLogin, beginLogin, type Sdk, sendLoginOtp } from '@lifedesk/sdk';
import { inBackground } from '../../answers/in-background.ts';
import type { OtpSent } from '../otp/otp-state.ts';
import type { SignInFacts } from './sign-in-facts.ts';

/** A login whose OTP is on its way. */
export interface StartedSignIn {
  readonly mobile: string | undefined;
  readonly email: string | undefined;
  readonly sent: OtpSent;
}

/** Recognises the customer or the company and sends the OTP. @throws LifedeskError */
export async function begin(
  sdk: Sdk,
  audience: Audience,
  loginId: string,
  workType: SignInFacts['workType'],
): Promise<StartedSignIn> {
  if (audience === 'corporate')
    await beginCorporateLogin(sdk, { clientId: loginId, workTypeTxt: 'login' }, inBackground);
  else await beginLogin(sdk, { ...namedBy(loginId, workType), workTypeTxt: workType }, inBackground);
  const sent = await sendLoginOtp(sdk, workType, inBackground);
  const { challenge } = sdk.session.state;
  return { mobile: challenge?.maskedMobile, email: challenge?.maskedEmail, sent };
}

/** An applicant may also give the number of the application. */
function namedBy(loginId: string, workType: SignInFacts['workType']) {
  const number = checkApplicationNumber(loginId);
  return workType === 'track_application_skip_login' && number.valid ? { applicationNo: number.value } : { loginId };
}
