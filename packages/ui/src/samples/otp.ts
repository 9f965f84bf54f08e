import type { OtpScreenConfig, OtpScreenText } from '../components/OtpScreen/otp-screen-config.ts';
import { textsIn } from './texts.ts';

export const otpConfig: OtpScreenConfig = {
  digits: 6,
  mobileAuth: '••• ••4 3210',
  emailAuth: 'ash•••@example.in',
  name: 'Asha',
  loadingLabel: 'Checking the OTP',
  type: 'login',
  resendClickCount: 3,
  wrongAttemptsAllowed: 3,
};

export const otpTexts = (language: unknown): OtpScreenText => {
  const t = textsIn(language);
  const english = language !== 'hi';
  return {
    heading: t.otpHeading,
    sentTo: ({ mobileAuth, emailAuth }) =>
      english ? `We sent it to ${mobileAuth} and to ${emailAuth}.` : `हमने इसे ${mobileAuth} और ${emailAuth} पर भेजा है।`,
    label: t.otpLabel,
    submit: t.continue,
    incomplete: (digits) => (english ? `Enter all ${digits} digits of the OTP` : `OTP के सभी ${digits} अंक डालें`),
    triesLeft: (count) => (english ? `${count} more ${count === 1 ? 'try' : 'tries'}` : `${count} प्रयास और`),
    spent: t.spent,
    resend: t.resend,
    resendIn: (seconds) =>
      english ? `You can ask for a new OTP in ${seconds} seconds.` : `आप ${seconds} सेकंड बाद नया OTP मँगा सकते हैं।`,
    resendsUsedUp: t.usedUp,
    back: t.otherNumber,
  };
};
