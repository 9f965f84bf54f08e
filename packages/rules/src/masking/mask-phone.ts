import { checkMobile } from '../format/check-mobile.ts';

/**
 * Masks a phone number except its last 5 digits, grouped 3-3-rest: `9876543210` is `*** **4 3210`. The country code of
 * an Indian mobile number is dropped first; a foreign number keeps its own, masked. Specification section 5.
 */
export function maskPhone(phone: string): string {
  const mobile = checkMobile(phone);
  const digits = (mobile.valid ? mobile.value.national : phone).replace(/\D/g, '');
  const masked = '*'.repeat(Math.max(0, digits.length - 5)) + digits.slice(-5);
  return [masked.slice(0, 3), masked.slice(3, 6), masked.slice(6)].filter(Boolean).join(' ');
}
