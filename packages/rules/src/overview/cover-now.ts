import { reducedCover } from '../calendar/reduced-cover.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import type { PremiumTerms } from '../premium/premium-terms.ts';
import { type LinkedDeathBenefitFacts, linkedDeathBenefit } from '../withdrawal/linked-death-benefit.ts';

/** What decides how much a policy covers today. */
export interface CoverPolicy extends Omit<PremiumTerms, 'modalPremium'> {
  readonly policyStatusCode: string;
  /** In paise. */
  readonly sumAssured: Paise;
  /** In paise, since a premium stayed unpaid; null if it has not been worked out. */
  readonly reducedCover: Paise | null;
  /** The last day of a cover that ends before maturity. */
  readonly coverUntil: CalendarDate | null;
  /** What else decides it for a unit-linked policy; null for all others. */
  readonly linked: LinkedCover | null;
}

/** Fund, premiums and recent withdrawals of a unit-linked policy. */
export type LinkedCover = Omit<LinkedDeathBenefitFacts, 'sumAssured'>;

/** Why a policy covers as much as it does. */
export type CoverReason =
  | 'full'
  | 'reduced'
  | 'extended'
  | 'withdrawn'
  | 'fund'
  | 'premiums'
  | 'annuity'
  | 'lapsed'
  | 'ended';

/** What a policy pays if the insured person dies today, and why that much. */
export interface CoverNow {
  /** In paise. */
  readonly cover: Paise;
  readonly because: CoverReason;
  /** The last day of the cover, for an extended term only. */
  readonly until?: CalendarDate | null;
}

/** In force, fully paid. */
const FULL = ['1', '2'];
const LAPSED = ['4', '5', 'B'];

/**
 * The cover of a policy on a day. Reduced paid-up (3) is the sum assured × premiums paid ÷ premiums payable, without
 * bonus; extended term (E) keeps the whole sum assured for a shorter time. A unit-linked policy pays at death: its sum
 * assured less recent withdrawals, its fund or a share of its premiums. An annuity pays an income and has no cover.
 */
export function coverNow(policy: CoverPolicy, on: CalendarDate): CoverNow {
  const { line, sumAssured, coverUntil } = policy;
  const code = policy.policyStatusCode.trim();
  if (line === 'annuity') return { cover: 0, because: 'annuity' };
  if (FULL.includes(code)) return withFund(policy, { cover: sumAssured, because: 'full' }, on);
  if (code === '3')
    return withFund(policy, { cover: policy.reducedCover ?? reducedCover(policy), because: 'reduced' }, on);
  if (code === 'E') return { cover: policy.reducedCover ?? sumAssured, because: 'extended', until: coverUntil };
  return { cover: 0, because: LAPSED.includes(code) ? 'lapsed' : 'ended' };
}

/** The cover from a sum assured together with the fund of a unit-linked policy. */
function withFund({ linked }: CoverPolicy, assured: CoverNow, on: CalendarDate): CoverNow {
  if (!linked) return assured;
  const cover = linkedDeathBenefit({ ...linked, sumAssured: assured.cover }, on);
  if (cover === assured.cover) return assured;
  if (cover === assured.cover - linked.withdrawn) return { cover, because: 'withdrawn' };
  return { cover, because: cover === linked.fundValue ? 'fund' : 'premiums' };
}
