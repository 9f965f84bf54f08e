import * as m from '@lifedesk/journey/messages';
import type { OtpScreenText } from '@lifedesk/ui';

/** The texts of the OTP screen, except those that differ by service. */
export function otpTexts(submit: string, back: string | undefined, heading: string = m.otp_heading()): OtpScreenText {
  return {
    heading,
    sentTo: ({ mobileAuth: mobile, emailAuth: email }) => {
      if (mobile && email) return m.otp_sentToBoth({ mobile, email });
      if (mobile) return m.otp_sentToMobile({ mobile });
      return email ? m.otp_sentToEmail({ email }) : m.otp_sent();
    },
    label: m.otp_label(),
    help: m.otp_help(),
    submit,
    incomplete: (digits) => m.otp_incomplete({ digits }),
    triesLeft: (count) => m.otp_triesLeft({ count }),
    spent: m.otp_spent(),
    resend: m.otp_resend(),
    resendIn: (seconds) => m.otp_resendIn({ seconds }),
    resendsUsedUp: m.otp_resendsUsedUp(),
    back,
  };
}
