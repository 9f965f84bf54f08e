import type { CalendarDate } from '../dates/calendar-date.ts';
import { type Clause, decide } from '../decide.ts';
import type { Paise } from '../money/paise.ts';
import { graceDaysOf } from '../premium/grace-ends-on.ts';
import type { PremiumMode } from '../premium/premium-terms.ts';
import { type ModeFactor, modalPremiumOf, yearlyTotalOf } from './mode-premium.ts';

/** A mode that a plan offers. */
export interface PlanMode extends ModeFactor {
  readonly premiumMode: PremiumMode;
  /** The smallest premium in this mode, in paise. */
  readonly minimum: Paise;
  /** Premiums in this mode are taken by auto-debit only. */
  readonly needsMandate: boolean;
}

/** What decides the cost of a mode, and whether it can be chosen. */
export interface ModeOfferFacts {
  readonly modalPremium: Paise;
  readonly minimum: Paise;
  readonly needsMandate: boolean;
  /** The policy is paid by auto-debit. */
  readonly hasMandate: boolean;
}

/** The ids of the clauses of `modeOffer`. */
export type ModeOfferReason = 'below-minimum' | 'needs-mandate' | 'mode-offered';

/** The clauses of `modeOffer`, in the order in which they are checked. */
export const modeOfferClauses: readonly Clause<ModeOfferFacts, ModeOfferReason>[] = [
  {
    id: 'below-minimum',
    outcome: false,
    predicate: ({ modalPremium, minimum }) => modalPremium < minimum,
  },
  {
    id: 'needs-mandate',
    outcome: false,
    predicate: ({ needsMandate, hasMandate }) => needsMandate && !hasMandate,
  },
  { id: 'mode-offered', outcome: true, predicate: () => true },
];

/** The cost of a mode, and whether it can be chosen. Amounts in paise without GST. */
export interface ModeOffer {
  readonly premiumMode: PremiumMode;
  readonly modalPremium: Paise;
  readonly yearlyTotal: Paise;
  /** Calendar days after a due date in which a premium can be paid. */
  readonly graceDays: number;
  readonly offered: boolean;
  readonly because: ModeOfferReason;
}

/** The cost of one of the plan's modes from a due date on, and which clause decided whether it can be chosen. */
export function modeOffer(
  yearlyPremium: Paise,
  mode: PlanMode,
  { hasMandate, firstDue }: { readonly hasMandate: boolean; readonly firstDue: CalendarDate },
): ModeOffer {
  const { premiumMode, minimum, needsMandate } = mode;
  const modalPremium = modalPremiumOf(yearlyPremium, mode);
  const { outcome, because } = decide(modeOfferClauses, { modalPremium, minimum, needsMandate, hasMandate });
  return {
    premiumMode,
    modalPremium,
    yearlyTotal: yearlyTotalOf(modalPremium, premiumMode),
    graceDays: graceDaysOf(firstDue, premiumMode),
    offered: outcome,
    because,
  };
}
