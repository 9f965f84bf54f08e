import type { Locale } from '@lifedesk/journey';
import { formatRupees } from '@lifedesk/rules';
import * as m from '../../texts.ts';
import type { Offer, OfferTerms } from './application-words.ts';

/** A line of the comparison: what was asked for, and what is offered. */
interface OfferRow {
  readonly id: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly figure?: true;
}

/** The two sets of terms, the premiums first. A line that neither of them has is left out. */
export function offerRows({ asked, offered }: Pick<Offer, 'asked' | 'offered'>, locale: Locale): OfferRow[] {
  const row = (id: string, label: string, value: (terms: OfferTerms) => string, figure?: true): OfferRow => ({
    id,
    label,
    before: value(asked),
    after: value(offered),
    ...(figure && { figure }),
  });
  const riders = ({ riders: listed = [] }: OfferTerms) =>
    listed.map((name) => name[locale]).join(', ') || m.review_nothing();
  const exclusion = (terms: OfferTerms) => terms.exclusion?.[locale] ?? m.review_nothing();
  const hasRiders = (asked.riders ?? offered.riders) !== undefined;
  const hasExclusion = (asked.exclusion ?? offered.exclusion) !== undefined;
  return [
    row('premium', m.applicationTracker_eachPremium(), ({ premium }) => formatRupees(premium), true),
    row('yearly', m.applicationTracker_yearlyPremium(), ({ yearlyPremium }) => formatRupees(yearlyPremium), true),
    row('cover', m.applicationTracker_sumAssured(), ({ sumAssured }) => formatRupees(sumAssured), true),
    row('term', m.applicationTracker_term(), ({ term }) => m.applicationTracker_years({ count: term })),
    ...(hasRiders ? [row('riders', m.applicationTracker_riders(), riders)] : []),
    ...(hasExclusion ? [row('exclusion', m.applicationTracker_exclusion(), exclusion)] : []),
  ];
}

/** The headers of the comparison. */
export const offerTexts = () => ({
  before: m.applicationTracker_wanted(),
  after: m.applicationTracker_offered(),
  changed: m.applicationTracker_differs(),
  nothing: m.review_nothing(),
  detail: m.review_detail(),
  action: m.review_action(),
});
