import { reducedCover } from '../calendar/reduced-cover.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import type { PremiumTerms } from '../premium/premium-terms.ts';

/** What decides how much a policy covers today. */
export interface CoverPolicy extends Omit<PremiumTerms, 'modalPremium'> {
  readonly policyStatusCode: string;
  /** Paise. */
  readonly sumAssured: Paise;
  /** Paise since a premium stayed unpaid; null where it has not been worked out. */
  readonly reducedCover: Paise | null;
  /** The last day of a cover that ends before maturity. */
  readonly coverUntil: CalendarDate | null;
}

export type CoverReason = 'full' | 'reduced' | 'extended' | 'annuity' | 'lapsed' | 'ended';

/** What a policy pays if the insured person dies today, and why it is that much. */
export interface CoverNow {
  /** Paise. */
  readonly cover: Paise;
  readonly because: CoverReason;
  /** The last day, of an extended term alone. */
  readonly until?: CalendarDate | null;
}

/** In force, fully paid. */
const FULL = ['1', '2'];
const LAPSED = ['4', '5', 'B'];

/**
 * The cover of a policy today. Reduced paid-up (3) is the sum assured × premiums paid ÷ premiums payable, without bonus;
 * extended term (E) keeps the whole sum assured for a shorter time. An annuity pays an income and has no cover.
 */
export function coverNow(policy: CoverPolicy): CoverNow {
  const { line, sumAssured, coverUntil } = policy;
  const code = policy.policyStatusCode.trim();
  if (line === 'annuity') return { cover: 0, because: 'annuity' };
  if (FULL.includes(code)) return { cover: sumAssured, because: 'full' };
  if (code === '3') return { cover: policy.reducedCover ?? reducedCover(policy), because: 'reduced' };
  if (code === 'E') return { cover: policy.reducedCover ?? sumAssured, because: 'extended', until: coverUntil };
  return { cover: 0, because: LAPSED.includes(code) ? 'lapsed' : 'ended' };
}
