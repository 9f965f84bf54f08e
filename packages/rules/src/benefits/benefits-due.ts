import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { ENDED_STATUS_CODES } from '../policy/ended-status-codes.ts';
import { endsWithoutMoney } from '../policy/ends-without-money.ts';
import type { PlanLine } from '../premium/premium-terms.ts';
import { type Annuity, instalmentsBetween } from './annuity.ts';

/** What we pay on a day that is known in advance, without being asked. */
export const BENEFIT_KINDS = ['annuity', 'survival-benefit', 'maturity'] as const;
export type BenefitKind = (typeof BENEFIT_KINDS)[number];

/** A part of the sum assured that is paid while the insured person lives and the policy is in force. */
export interface SurvivalBenefit {
  readonly dueOn: CalendarDate;
  /** In paise. */
  readonly amount: Paise;
}

/** What decides which benefits of a policy fall due. */
export interface BenefitPolicy {
  readonly line: PlanLine;
  readonly policyStatusCode: string;
  /** The death of the insured person was reported: the claim takes the place of benefits. */
  readonly isDeathIntimated: boolean;
  readonly maturityDate: CalendarDate | null;
  /** Null unless the policy pays an annuity. */
  readonly annuity: Annuity | null;
  readonly survivalBenefits: readonly SurvivalBenefit[];
}

/** A benefit that falls due. */
export interface DueBenefit {
  readonly kind: BenefitKind;
  readonly dueOn: CalendarDate;
  /** In paise; null for a maturity, which is worked out on the day (`maturityBenefit`). */
  readonly amount: Paise | null;
}

/** In force, fully paid. */
const IN_FORCE = ['1', '2'];
const ANNUITY_IN_PAYMENT = 'A';
const NOT_ISSUED = 'I';

/**
 * Plans that do not mature by themselves: an annuity has no maturity, and most of a pension buys an annuity, which the customer
 * chooses when it vests.
 */
export const LINES_WITHOUT_MATURITY: readonly PlanLine[] = ['annuity', 'pension'];

/**
 * The benefits of a policy that fall due between two days, both inclusive, the earliest first. Source: IRDAI Master Circular on
 * Protection of Policyholders' Interests, 5 September 2024: maturity, survival benefit and annuity are paid on the due date.
 */
export function benefitsDue(policy: BenefitPolicy, from: CalendarDate, until: CalendarDate): DueBenefit[] {
  const code = policy.policyStatusCode.trim();
  if (policy.isDeathIntimated || ENDED_STATUS_CODES.includes(code) || code === NOT_ISSUED) return [];
  const { annuity, survivalBenefits, maturityDate, line } = policy;
  const instalments =
    annuity && annuity.nextOn !== null && code === ANNUITY_IN_PAYMENT
      ? instalmentsBetween(annuity, laterOf(from, annuity.nextOn), until).map((dueOn) => ({
          kind: 'annuity' as const,
          dueOn,
          amount: annuity.instalment,
        }))
      : [];
  const survival = IN_FORCE.includes(code)
    ? survivalBenefits.map((benefit) => ({ kind: 'survival-benefit' as const, ...benefit }))
    : [];
  const maturity =
    maturityDate !== null && !LINES_WITHOUT_MATURITY.includes(line)
      ? [{ kind: 'maturity' as const, dueOn: maturityDate, amount: null }]
      : [];
  return [...instalments, ...survival, ...maturity]
    .filter(({ dueOn }) => from <= dueOn && dueOn <= until)
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn) || BENEFIT_KINDS.indexOf(a.kind) - BENEFIT_KINDS.indexOf(b.kind));
}

const laterOf = (from: CalendarDate, nextOn: CalendarDate | undefined): CalendarDate =>
  nextOn !== undefined && nextOn > from ? nextOn : from;

/** In force, fully paid, reduced paid-up. */
const PAID_AT_MATURITY = [...IN_FORCE, '3'];

/** The first benefit that pays something between two days; null if there is none. */
export function nextBenefit(policy: BenefitPolicy, from: CalendarDate, until: CalendarDate): DueBenefit | null {
  const isPaid = ({ kind }: DueBenefit) =>
    kind !== 'maturity' ||
    (!endsWithoutMoney(policy.line) &&
      (policy.line === 'unit-linked' || PAID_AT_MATURITY.includes(policy.policyStatusCode.trim())));
  return benefitsDue(policy, from, until).find(isPaid) ?? null;
}
