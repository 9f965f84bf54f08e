import { type Message, m } from '../language.ts';

/** What is the same in all messages of an insurer, and so part of the registered texts. */
type Constants = Readonly<Record<'insurer' | 'phone' | 'portal' | 'minutes', string>>;
type Values<Variable extends string> = Readonly<Record<Variable, string>>;
/** What fills them in. The portal's address is read only by a text with a link. */
type Insurer = Omit<Constants, 'portal'> & { readonly portal: () => string };
type Options = Parameters<Message>[1];

/** A text as operators register it. */
interface Template<Variable extends string> {
  /** The parameters of its messages in the order of their registered numbers. */
  readonly variables: readonly Variable[];
  /** The text of an SMS with a value for each variable. */
  readonly write: (values: readonly string[], insurer: Insurer, options: Options) => string;
}

/** A text whose main sentence is in an email, too. */
interface Notice<Variable extends string> extends Template<Variable> {
  readonly writeSentence: (values: readonly string[], options: Options) => string;
}

const byName = <Variable extends string>(variables: readonly Variable[], values: readonly string[]) =>
  // an entry for each variable
  Object.fromEntries(variables.map((name, at) => [name, values[at] ?? ''])) as Values<Variable>;

/** A text that is sent as an SMS only, or has another one as its email. */
const template = <const Variable extends string>(
  variables: readonly Variable[],
  ...sentences: readonly Message<Constants & Values<Variable>>[]
): Template<Variable> => ({
  variables,
  write: (values, { portal, ...constants }, options) => {
    const inputs = {
      ...byName(variables, values),
      ...constants,
      get portal() {
        return portal();
      },
    };
    return sentences.map((sentence) => sentence(inputs, options)).join(' ');
  },
});

/** A sentence with the insurer's name in front, and perhaps more sentences after it. */
const notice = <const Variable extends string>(
  variables: readonly Variable[],
  sentence: Message<Values<Variable>>,
  ...more: readonly Message<Constants>[]
): Notice<Variable> => ({
  ...template(variables, m.sms_insurer, sentence, ...more),
  writeSentence: (values, options) => sentence(byName(variables, values), options),
});

const PAID = ['policy', 'amount', 'dueDate'] as const;
const REMINDER = [...PAID, 'lastDay'] as const;
const REDUCED = ['policy', 'dueDate', 'cover', 'revival'] as const;
const ENDED = ['policy', 'dueDate', 'revival'] as const;
const COMPANY = ['amount', 'count'] as const;

/** About premiums and the state of a policy. A company gets one for all its policies. */
const POLICY_TEMPLATES = {
  'policy-due-soon': notice(PAID, m.sms_policyDueSoon),
  'policy-due': notice(REMINDER, m.sms_policyDue),
  'policy-in-grace': notice(REMINDER, m.sms_policyInGrace),
  'policy-due-by-debit': notice([...PAID, 'paidOn'], m.sms_policyDueByDebit),
  'policy-rest-due-soon': notice(PAID, m.sms_policyRestDueSoon),
  'policy-rest-due': notice(REMINDER, m.sms_policyRestDue),
  'policy-rest-in-grace': notice(REMINDER, m.sms_policyRestInGrace),
  'policy-rest-due-by-debit': notice([...PAID, 'paidOn'], m.sms_policyRestDueByDebit),
  'policy-paid-from-deposit': notice(PAID, m.sms_policyPaidFromDeposit),
  'policy-premium-loan': notice(PAID, m.sms_policyPremiumLoan),
  'policy-reduced-paid-up': notice(REDUCED, m.sms_policyReducedPaidUp),
  'policy-unit-linked-paid-up': notice(REDUCED, m.sms_policyUnitLinkedPaidUp),
  'policy-extended-term': notice(['policy', 'dueDate', 'cover', 'coverUntil', 'revival'], m.sms_policyExtendedTerm),
  'policy-discontinued': notice(ENDED, m.sms_policyDiscontinued),
  'policy-lapsed': notice(ENDED, m.sms_policyLapsed),
  'policies-due': notice(COMPANY, m.sms_policiesDue),
  'policies-in-grace': notice(COMPANY, m.sms_policiesInGrace),
  'policies-paid': notice(COMPANY, m.sms_policiesPaid),
  'policies-changed': notice(COMPANY, m.sms_policiesChanged),
} as const;

export type PolicyTemplate = keyof typeof POLICY_TEMPLATES;
/** The names of their variables. */
export type PolicyVariable = (typeof POLICY_TEMPLATES)[PolicyTemplate]['variables'][number];

const DEBIT = ['policy', 'amount', 'paidOn'] as const;
const REFUSED = ['policy', 'amount', 'lastDay'] as const;
const REVERSED = ['takenBackOn', 'amount', 'paidOn'] as const;
const PAYOUT = ['policy', 'amount', 'account'] as const;
const MERGER = ['policy', 'oldFund', 'newFund', 'mergerDate'] as const;
const REQUEST = ['service', 'ticket'] as const;
const PROMISE = [...REQUEST, 'promisedDate'] as const;
const APPOINTMENT = ['date', 'time'] as const;

