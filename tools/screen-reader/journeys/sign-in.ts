import { type Journey, openPublic, textPattern } from '../journey.ts';

const POLICY = '501234567';

/** Someone signs in, and mistypes the login and the OTP first. */
export const signInJourney: Journey = async (situation) => {
  const { reader, sandbox, locale } = situation;
  await openPublic(situation, '/cs');
  await reader.tabTo(textPattern(locale, 'login_field'));
  await reader.type('Type 12', '12');
  await reader.press('Enter', ['Return'], /9|९/);
  await reader.type(`Type ${POLICY}`, POLICY);
  await reader.press('Enter', ['Return'], textPattern(locale, 'otp_label'));
  const person = (await sandbox.people()).find(({ policyNumbers }) => policyNumbers.includes(POLICY));
  const otp = await sandbox.otp(person?.mobile ?? '');
  await reader.type('Type a wrong OTP', otp === '111111' ? '222222' : '111111');
  await reader.press('Enter', ['Return'], textPattern(locale, 'otp_triesLeft', { count: 2 }));
  await reader.type('Type the right OTP', otp);
  await reader.press('Enter', ['Return'], textPattern(locale, 'dashboard_hello'));
};
