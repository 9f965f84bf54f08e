import { formatDate, formatRupees } from '@lifedesk/rules';
import { type Language, m } from '../../platform/language.ts';
import type { FeedEvent } from './feed-events.ts';

/** What an event may say: no name, no plan, and only the last four digits of the policy number. */
const TITLES = {
  'premium-due': m.feed_premiumDue,
  'auto-debit': m.feed_autoDebit,
  'free-look-end': m.feed_freeLookEnd,
};
const NOTES = {
  'premium-due': m.feed_premiumDueNote,
  'auto-debit': m.feed_autoDebitNote,
  'free-look-end': m.feed_freeLookEndNote,
};

/** The name of the calendar. */
export const calendarName = (language: Language, insurer: string): string =>
  m.feed_name({ insurer }, { locale: language });

/** Title and note of an event. */
export function eventWords(
  { kind, policyNo, amount, graceEndsOn }: FeedEvent,
  language: Language,
  showsAmounts: boolean,
): { readonly summary: string; readonly description: string } {
  const locale = { locale: language };
  const title = TITLES[kind]({ policy: `…${policyNo.slice(-4)}` }, locale);
  return {
    summary: showsAmounts && amount !== null ? `${title}: ${formatRupees(amount)}` : title,
    description: NOTES[kind]({ date: graceEndsOn ? formatDate(graceEndsOn) : '' }, locale),
  };
}
