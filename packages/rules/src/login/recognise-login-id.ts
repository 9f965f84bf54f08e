import { checkEmail, type EmailReason } from '../format/check-email.ts';
import { checkMobile, type Mobile, type MobileReason } from '../format/check-mobile.ts';
import { checkPolicyNumber } from '../format/check-policy-number.ts';
import { tidyFigures } from '../format/tidy.ts';
import { requireText } from '../require-text.ts';

/** A recognised login id, or why the text is not one. */
export type LoginId =
  | { readonly kind: 'policy-number'; readonly value: string }
  | { readonly kind: 'mobile'; readonly value: string; readonly mobile: Mobile }
  | { readonly kind: 'email'; readonly value: string }
  | { readonly kind: 'unknown'; readonly because: 'empty' | 'no-known-kind' | EmailReason | MobileReason };

/**
 * Recognises the kind of login id that a person typed into the one field. 9 digits are a policy number; a plus, or 10
 * or more digits, a mobile number; an @ an email address. The value is the form to send: E.164 for a mobile number.
 * Anything else is unknown, with the reason of the closest kind.
 */
export function recogniseLoginId(text: string): LoginId {
  if (requireText(text).includes('@')) {
    const email = checkEmail(text);
    return email.valid ? { kind: 'email', value: email.value } : { kind: 'unknown', because: email.because };
  }
  const policyNumber = checkPolicyNumber(text);
  if (policyNumber.valid) return { kind: 'policy-number', value: policyNumber.value };
  const mobile = checkMobile(text);
  if (mobile.valid) return { kind: 'mobile', value: mobile.value.e164, mobile: mobile.value };
  const lettersTyped = mobile.because === 'digit-expected' && !/^\+?\d/.test(tidyFigures(text));
  return { kind: 'unknown', because: lettersTyped ? 'no-known-kind' : mobile.because };
}
