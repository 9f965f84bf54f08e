/** Multiplication in the dihedral group D5. It is not commutative, which lets the check detect swapped neighbours. */
const PRODUCT = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];

/** The permutation applied to a digit at each place from the right, repeating after 8. */
const PERMUTATION = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

/**
 * Whether the last digit of the number is its Verhoeff check digit. Detects every single wrong digit and every swap of
 * neighbours.
 */
export function hasVerhoeffCheckDigit(digits: string): boolean {
  let check = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    check = Number(PRODUCT[check]?.[Number(PERMUTATION[place % 8]?.[digit])]);
  }
  return check === 0;
}
