import { type Message, type Problems, ruleMessage } from '@lifedesk/journey';
import { checkAadhaar, checkVid } from '@lifedesk/rules';
import { aadhaarText, vidText } from '@lifedesk/rules/texts';
import type { LifedeskError, Schemas } from '@lifedesk/sdk';
import * as m from '../../texts.ts';

/** A number as typed. It lives as long as its step is open, and nowhere else. */
export type TypedId = { readonly idKind: Schemas['AadhaarIdKind']; readonly idNumber: string };

export const blankId: TypedId = { idKind: 'aadhaar', idNumber: '' };

/** What is wrong with the number. */
export function idProblems({ idKind, idNumber }: TypedId): Problems<TypedId> {
  if (idKind === 'vid') {
    const vid = checkVid(idNumber);
    return vid.valid ? {} : { idNumber: ruleMessage(vidText, vid.because) };
  }
  const aadhaar = checkAadhaar(idNumber);
  return aadhaar.valid ? {} : { idNumber: ruleMessage(aadhaarText, aadhaar.because) };
}

/** Digits alone, and no more than the longer number has. */
export const onlyDigits = (typed: string): string => typed.replaceAll(/\s|-/g, '').slice(0, 20);

/** In groups of four. */
export const inFours = (digits: string): string => digits.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The last four digits. */
export const lastFourShown = (digits: string): string =>
  inFours(digits.length > 4 ? digits.slice(-4).padStart(digits.length, '*') : '*'.repeat(digits.length));

/** Why no OTP could be sent to this number; undefined if it is not about the number. */
export function idRefused({ code, fieldErrors }: LifedeskError): Message | undefined {
  if (code === 'mobile-not-linked') return m.digitalLivingCertificate_mobileNotLinked;
  if (code === 'id-inactive') return m.digitalLivingCertificate_idInactive;
  if (code === 'resend-limit') return m.digitalLivingCertificate_noOtpsLeft;
  if (code === 'resend-too-soon') return m.digitalLivingCertificate_otpTooSoon;
  const isNumber = code === 'validation' && fieldErrors.some(({ pointer }) => pointer === '/idNumber');
  return isNumber ? m.digitalLivingCertificate_idRefused : undefined;
}
