// Formats: the normalised value, or why the text is wrong.

export { checkAadhaar } from './check-aadhaar.ts';
export { checkApplicationNumber } from './check-application-number.ts';
export { checkBankAccount } from './check-bank-account.ts';
export { checkClientId } from './check-client-id.ts';
export type { EmailReason } from './check-email.ts';
export { checkEmail } from './check-email.ts';
export type { FiguresReason } from './check-figures.ts';
export type { IfscReason } from './check-ifsc.ts';
export { checkIfsc } from './check-ifsc.ts';
export { checkMicr } from './check-micr.ts';
export type { Mobile, MobileReason } from './check-mobile.ts';
export { checkMobile } from './check-mobile.ts';
export type { Pan, PanHolderType, PanReason } from './check-pan.ts';
export { checkPan, PAN_HOLDER_TYPES } from './check-pan.ts';
export type { PaymentRail, PaymentReferenceReason } from './check-payment-reference.ts';
export { checkPaymentReference, PAYMENT_RAILS, referenceLengths } from './check-payment-reference.ts';
export { checkPinCode } from './check-pin-code.ts';
export { checkPolicyNumber } from './check-policy-number.ts';
export { checkTicketNumber } from './check-ticket-number.ts';
export { checkVid } from './check-vid.ts';
export type { FormatCheck, FormatReason } from './format-check.ts';
export { FORMAT_REASONS } from './format-check.ts';
export { isEmptyValue } from './is-empty-value.ts';
export { tidyFigures } from './tidy.ts';
