import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { certificateDates } from '../life-certificate/certificate-dates.ts';
import { certificateState, instalmentsHeldFrom, type LifeCertificate } from '../life-certificate/certificate-state.ts';
import type { LoanCeiling } from '../loan/loan-ceiling.ts';
import type { Paise } from '../money/paise.ts';
import type { Reversal } from '../payment/reversal.ts';
import { ENDED_STATUS_CODES } from '../policy/ended-status-codes.ts';
import { isLapsedStatus } from '../policy/is-lapsed-status.ts';
import { restorationWay, restorationWindows } from '../policy/restoration.ts';
import { graceEndsOn } from '../premium/grace-ends-on.ts';
import type { PremiumMode } from '../premium/premium-terms.ts';
import type { RestrictingReason } from '../restriction/policy-restriction.ts';
import { LIFE_CERTIFICATE_DAYS } from '../tables/life-certificate-days.ts';
import { valueOn } from '../tables/value-on.ts';
import { type Attention, byUrgency, itemOf, type MakeItem, type PremiumState } from './attention-item.ts';

/** What a policy may need its customer to do. */
export interface AttentionPolicy {
  readonly policyNo: string;
  readonly policyStatusCode: string;
  readonly premiumMode: PremiumMode;
  /** Due date of the oldest unpaid premium. */
  readonly dueDate: CalendarDate | null;
  /** Due date of the oldest premium that money received does not cover; left out if that is `dueDate`. */
  readonly premiumDueOn?: CalendarDate;
  readonly revivalDate: CalendarDate | null;
  readonly premiumLeft: boolean;
  /** What must be paid now, in paise: what keeps the cover, or the oldest premium if none is overdue; 0 if nothing can be paid. */
  readonly premiumToPay: Paise;
  /** The whole premium, in paise, of which `premiumToPay` is what is left; left out if we have received nothing of it. */
  readonly wholePremium?: Paise;
  /** How many premiums `premiumToPay` is for; left out if it is for one. */
  readonly premiumCount?: number;
  /** When auto-debit pays the oldest unpaid premium; null or left out if the customer pays it. */
  readonly debitOn?: CalendarDate | null;
  /**
   * What auto-debit takes: what is left of the oldest unpaid premium (`oldestPremiumDue`), and the whole premium if we have
   * received a part of it, in paise. Left out if that is `premiumToPay` and `wholePremium`.
   */
  readonly debit?: { readonly amount: Paise; readonly wholePremium?: Paise };
  /** A restriction blocks payments, for example after a death was reported: we ask for no money. */
  readonly isPaymentBlocked: boolean;
  /** Cost of putting a lapsed policy back in force today, in paise; null if that is not possible. */
  readonly restorationCost: Paise | null;
  /** Since when a payment of the premium or a revival is in process at a bank; null if none is. */
  readonly paymentSince: CalendarDate | null;
  /** The same for a payment of a loan or a top-up, which leaves the premium due. */
  readonly otherPaymentSince: CalendarDate | null;
  /** The amount of the payment in process, in paise, and when it was started, ISO 8601; left out if none is. */
  readonly inProcess?: { readonly amount: Paise; readonly startedAt: string };
  /** Due date of a life certificate that we have not received. */
  readonly certificateDueOn: CalendarDate | null;
  /** When the person was born who gives it: we ask an old one earlier. Null or left out if that is not known. */
  readonly annuitantBornOn?: CalendarDate | null;
  /** The life certificates of an annuity on two lives, which decide instead of `certificateDueOn`; left out on one life. */
  readonly lives?: readonly LifeCertificate[];
  /** The last day of its free look; null or left out if it has none today. */
  readonly freeLookUntil?: CalendarDate | null;
  /** What bars its owner from returning it in free look; null or left out if nothing does. */
  readonly freeLookRestriction?: RestrictingReason | null;
  readonly isOnHold: boolean;
  /** What the hold waits for; null or left out if that is not known. `kyc` and `legal` are not for the customer to end. */
  readonly holdReason?: 'bank-details' | 'pan' | 'kyc' | 'nationality' | 'legal' | null;
  /** The payout on hold, in paise; null or 0 if the amount is not known. */
  readonly heldAmount: Paise | null;
  /** How close its loan is to its surrender value (`loanCeiling`); null or left out without a loan. */
  readonly loanCeiling?: Pick<LoanCeiling, 'because' | 'exceedsOn'> | null;
  /** The oldest unpaid premium had been paid, and a bank took the payment back; null or left out otherwise. */
  readonly reversal?: Reversal | null;
}

