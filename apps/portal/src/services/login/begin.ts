import { beginLogin, type Sdk, sendLoginOtp } from '@lifedesk/sdk';
import type { OtpSent } from '../../steps/otp/otp-state.ts';

/** A login whose OTP is on its way. */
export interface Begun {
  readonly mobile: string | undefined;
  readonly email: string | undefined;
  readonly sent: OtpSent;
}

/** The buttons of this screen say themselves that a call is under way. */
export const quietly = { background: true } as const;

/** Recognises the customer and sends the OTP. @throws LifedeskError */
export async function begin(sdk: Sdk, loginId: string, workType: 'login'): Promise<Begun> {
  const { mobileNumber, emailId } = await beginLogin(sdk, { loginId, workTypeTxt: workType }, quietly);
  const sent = await sendLoginOtp(sdk, workType, quietly);
  return { mobile: mobileNumber, email: emailId, sent };
}
