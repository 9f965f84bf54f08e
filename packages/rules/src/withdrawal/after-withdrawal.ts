import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { linkedDeathBenefit } from './linked-death-benefit.ts';

/** The funds of a unit-linked policy before a withdrawal, in paise. */
export interface FundsBefore {
  /** All funds together. */
  readonly fundValue: Paise;
  /** Premiums and top-ups paid so far. */
  readonly premiumsPaid: Paise;
  /** The sum assured and recent withdrawals, which reduce it; null if nothing is paid at death. */
  readonly cover: { readonly sumAssured: Paise; readonly withdrawn: Paise } | null;
}

/** The funds of a unit-linked policy after a withdrawal, in paise. */
export interface AfterWithdrawal {
  readonly fundValue: Paise;
  /** Paid at death; null if nothing is. */
  readonly cover: Paise | null;
}

/** The fund value after a withdrawal of `gross` paise on a day, and the death benefit then (`linkedDeathBenefit`). */
export function afterWithdrawal(
  { fundValue, premiumsPaid, cover }: FundsBefore,
  gross: Paise,
  on: CalendarDate,
): AfterWithdrawal {
  const left = fundValue - gross;
  if (!cover) return { fundValue: left, cover: null };
  const { sumAssured, withdrawn } = cover;
  const facts = { sumAssured, fundValue: left, premiumsPaid, withdrawn: withdrawn + gross };
  return { fundValue: left, cover: linkedDeathBenefit(facts, on) };
}