/** What one policy needs from its customer, the most urgent first. */
export function attentionOfPolicy(policy: AttentionPolicy, today: CalendarDate): Attention[] {
  const { policyNo, paymentSince, isOnHold } = policy;
  const item = itemOf([policyNo]);
  const found = [
    paymentOf(policy, today, item),
    paymentSince === null ? unpaidOf(policy, today, item) : null,
    freeLookOf(policy, item),
    certificateOf(policy, today, item),
    loanOf(policy, item),
    isOnHold ? holdOf(policy, item) : null,
  ];
  return found.filter((one) => one !== null).sort(byUrgency);
}

/** A hold can come before there is a payout. We do not tell a customer about a payout of ₹0. */
const holdOf = ({ heldAmount }: AttentionPolicy, item: MakeItem): Attention =>
  item({
    kind: 'payout-on-hold',
    because: 'payout-on-hold',
    action: 'call',
    amount: heldAmount === 0 ? null : heldAmount,
  });

/** A payment in process. Until it arrives the premium is as late as before, though nothing is asked for. */
function paymentOf(policy: AttentionPolicy, today: CalendarDate, item: MakeItem): Attention | null {
  const { paymentSince, otherPaymentSince, inProcess } = policy;
  const since = paymentSince ?? otherPaymentSince;
  if (since === null) return null;
  const premiumState = paymentSince === null ? null : premiumStateOf(policy, today);
  return item({
    kind: 'payment-in-process',
    because: 'payment-in-process',
    action: 'wait',
    since,
    ...inProcess,
    ...(premiumState && { premiumState }),
  });
}

/** How late the oldest premium is that money received does not cover; null if it is not, or the policy has lapsed. */
function premiumStateOf(policy: AttentionPolicy, today: CalendarDate): PremiumState | null {
  const dueDate = policy.premiumDueOn ?? policy.dueDate;
  if (dueDate === null || dueDate >= today || policy.policyStatusCode !== IN_FORCE) return null;
  return today <= graceEndsOn(dueDate, policy.premiumMode) ? 'premium-in-grace' : 'premium-after-grace';
}

/** The status in which premiums fall due. */
const IN_FORCE = '1';

/** The unpaid premium or the lapse. It says if the premium had been paid and a bank took the payment back. */
function unpaidOf(policy: AttentionPolicy, today: CalendarDate, item: MakeItem): Attention | null {
  const unpaid = premiumOf(policy, today, item) ?? lapseOf(policy, today, item);
  return unpaid && policy.reversal ? { ...unpaid, reversal: policy.reversal } : unpaid;
}

function premiumOf(policy: AttentionPolicy, today: CalendarDate, item: MakeItem): Attention | null {
  const { policyStatusCode, premiumMode, premiumToPay, wholePremium, premiumCount = 1 } = policy;
  const amount = {
    amount: premiumToPay,
    ...(wholePremium !== undefined && { wholePremium }),
    ...(premiumCount > 1 && { premiumCount }),
  };
  const dueDate = policy.premiumDueOn ?? policy.dueDate;
  if (premiumToPay === 0 || dueDate === null || policy.isPaymentBlocked || isLapsedStatus(policyStatusCode))
    return null;
  // asking for a payment now would ask for it twice
  if (policy.debitOn)
    return item({
      kind: 'premium-due',
      because: 'premium-will-be-debited',
      action: 'wait',
      ...(policy.debit ?? amount),
      deadline: policy.debitOn,
    });
  const action = 'pay-premium';
  if (dueDate >= today)
    return item({ kind: 'premium-due', because: 'premium-due-soon', action, ...amount, deadline: dueDate });
  const deadline = graceEndsOn(dueDate, premiumMode);
  const because = today <= deadline ? 'premium-in-grace' : 'premium-after-grace';
  return item({ kind: 'premium-overdue', because, action, ...amount, deadline, since: dueDate });
}

