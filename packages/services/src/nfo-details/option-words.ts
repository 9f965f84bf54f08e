import { formatPercent, formatRupees, formatServerDate } from '@lifedesk/rules';
import { type Language, nonForfeitureText } from '@lifedesk/rules/texts';
import * as m from '../texts.ts';
import type { NfoPolicy, OfferedOption } from './nfo-journey.ts';

/** What an option would give today, in words and rupees; otherwise why it is not possible. */
export function optionBenefit(policy: NfoPolicy, offered: OfferedOption, language: Language): string {
  const { option, cover, coverUntil, room = 0, settled, lacks } = offered;
  const premium = formatRupees(policy.premium);
  const lent = { room: formatRupees(room), premium };
  if (lacks) {
    const why = nonForfeitureText(lacks, language);
    return lacks === 'loan-limit' ? `${why} ${m.nfoDetails_room(lent)}` : why;
  }
  const amount = formatRupees(cover);
  if (option === 'premium-loan') {
    const rate = formatPercent(policy.interestRate ?? 0);
    return `${m.nfoDetails_givesLoan({ amount, premium, rate })} ${m.nfoDetails_room(lent)}`;
  }
  const until = coverUntil ?? policy.policyMaturityDate;
  if (option === 'extended-term') {
    const term = until
      ? m.nfoDetails_givesTerm({ amount, date: formatServerDate(until) })
      : m.nfoDetails_givesReducedForLife({ amount });
    return settled ? `${m.nfoDetails_repaysLoan({ loan: formatRupees(settled) })} ${term}` : term;
  }
  return until
    ? m.nfoDetails_givesReduced({ amount, date: formatServerDate(until) })
    : m.nfoDetails_givesReducedForLife({ amount });
}
