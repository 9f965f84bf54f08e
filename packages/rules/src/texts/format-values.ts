import type { EmailReason } from '../format/check-email.ts';
import type { FiguresReason } from '../format/check-figures.ts';
import type { IfscReason } from '../format/check-ifsc.ts';
import type { MobileReason } from '../format/check-mobile.ts';
import type { PanReason } from '../format/check-pan.ts';
import type { RupeesReason } from '../money/parse-rupees.ts';

/** What a text field contains, and why it can be wrong. */
export interface FieldReasons {
  readonly pan: PanReason;
  readonly mobile: MobileReason;
  readonly email: EmailReason;
  readonly ifsc: IfscReason;
  readonly aadhaar: FiguresReason | 'wrong-start' | 'wrong-check-digit';
  readonly vid: FiguresReason | 'wrong-start' | 'wrong-check-digit';
  readonly 'bank-account': FiguresReason;
  readonly micr: FiguresReason;
  readonly 'pin-code': FiguresReason | 'wrong-start';
  readonly otp: FiguresReason;
  readonly 'policy-number': FiguresReason;
  readonly 'client-id': FiguresReason;
  readonly 'application-number': FiguresReason | 'prefix-expected';
  readonly 'request-number': FiguresReason | 'prefix-expected';
  readonly rupees: RupeesReason;
  readonly 'login-id': MobileReason | EmailReason | 'no-known-kind';
}

/** The fields whose checks have texts. */
export type CheckedField = keyof FieldReasons;
