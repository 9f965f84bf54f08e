/**
 * An Aadhaar number by its last four digits, the only way it is ever shown: `**** **** 9012`. Also takes only the last
 * four digits, which is all that may be stored. Anything shorter or longer is masked whole.
 */
export function maskAadhaar(aadhaar: string): string {
  const digits = aadhaar.replace(/\D/g, '');
  const lastFour = digits.length === 12 || digits.length === 4 ? digits.slice(-4) : '****';
  return `**** **** ${lastFour}`;
}