/** The texts of notices, which customers get as SMS and email. */
export const NOTICES = {
  'request-received': notice(PROMISE, m.sms_requestReceived, m.sms_notYou),
  'request-received-payouts-wait': notice(PROMISE, m.sms_requestReceived, m.sms_payoutsHeld, m.sms_notYou),
  'request-information-needed': notice(REQUEST, m.sms_requestInformationNeeded, m.sms_notYou),
  'request-completed': notice(REQUEST, m.sms_requestCompleted, m.sms_notYou),
  'request-completed-payouts-wait': notice(REQUEST, m.sms_requestCompleted, m.sms_payoutsHeld, m.sms_notYou),
  'request-declined': notice(REQUEST, m.sms_requestDeclined, m.sms_notYou),
  'request-declined-payouts-wait': notice(REQUEST, m.sms_requestDeclined, m.sms_payoutsHeld, m.sms_notYou),
  ...POLICY_TEMPLATES,
  'payment-received': notice(['amount', 'receipt'], m.sms_paymentReceived, m.sms_receiptAt),
  'payment-reversed': notice(REVERSED, m.sms_paymentReversed),
  'debit-returned': notice(REVERSED, m.sms_debitReturned),
  'debit-announced': notice(DEBIT, m.sms_debitAnnounced),
  'debit-rest-announced': notice([...PAID, 'paidOn'], m.sms_debitRestAnnounced),
  'debit-again': notice(DEBIT, m.sms_debitAgain),
  'debit-refused': notice(REFUSED, m.sms_debitRefused),
  'debit-rest-refused': notice(REMINDER, m.sms_debitRestRefused),
  'debit-failed': notice(REFUSED, m.sms_debitFailed),
  'paid-by-link': notice(DEBIT, m.sms_paidByLink),
  'rest-paid-by-link': notice(DEBIT, m.sms_restPaidByLink),
  'premiums-paid-by-link': notice(DEBIT, m.sms_premiumsPaidByLink),
  'units-bought': notice(['policy', 'amount', 'navDate'], m.sms_unitsBought),
  'payout-paid': notice(PAYOUT, m.sms_payoutPaid),
  'payout-returned': notice(PAYOUT, m.sms_payoutReturned),
  'fund-merges': notice(MERGER, m.sms_fundMerges),
  'fund-merged': notice(MERGER, m.sms_fundMerged),
  'policy-matures': notice(['policy', 'maturityDate'], m.sms_policyMatures),
  'policies-mature': notice(['count', 'firstMaturityDate'], m.sms_policiesMature),
  'certificate-open': notice(['policy', 'dueDate'], m.sms_certificateOpen, m.sms_certificateWays),
  'certificate-overdue': notice(['policy', 'lastDay'], m.sms_certificateOverdue, m.sms_certificateWays),
  'certificate-held': notice(['policy'], m.sms_certificateHeld, m.sms_certificateWays),
  'certificate-of-two': notice(['policy', 'dueDate'], m.sms_certificateOfTwo, m.sms_certificateWays),
  'application-changed': notice(['application'], m.sms_applicationChanged),
  'application-waits': notice(['application'], m.sms_applicationWaits),
  'application-blocked': notice(['application', 'amount', 'lastDay'], m.sms_applicationBlocked),
  'application-block-ends': notice(['application', 'amount', 'lastDay'], m.sms_applicationBlockEnds),
  'application-debited': notice(['application', 'amount', 'rest'], m.sms_applicationDebited),
  'application-released': notice(['application', 'amount'], m.sms_applicationReleased),
  'application-refunded': notice(['application', 'amount'], m.sms_applicationRefunded),
  'appointment-booked': notice([...APPOINTMENT, 'code'], m.sms_appointmentBooked),
  'appointment-cancelled': notice(APPOINTMENT, m.sms_appointmentCancelled),
  'appointment-gone': notice([...APPOINTMENT, 'first', 'second', 'third'], m.sms_appointmentGone),
  'appointment-fasting': notice([...APPOINTMENT, 'from'], m.sms_appointmentFasting),
  'appointment-soon': notice(['time'], m.sms_appointmentSoon),
  'appointment-to-book': notice(['lastDay'], m.sms_appointmentToBook),
  'appointment-expired': notice([], m.sms_appointmentExpired),
} as const;

/**
 * Every SMS that we send. Operators in India deliver only texts that the insurer has registered with them (DLT), each
 * language under its own id in the brand file. A text that changes in `messages/<language>/sms.json` must be registered
 * again.
 */
export const SMS_TEMPLATES = {
  otp: template(['code', 'purpose'], m.sms_otp),
  ...NOTICES,
  'payout-held': template(['policy', 'amount', 'lastDay', 'token'], m.sms_insurer, m.sms_payoutHeld),
  'call-back': template(['reference'], m.sms_callBack),
  'new-device': template(['time'], m.sms_insurer, m.sms_newDevice, m.sms_notYou, m.sms_newDeviceSignOut),
} as const;

export type NoticeTemplate = keyof typeof NOTICES;
export type SmsTemplate = keyof typeof SMS_TEMPLATES;
export const SMS_TEMPLATE_NAMES = Object.keys(SMS_TEMPLATES) as readonly SmsTemplate[];
