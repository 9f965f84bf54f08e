import { formatDate, formatRupees } from '@lifedesk/rules';
import type { Language } from '../../platform/database/tables/content.ts';
import type { FeedEvent } from './feed-events.ts';

/** What an event may say: no name, no plan, and only the last four digits of the policy number. */
interface FeedWords {
  readonly calendar: (insurer: string) => string;
  readonly title: Readonly<Record<FeedEvent['kind'], (policy: string) => string>>;
  readonly note: Readonly<Record<FeedEvent['kind'], (graceEndsOn: string) => string>>;
}

const WORDS: Readonly<Record<Language, FeedWords>> = {
  en: {
    calendar: (insurer) => `${insurer}: premiums`,
    title: {
      'premium-due': (policy) => `Premium due, policy ${policy}`,
      'auto-debit': (policy) => `Auto-debit of the premium, policy ${policy}`,
    },
    note: {
      'premium-due': (date) => `The grace period ends on ${date}. If you have paid, your calendar removes this soon.`,
      'auto-debit': () => 'Your bank pays this premium. Please keep enough money in the account.',
    },
  },
  hi: {
    calendar: (insurer) => `${insurer}: प्रीमियम`,
    title: {
      'premium-due': (policy) => `प्रीमियम देय, पॉलिसी ${policy}`,
      'auto-debit': (policy) => `प्रीमियम का ऑटो-डेबिट, पॉलिसी ${policy}`,
    },
    note: {
      'premium-due': (date) => `ग्रेस पीरियड ${date} को ख़त्म होता है। अगर आपने भर दिया है, तो यह कैलेंडर से जल्द हट जाएगा।`,
      'auto-debit': () => 'यह प्रीमियम आपका बैंक भरता है। कृपया खाते में इतने पैसे रखें।',
    },
  },
};

/** The name of the calendar. */
export const calendarName = (language: Language, insurer: string): string => WORDS[language].calendar(insurer);

/** Title and note of an event. */
export function eventWords(
  { kind, policyNo, amount, graceEndsOn }: FeedEvent,
  language: Language,
  showsAmounts: boolean,
): { readonly summary: string; readonly description: string } {
  const title = WORDS[language].title[kind](`…${policyNo.slice(-4)}`);
  return {
    summary: showsAmounts ? `${title}: ${formatRupees(amount)}` : title,
    description: WORDS[language].note[kind](formatDate(graceEndsOn)),
  };
}
