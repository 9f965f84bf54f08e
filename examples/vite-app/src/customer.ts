import { calendarDaysBetween, formatOrdinalDate, parseDayFirstDate, todayInIndia } from '@lifedesk/rules';
import {
  beginLogin,
  confirmLogin,
  createSdk,
  type LoggedIn,
  resolveEnvironment,
  type Schemas,
  sendLoginOtp,
  viewPaymentDetails,
} from '@lifedesk/sdk';

export const sdk = createSdk({ environment: resolveEnvironment(location.host, { local: true }) });

export type Dues = Schemas['PolicyPayment'][];

/** Sends the customer an OTP. @returns the masked number that received it */
export async function requestOtp(loginId: string): Promise<string> {
  const { mobileNumber = '' } = await beginLogin(sdk, { loginId, workTypeTxt: 'login' });
  await sendLoginOtp(sdk, 'login');
  return mobileNumber;
}

/** Confirms the OTP and returns the login and the dues. */
export async function duesWith(otp: string): Promise<{ login: LoggedIn; dues: Dues }> {
  const login = await confirmLogin(sdk, otp);
  return { login, dues: await viewPaymentDetails(sdk) };
}

/** The due date of a premium, in words. */
export function whenDue(dueDate: string | undefined): string {
  const date = parseDayFirstDate(dueDate);
  if (!date) return 'Nothing is due';
  const days = calendarDaysBetween(date, todayInIndia(new Date(sdk.clock.now())));
  const distance = days > 0 ? `${days} days ago` : days < 0 ? `in ${-days} days` : 'today';
  return `Due ${formatOrdinalDate(date)}, ${distance}`;
}
