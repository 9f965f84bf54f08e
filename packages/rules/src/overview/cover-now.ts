import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { MONTHS_OF_MODE } from '../premium/due-date-after.ts';
import type { PremiumTerms } from '../premium/premium-terms.ts';

/** What decides how much a policy covers today. */
export interface CoverPolicy extends Omit<PremiumTerms, 'modalPremium'> {
  readonly policyStatusCode: string;
  /** Paise. */
  readonly sumAssured: Paise;
}

export type CoverReason = 'full' | 'reduced' | 'extended' | 'annuity' | 'lapsed' | 'ended';

/** What a policy pays if the insured person dies today, and why it is that much. */
export interface CoverNow {
  /** Paise. */
  readonly cover: Paise;
  readonly because: CoverReason;
}

/** In force, fully paid. */
const FULL = ['1', '2'];
const LAPSED = ['4', '5', 'B'];

/**
 * The cover of a policy today. Reduced paid-up (3) is the sum assured × premiums paid ÷ premiums payable, without bonus;
 * extended term (E) keeps the whole sum assured for a shorter time. An annuity pays an income and has no cover.
 */
export function coverNow(policy: CoverPolicy): CoverNow {
  const { line, sumAssured } = policy;
  const code = policy.policyStatusCode.trim();
  if (line === 'annuity') return { cover: 0, because: 'annuity' };
  if (FULL.includes(code)) return { cover: sumAssured, because: 'full' };
  if (code === '3') return { cover: reducedCover(policy), because: 'reduced' };
  if (code === 'E') return { cover: sumAssured, because: 'extended' };
  return { cover: 0, because: LAPSED.includes(code) ? 'lapsed' : 'ended' };
}

function reducedCover({ sumAssured, premiumMode, premiumTerm, issueDate, dueDate }: CoverPolicy): Paise {
  const months = MONTHS_OF_MODE[premiumMode];
  // a single premium is paid as a whole, and without a due date all premiums are paid
  if (months === 0 || premiumTerm === 0 || dueDate === null) return sumAssured;
  const payable = (12 * premiumTerm) / months;
  const paid = Math.floor(monthsBetween(issueDate, dueDate) / months);
  return proportion(sumAssured, Math.min(Math.max(paid, 0), payable), payable);
}

/** Whole calendar months, by year and month: due dates keep the day of the issue date. */
const monthsBetween = (from: string, to: string): number => monthNumber(to) - monthNumber(from);
const monthNumber = (date: string): number => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7));
