import type { components } from '@lifedesk/contract';
import { ageOn, benefitIllustration, type CalendarDate, guaranteedBenefit, planSuitability } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { findRestricted } from '../policies/public.ts';
import { birthDateOf, type Visitor } from './person.ts';
import { findHeldPlans, findOffers, type OfferRow } from './store.ts';

export type RecommendedPlan = components['schemas']['RecommendedPlan'];
type Answers = components['schemas']['SuitabilityAnswers'];

/** Whether anything may be sold to a customer: nothing once an insured person's death was reported. */
export async function canSell(db: Db, asker: Visitor, today: CalendarDate): Promise<boolean> {
  if (asker.kind === 'public') return true;
  const restricted = await findRestricted(db, asker.customerId, 'payment', today);
  return ![...restricted.values()].includes('death-intimated');
}

/** Every plan on offer today, judged by the answers, suitable ones first. */
export async function judgePlans(
  db: Db,
  asker: Visitor,
  { dob, ...answers }: Answers,
  today: CalendarDate,
): Promise<RecommendedPlan[]> {
  const age = ageOn(today, birthDateOf(asker, dob, today));
  if (!(await canSell(db, asker, today))) return [];
  const [offers, held] = await Promise.all([
    findOffers(db, today, age),
    // a policy number alone does not reveal the other policies
    asker.kind === 'full' ? findHeldPlans(db, asker.customerId) : new Set<string>(),
  ]);
  const judged = offers.map((offer) => toPlan(offer, { ...answers, age, isHeld: held.has(offer.plan_code) }, today));
  return [...judged.filter(({ fits }) => fits), ...judged.filter(({ fits }) => !fits)];
}

function toPlan(
  offer: OfferRow,
  person: Omit<Answers, 'dob'> & { age: number; isHeld: boolean },
  today: CalendarDate,
): RecommendedPlan {
  const { premium_years: premiumYears, term_years: termYears, yearly_premium: yearlyPremium } = offer;
  const terms = {
    line: offer.line,
    goals: offer.goals,
    entryFrom: offer.entry_from,
    entryTo: offer.entry_to,
    premiumYears,
    yearlyPremium,
    incomeShare: offer.income_share,
  };
  const guaranteed = guaranteedBenefit({ yearlyPremium, premiumYears, guaranteedShare: offer.guaranteed_share });
  return {
    cardName: offer.plan_code,
    planName: offer.name,
    uin: offer.uin,
    kind: offer.line,
    ...planSuitability({ ...terms, ...person }),
    entryFrom: offer.entry_from,
    entryTo: offer.entry_to,
    yearlyPremium,
    premiumYears,
    termYears,
    sumAssured: offer.sum_assured,
    ...(guaranteed > 0 && { guaranteed }),
    illustration:
      offer.reduction === null
        ? []
        : [
            ...benefitIllustration({
              yearlyPremium,
              premiumYears,
              termYears,
              reduction: offer.reduction,
              guaranteed,
              today,
            }),
          ],
    figuresOf: offer.from_on,
  };
}
