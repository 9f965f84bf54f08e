import type { operations } from '@lifedesk/contract';
import type { ProblemCode } from './codes.ts';
import type { Row } from './outcome.ts';

/** Every operation of the contract. */
export type OperationId = keyof operations;

/** A row of a situation, and when it applies. */
export interface Rule extends Row {
  /** The statuses that it applies to; without it any failure, including a missing response. */
  readonly status?: readonly number[];
  /** Only if the server says this, by its message or its code. */
  readonly said?: { readonly message: string; readonly code: ProblemCode };
  /** Not if the server returns this code. */
  readonly exceptCode?: ProblemCode;
}

/** How long the toast of a profile ticket check stays, in milliseconds (sections 8 and 9). */
const TICKET_TOAST_MS = 3000;

const blocked: Rule = { status: [403], message: 'loginBlocked', presentation: 'toast-stays' };
const login: readonly Rule[] = [{ status: [401], message: 'invalidLogin', presentation: 'toast-stays' }, blocked];

const otp: readonly Rule[] = [
  {
    status: [401],
    said: { message: 'OTP is Expired', code: 'otp-expired' },
    message: 'otpExpired',
    presentation: 'inline',
    next: 'resend-otp',
  },
  { status: [401], exceptCode: 'session-ended', message: 'otpWrong', presentation: 'inline' },
  { status: [402], message: { server: 'otpExpired' }, presentation: 'inline', next: 'resend-otp' },
  {
    status: [403],
    said: { message: 'No payout can be made for this policy now.', code: 'payout-restricted' },
    message: { server: 'somethingWrong' },
  },
  { ...blocked, exceptCode: 'session-kind' },
];

/** Several applicants share a mobile number: the birth date says who signs in. */
const birthDate: readonly Rule[] = [
  {
    status: [401],
    said: { message: 'The birth date does not match an application of this mobile number.', code: 'birth-date-wrong' },
    message: { server: 'somethingWrong' },
    presentation: 'inline',
  },
  { status: [409], message: { server: 'somethingWrong' }, presentation: 'inline' },
];

const session: readonly Rule[] = [
  { status: [401, 403], message: 'sessionTimedOut', next: 'reset-session', onlyOnProtectedPath: true },
];

const unclaimed: Rule = { status: [203, 204], message: 'none', presentation: 'silent' };

const ticket: readonly Rule[] = [
  { status: [400], message: 'ticketNotValid' },
  { status: [404, 409, 422], message: { server: 'somethingWrong' } },
];
const profileTicket: readonly Rule[] = [
  { status: [400], message: { server: 'ticketInvalid' }, autoHideMs: TICKET_TOAST_MS },
];

const fileFormat: Rule = { status: [400], message: 'fileFormat', presentation: 'inline' };
/** Applies to every operation, after its own rules. */
export const refusedFile: Rule = { ...fileFormat, said: { message: 'Invalid file format', code: 'file-format' } };
const ticketInline: Rule = {
  status: [400],
  said: { message: 'Invalid Ticket number. Please try again.', code: 'ticket-invalid' },
  message: 'ticketInvalid',
  presentation: 'inline',
};
const serverInline: Rule = { status: [409], message: { server: 'somethingWrong' }, presentation: 'inline' };
/**
 * Something may change while the customer enters the OTP: a contact is taken, another switch waits for its price, or a
 * stop was requested.
 */
const takenMeanwhile: readonly Rule[] = [...otp, serverInline];
const unseen: Rule = { message: 'none', presentation: 'silent' };

/**
 * "Behaviour by situation" of section 8: the rules of an operation, of which the first match decides. If none matches,
 * a refused file, and then the table by status.
 */
export const situations: { readonly [Id in OperationId]?: readonly Rule[] } = {
  validateCustomer: login,
  corporateValidateCustomer: login,
  validatePaymentCustomer: login,
  authenticateUser: login,
  corporateValidateAuthCode: login,
  validateOtp: [...birthDate, ...otp],
  corporateValidateOtp: otp,
  updateMobile: takenMeanwhile,
  updateEmail: takenMeanwhile,
  corporateUpdateMobile: takenMeanwhile,
  corporateUpdateEmail: takenMeanwhile,
  updatePan: [...otp, { status: [400], message: 'panInvalid' }, serverInline],
  generateOtp: [blocked],
  corporateGenerateOtp: [blocked],
  validateSession: session,
  corporateValidateSession: session,
  validatePaymentSession: session,
  revivalLatestDetails: [{ status: [400], message: 'badRequest', presentation: 'silent' }],
  unclaimedAmount: [unclaimed],
  unclaimedAmountPublic: [
    unclaimed,
    {
      status: [400],
      said: { message: 'Invalid PAN. Please try again', code: 'pan-invalid' },
      message: 'panInvalid',
      presentation: 'inline',
    },
    { status: [207], message: 'policyNumberNeeded', presentation: 'inline', next: 'ask-policy-number' },
  ],
  validateFreelookTicket: ticket,
  validateSurrenderTicket: ticket,
  validatePaymentProofTicket: ticket,
  validateAutoDebitTicket: profileTicket,
  queryTicketStatus: profileTicket,
  answerCounterOffer: takenMeanwhile,
  sendApplicationDocument: [serverInline],
  withdrawApplication: [serverInline],
  coAidRedirect: [serverInline],
  applicationMedicalCard: [serverInline],
  ekycOtp: [serverInline],
  validateEkyc: otp,
  submitEkyc: [serverInline],
  selfieLiveness: [serverInline],
  lifeCertificateAadhaarOtp: [serverInline],
  validateLifeCertificateAadhaarOtp: takenMeanwhile,
  compareFace: [serverInline],
  submitLifeCertificate: [serverInline],
  submitEhdf: [serverInline],
  bookMedicalCentre: [serverInline],
  bookTeleMedical: [serverInline],
  acknowledgeMedical: [serverInline],
  // looking without signing in: an application is no policy
  trackApplicationSkipLogin: [{ status: [404], message: { server: 'noPolicyData' }, presentation: 'inline' }],
  submitServiceRequestQuery: [ticketInline],
  requestServiceRecovery: [ticketInline],
  updateAddress: [fileFormat],
  updateDateOfIncorporation: otp,
  updateNeft: [...otp, fileFormat],
  updateNominees: otp,
  updateBonusOption: otp,
  puaSurrender: otp,
  requestSurrender: otp,
  requestFreelook: otp,
  submitGstRefund: otp,
  claimUnclaimedAmount: otp,
  ulipPartialSurrender: otp,
  eLoan: otp,
  updateMode: otp,
  redirectPremiums: otp,
  deactivateStp: takenMeanwhile,
  deactivateDfa: takenMeanwhile,
  updateSwitchFunds: takenMeanwhile,
  corporateUpdateSwitchFunds: takenMeanwhile,
  requestNonForfeiture: otp,
  skipAutoDebit: otp,
  deactivateAutoDebit: [...otp, ticketInline],
  deactivateAutoDebitCrm: [...otp, ticketInline],
  submitFatcaWithOtp: otp,
  validatePan: [{ status: [400], message: 'panInvalid' }, serverInline],
  checkDuplicate: [serverInline],
  maintenanceSchedule: [{ ...unseen, next: 'default-maintenance' }],
  // this call did not ask for a policy
  contentQuery: [{ status: [404], message: 'somethingWrong' }],
  notifications: [unseen],
  policyDetails: [unseen],
  corporatePolicyDetails: [unseen],
  payoutRestriction: [unseen],
};
