const INCHES_OF_A_FOOT = 12;

/** A height in whole centimetres, half up: 5 feet 7 inches are 170. */
export const centimetresOf = (feet: number, inches: number): number =>
  Math.floor(((feet * INCHES_OF_A_FOOT + inches) * 254 + 50) / 100);
