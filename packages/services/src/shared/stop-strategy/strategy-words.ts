import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { isRestrictionReason, type Language, restrictionText } from '@lifedesk/rules/texts';
import * as m from '../../texts.ts';
import type { StrategyContext, StrategyPolicy } from './strategy-facts.ts';

/** What moves, for example "₹10,000.00 a month from Secure Fund to Growth Fund". */
export function movesWords({ transfer, allocation }: StrategyPolicy): string {
  if (transfer) {
    const { amount, from, to } = transfer;
    return m.stopStrategy_monthly({ amount: formatRupees(amount), from: from.fundName, to: to.fundName });
  }
  const shares = (allocation?.shares ?? []).map(({ fundName, share }) =>
    m.stopStrategy_share({ fund: fundName, share }),
  );
  return m.stopStrategy_yearly({ shares: shares.join(', ') });
}

/** Why the strategy of a policy cannot be stopped now. */
export function notStoppableWords(
  { because, endsOn }: StrategyContext['notEligible'][number],
  language: Language,
): string {
  if (because === 'stopping') return m.stopStrategy_stopping({ date: endsOn ? formatServerDate(endsOn) : '' });
  return isRestrictionReason(because) ? restrictionText(because, language) : m.restricted_call();
}
