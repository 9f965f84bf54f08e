import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOtp } from '../login/check-otp.ts';
import { parseRupees } from '../money/parse-rupees.ts';
import { checkAadhaar } from './check-aadhaar.ts';
import { checkApplicationNumber } from './check-application-number.ts';
import { checkBankAccount } from './check-bank-account.ts';
import { checkClientId } from './check-client-id.ts';
import { checkEmail } from './check-email.ts';
import { checkIfsc } from './check-ifsc.ts';
import { checkMicr } from './check-micr.ts';
import { checkMobile } from './check-mobile.ts';
import { checkPan } from './check-pan.ts';
import { checkPinCode } from './check-pin-code.ts';
import { checkPolicyNumber } from './check-policy-number.ts';
import { checkTicketNumber } from './check-ticket-number.ts';
import { checkVid } from './check-vid.ts';
import { FORMAT_REASONS, type FormatCheck, type FormatReason } from './format-check.ts';

const checks: Readonly<Record<string, (text: string) => FormatCheck<unknown, FormatReason>>> = {
  checkAadhaar,
  checkApplicationNumber,
  checkBankAccount,
  checkClientId,
  checkEmail,
  checkIfsc,
  checkMicr,
  checkMobile,
  checkOtp,
  checkPan,
  checkPinCode,
  checkPolicyNumber,
  checkTicketNumber,
  checkVid,
  parseRupees,
};

describe.each(Object.entries(checks))('%s', (_, check) => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'0123456789SRaz@.+- ') }),
  );

  it('answers any text with a value or a known reason, never with the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const answer = check(text);
        if (!answer.valid) expect(FORMAT_REASONS).toContain(answer.because);
        else expect(answer.value).toBeDefined();
      }),
    );
  });

  it('calls blank text empty', () => {
    for (const blank of ['', ' ', '\u200B', '\t\n']) expect(check(blank)).toEqual({ valid: false, because: 'empty' });
  });
});
