import { createHash } from 'node:crypto';

/**
 * The hash of a mobile number in a file of the Aadhaar authority: SHA-256 over number and share code, and again over the hex of
 * the result, in all as often as the last digit of the Aadhaar number says; 0 and 1 mean once. Source: the authority's questions
 * and answers on paperless offline e-KYC.
 */
export function mobileHash(mobile: string, shareCode: string, lastDigit: number): string {
  let hash = `${mobile}${shareCode}`;
  for (let left = Math.max(1, lastDigit); left > 0; left -= 1) hash = createHash('sha256').update(hash).digest('hex');
  return hash;
}
