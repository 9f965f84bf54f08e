import { reducedCover } from '../calendar/reduced-cover.ts';
import { premiumsPaidInAll, type ValuedPolicy } from '../calendar/surrender-value.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { costOfInstalment, unpaidInstalments } from '../premium/unpaid-instalments.ts';
import { maturityValue } from '../surrender/maturity-value.ts';
import { DEATH_BENEFIT_SHARE } from '../tables/death-benefit.ts';
import { valueOn } from '../tables/value-on.ts';
import { type LinkedDeathBenefitFacts, linkedDeathBenefit } from '../withdrawal/linked-death-benefit.ts';

/** What decides what a policy pays if the insured person dies. Amounts in paise. */
export interface DeathBenefitFacts extends ValuedPolicy {
  readonly policyStatusCode: string;
  readonly sumAssured: Paise;
  /** Bonuses added to the policy so far, paid-up additions among them; 0 by default. */
  readonly vestedBonus?: Paise;
  /** Since a premium stayed unpaid, with the bonuses so far; null if it has not been worked out. */
  readonly reducedCover: Paise | null;
  /** The last day of a cover that ends before maturity. */
  readonly coverUntil: CalendarDate | null;
  /** Received for the policy and not yet applied. */
  readonly received: Paise;
  /** What else decides it for a unit-linked policy; null for all others. */
  readonly funds: Omit<LinkedDeathBenefitFacts, 'sumAssured'> | null;
  /** Owed on its loan on the day, with interest; 0 without a loan. */
  readonly owed: Paise;
}

/** Which row of the rule decided. */
export type DeathBenefitRow =
  | 'in-force'
  | 'least'
  | 'reduced'
  | 'extended'
  | 'linked'
  | 'discontinued'
  | 'no-death-cover'
  | 'not-covered';

/** What a policy pays if the insured person dies, with its parts in paise. */
export interface DeathBenefit {
  readonly because: DeathBenefitRow;
  /** The sum assured, the reduced cover, the fund or the least that is paid, whichever decided. Without the bonus below. */
  readonly base: Paise;
  readonly bonus: Paise;
  /** Premiums that are due on the day and unpaid. */
  readonly unpaid: Paise;
  readonly owed: Paise;
  /** What is paid: never below 0. */
  readonly benefit: Paise;
}

/** In force, fully paid. */
const IN_FORCE = ['1', '2'];
const REDUCED = '3';
const DISCONTINUED = '5';
const EXTENDED = 'E';

/**
 * What a policy pays if the insured person dies on a day: base, then bonus, then the least that the law sets, less unpaid premiums and
 * the loan with its interest. Riders pay in addition and are not counted. An annuity pays by its option, not a sum.
 */
export function deathBenefit(policy: DeathBenefitFacts, on: CalendarDate): DeathBenefit {
  const { because, base, bonus = 0, unpaid = 0 } = grossOf(policy, on);
  const { owed } = policy;
  return { because, base, bonus, unpaid, owed, benefit: Math.max(0, base + bonus - unpaid - owed) };
}

type Gross = Pick<DeathBenefit, 'because' | 'base'> & Partial<Pick<DeathBenefit, 'bonus' | 'unpaid'>>;

const NOTHING: Gross = { because: 'not-covered', base: 0 };

function grossOf(policy: DeathBenefitFacts, on: CalendarDate): Gross {
  const { line, sumAssured, coverUntil, funds } = policy;
  const code = policy.policyStatusCode.trim();
  if (line === 'annuity' || line === 'health') return { because: 'no-death-cover', base: 0 };
  if (funds) {
    if (code === DISCONTINUED) return { because: 'discontinued', base: funds.fundValue };
    if (code !== REDUCED && !IN_FORCE.includes(code)) return NOTHING;
    const assured = code === REDUCED ? reducedOf(policy) : sumAssured;
    return { because: 'linked', base: linkedDeathBenefit({ ...funds, sumAssured: assured }, on) };
  }
  if (code === REDUCED) return { because: 'reduced', base: reducedOf(policy) };
  if (code === EXTENDED && (coverUntil === null || on <= coverUntil))
    return { because: 'extended', base: policy.reducedCover ?? sumAssured };
  return IN_FORCE.includes(code) ? inForce(policy, on) : NOTHING;
}

/** Unpaid premiums are deducted as long as the grace period covers them. */
function inForce(policy: DeathBenefitFacts, on: CalendarDate): Gross {
  const { sumAssured, vestedBonus = 0, received } = policy;
  const due = unpaidInstalments(policy, on).reduce((sum, one) => sum + costOfInstalment(one), 0);
  const unpaid = Math.max(0, due - received);
  const least = proportion(premiumsPaidInAll(policy), valueOn(DEATH_BENEFIT_SHARE, on) ?? 0, 100);
  return least > maturityValue(policy)
    ? { because: 'least', base: least, unpaid }
    : { because: 'in-force', base: sumAssured, bonus: vestedBonus, unpaid };
}

const reducedOf = (policy: DeathBenefitFacts): Paise => policy.reducedCover ?? reducedCover(policy);
