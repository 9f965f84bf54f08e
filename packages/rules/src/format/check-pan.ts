import { type FormatCheck, invalid, valid } from './format-check.ts';
import { tidyFigures } from './tidy.ts';

/** The kind of holder, from the fourth letter of a PAN. */
export const PAN_HOLDER_TYPES = {
  A: 'association-of-persons',
  B: 'body-of-individuals',
  C: 'company',
  F: 'firm',
  G: 'government',
  H: 'hindu-undivided-family',
  J: 'artificial-juridical-person',
  K: 'trust-krish',
  L: 'local-authority',
  P: 'person',
  T: 'trust',
} as const;

export type PanHolderType = (typeof PAN_HOLDER_TYPES)[keyof typeof PAN_HOLDER_TYPES];

/** A valid PAN and the kind of its holder. */
export interface Pan {
  /** Ten characters, in capitals. */
  readonly pan: string;
  readonly holderType: PanHolderType;
}

/** What is wrong with a PAN. */
export type PanReason =
  | 'empty'
  | 'too-short'
  | 'too-long'
  | 'letter-expected'
  | 'digit-expected'
  | 'wrong-holder-type'
  | 'wrong-serial';

const SHAPE = 'AAAAA9999A';

/**
 * Checks a PAN, `AAAAA9999A` in either case: five letters of which the fourth is the holder type, four digits from 0001
 * on, a letter. ABCDE1234F, often seen as a sample, is not a PAN: D is not a holder type.
 */
export function checkPan(text: string): FormatCheck<Pan, PanReason> {
  const pan = tidyFigures(text).toUpperCase();
  if (!pan) return invalid('empty');
  for (let place = 0; place < Math.min(pan.length, SHAPE.length); place++) {
    const letter = SHAPE[place] === 'A';
    if (!(letter ? /[A-Z]/ : /\d/).test(pan.charAt(place)))
      return invalid(letter ? 'letter-expected' : 'digit-expected');
  }
  if (pan.length !== SHAPE.length) return invalid(pan.length < SHAPE.length ? 'too-short' : 'too-long');
  const holderType = PAN_HOLDER_TYPES[pan.charAt(3) as keyof typeof PAN_HOLDER_TYPES];
  if (!holderType) return invalid('wrong-holder-type');
  return pan.slice(5, 9) === '0000' ? invalid('wrong-serial') : valid({ pan, holderType });
}