function lapseOf(policy: AttentionPolicy, today: CalendarDate, item: MakeItem): Attention | null {
  if (!isLapsedStatus(policy.policyStatusCode)) return null;
  const { dueDate: since, restorationCost: amount } = policy;
  const windows = restorationWindows(policy);
  const kind = 'policy-lapsed';
  switch (policy.isPaymentBlocked ? 'none' : restorationWay({ ...policy, today })) {
    case 'revival': {
      const deadline = policy.premiumLeft ? null : (windows?.revivalUntil ?? null);
      return item({ kind, because: 'revival-open', action: 'revive', amount, deadline, since });
    }
    case 'reinstatement': {
      const deadline = windows?.reinstatementUntil ?? null;
      return item({ kind, because: 'reinstatement-open', action: 'reinstate', amount, deadline, since });
    }
    case 'none':
      return item({ kind, because: 'lapsed-without-online-way', action: 'call', since });
  }
}

/** A return that is barred has its last day all the same: what bars it may end before. After a death only the claim continues. */
function freeLookOf(policy: AttentionPolicy, item: MakeItem): Attention | null {
  const { freeLookUntil: deadline, freeLookRestriction: restriction } = policy;
  if (!deadline || restriction === 'death-intimated') return null;
  const kind = 'free-look';
  return restriction
    ? item({ kind, because: 'free-look-restricted', action: 'call', deadline, restriction })
    : item({ kind, because: 'free-look-open', action: 'return-policy', deadline });
}

function certificateOf(
  { certificateDueOn: deadline, annuitantBornOn = null, lives, policyStatusCode }: AttentionPolicy,
  today: CalendarDate,
  item: MakeItem,
): Attention | null {
  // a policy that has ended pays no annuity
  if (ENDED_STATUS_CODES.includes(policyStatusCode)) return null;
  if (lives) return certificatesOfLives(lives, today, item);
  if (deadline === null) return null;
  const { opensOn } = certificateDates(deadline, annuitantBornOn) ?? { opensOn: deadline };
  if (opensOn > today) return null;
  const because = deadline < today ? 'life-certificate-overdue' : 'life-certificate-due';
  return item({ kind: 'life-certificate', because, action: 'submit-life-certificate', deadline });
}

/** The certificates of two lives. Nothing is held while one of them keeps the annuity paid. */
function certificatesOfLives(lives: readonly LifeCertificate[], today: CalendarDate, item: MakeItem): Attention | null {
  const missing = lives.filter((life) => MISSING.includes(certificateState(life, today)));
  const [deadline] = missing.map(({ dueOn }) => dueOn).sort();
  if (deadline === undefined) return null;
  const isHeld = instalmentsHeldFrom(lives, today) !== null;
  const because = isHeld ? 'life-certificate-overdue' : 'one-of-two-certificates';
  return item({ kind: 'life-certificate', because, action: 'submit-life-certificate', deadline });
}

const MISSING: readonly string[] = ['open', 'overdue', 'held'];

/**
 * A loan that comes close to the surrender value. Once it exceeds that value, the insurer can close the policy to repay
 * it.
 */
function loanOf(policy: AttentionPolicy, item: MakeItem): Attention | null {
  const { loanCeiling, isPaymentBlocked, otherPaymentSince } = policy;
  // a payment in process may be for the loan
  if (!loanCeiling || isPaymentBlocked || otherPaymentSince !== null) return null;
  const { because, exceedsOn } = loanCeiling;
  const what = { kind: 'loan', action: 'pay-loan' } as const;
  if (because === 'value-exceeded') return item({ ...what, because: 'loan-above-value', since: exceedsOn });
  if (because !== 'close-to-value') return null;
  return item({ ...what, because: 'loan-close-to-value', deadline: exceedsOn && addCalendarDays(exceedsOn, -1) });
}

/** The latest due date of a life certificate that we may ask for today: only an old annuitant for one that far ahead. */
export function certificateRequestedUntil(today: CalendarDate): CalendarDate {
  const { opens, opensForOld } = valueOn(LIFE_CERTIFICATE_DAYS, today) ?? { opens: 0, opensForOld: 0 };
  return addCalendarDays(today, Math.max(opens, opensForOld));
}
