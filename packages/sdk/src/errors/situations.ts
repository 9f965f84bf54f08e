import type { operations } from '@lifedesk/contract';
import type { ProblemCode } from './codes.ts';
import type { MessageKey } from './messages.ts';
import type { Next, Presentation } from './outcome.ts';

/** Every operation that section 8 speaks of, those of later families included, and every one of the contract. */
export type OperationId =
  | keyof operations
  | 'checkDuplicate'
  | 'fetchPresignedUrl'
  | 'maintenanceSchedule'
  | 'notifications'
  | 'payoutRestriction'
  | 'queryTicketStatus'
  | 'revivalLatestDetails'
  | 'unclaimedAmount'
  | 'unclaimedAmountPublic'
  | 'updateAddress'
  | 'updateEmail'
  | 'updateMobile'
  | 'updateNeft'
  | 'updatePan'
  | 'validateAutoDebitTicket'
  | 'validateFreelookTicket'
  | 'validatePan'
  | 'validatePaymentProofTicket'
  | 'validateSurrenderTicket';

export interface Rule {
  /** Statuses it speaks of; without it any failure, an answer that never came included. */
  readonly status?: readonly number[];
  /** Only where the server says this, by its message or by the code that stands for it. */
  readonly said?: { readonly message: string; readonly code: ProblemCode };
  /** Not where the server answers this code. */
  readonly unless?: ProblemCode;
  /** A key of the catalogue, or the server's own message with the key to fall back on. */
  readonly message: MessageKey | { readonly server: MessageKey };
  readonly presentation: Presentation;
  readonly autoHideMs?: number;
  readonly next?: Next;
  readonly onlyOnProtectedPath?: true;
}

export interface Situation {
  readonly name: string;
  readonly operations: readonly OperationId[];
  /** The first rule that fits decides. */
  readonly rules: readonly Rule[];
}

/** How long the toast of a profile ticket check stays, in milliseconds (sections 8 and 9). */
const TICKET_TOAST_MS = 3000;

const blocked: Rule = { status: [403], message: 'loginBlocked', presentation: 'toast-stays' };
const unseen: Rule = { message: 'none', presentation: 'silent' };
const fileFormat = { status: [400], message: 'fileFormat', presentation: 'inline' } as const;
const serverInline: Rule = { status: [409], message: { server: 'somethingWrong' }, presentation: 'inline' };

/** "Behaviour by situation" of section 8, row by row. What no row speaks of follows the table by status. */
export const situations: readonly Situation[] = [
  {
    name: 'login',
    operations: [
      'validateCustomer',
      'corporateValidateCustomer',
      'validatePaymentCustomer',
      'authenticateUser',
      'corporateValidateAuthCode',
    ],
    rules: [{ status: [401], message: 'invalidLogin', presentation: 'toast-stays' }, blocked],
  },
  {
    name: 'otp',
    operations: ['validateOtp', 'corporateValidateOtp', 'updateMobile', 'updateEmail', 'updatePan'],
    rules: [
      {
        status: [401],
        said: { message: 'OTP is Expired', code: 'otp-expired' },
        message: 'otpExpired',
        presentation: 'inline',
        next: 'resend-otp',
      },
      { status: [401], unless: 'session-ended', message: 'otpWrong', presentation: 'inline' },
      { status: [402], message: { server: 'otpExpired' }, presentation: 'inline', next: 'resend-otp' },
      { ...blocked, unless: 'session-kind' },
    ],
  },
  { name: 'generate-otp', operations: ['generateOtp', 'corporateGenerateOtp'], rules: [blocked] },
  {
    name: 'session',
    operations: ['validateSession', 'corporateValidateSession', 'validatePaymentSession'],
    rules: [
      {
        status: [401, 403],
        message: 'sessionTimedOut',
        presentation: 'toast',
        next: 'reset-session',
        onlyOnProtectedPath: true,
      },
    ],
  },
  {
    name: 'revival-latest-details',
    operations: ['revivalLatestDetails'],
    rules: [{ status: [400], message: 'badRequest', presentation: 'silent' }],
  },
  {
    name: 'unclaimed-amount',
    operations: ['unclaimedAmount', 'unclaimedAmountPublic'],
    rules: [{ status: [203, 204], message: 'none', presentation: 'silent' }],
  },
  {
    name: 'unclaimed-amount-public',
    operations: ['unclaimedAmountPublic'],
    rules: [{ status: [207], message: 'policyNumberNeeded', presentation: 'inline', next: 'ask-policy-number' }],
  },
  {
    name: 'ticket',
    operations: ['validateFreelookTicket', 'validateSurrenderTicket', 'validatePaymentProofTicket'],
    rules: [
      { status: [400], message: 'ticketNotValid', presentation: 'toast' },
      { status: [404, 409, 422], message: { server: 'somethingWrong' }, presentation: 'toast' },
    ],
  },
  {
    name: 'profile-ticket',
    operations: ['validateAutoDebitTicket', 'queryTicketStatus'],
    rules: [
      {
        status: [400],
        message: { server: 'ticketInvalid' },
        presentation: 'toast',
        autoHideMs: TICKET_TOAST_MS,
      },
    ],
  },
  {
    name: 'upload',
    operations: ['fetchPresignedUrl'],
    rules: [{ ...fileFormat, said: { message: 'Invalid file format', code: 'file-format' } }],
  },
  { name: 'address-or-neft-update', operations: ['updateAddress', 'updateNeft'], rules: [fileFormat] },
  {
    name: 'pan',
    operations: ['validatePan'],
    rules: [{ status: [400], message: 'panInvalid', presentation: 'toast' }, serverInline],
  },
  { name: 'duplicate', operations: ['checkDuplicate'], rules: [serverInline] },
  {
    name: 'maintenance',
    operations: ['maintenanceSchedule'],
    rules: [{ ...unseen, next: 'default-maintenance' }],
  },
  { name: 'notifications', operations: ['notifications'], rules: [unseen] },
  { name: 'view-policy', operations: ['policyDetails', 'corporatePolicyDetails'], rules: [unseen] },
  { name: 'payout-restriction', operations: ['payoutRestriction'], rules: [unseen] },
];
