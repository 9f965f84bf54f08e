import { type CalendarDate, formatDate, formatRupees, type Paise, type PremiumMode } from '@lifedesk/rules';
import type { Templates } from '../../../platform/mail/letter.ts';
import { MODES, STATUSES_HI } from './words.ts';

export interface SummaryFacts {
  policyNo: string;
  planName: string;
  statusCode: string;
  statusName: string;
  sumAssured: Paise;
  premiumMode: PremiumMode;
  /** One modal premium with GST. */
  premium: Paise;
  /** Null if no further premium is due. */
  dueDate: CalendarDate | null;
  maturityDate: CalendarDate | null;
  /** Null except for unit-linked policies. */
  fundValue: Paise | null;
  asOf: CalendarDate;
}

type Row = readonly [label: string, value: string];
const row = (label: string, value: string | null): Row[] => (value === null ? [] : [[label, value]]);
const rupeesOrNull = (amount: Paise | null): string | null => (amount === null ? null : formatRupees(amount));
const dateOrNull = (date: CalendarDate | null): string | null => (date === null ? null : formatDate(date));

export const policySummary: Templates<SummaryFacts> = {
  en: (policy, { insurer }) => ({
    subject: `Summary of your ${insurer.en} policy`,
    parts: [
      `Here is your policy as of ${formatDate(policy.asOf)}.`,
      [
        ['Policy', policy.policyNo],
        ['Plan', policy.planName],
        ['Status', policy.statusName],
        ['Sum assured', formatRupees(policy.sumAssured)],
        ['Premium with GST', `${formatRupees(policy.premium)}, ${MODES.en[policy.premiumMode]}`],
        ...row('Next premium due on', dateOrNull(policy.dueDate)),
        ...row('Matures on', dateOrNull(policy.maturityDate)),
        ...row('Fund value', rupeesOrNull(policy.fundValue)),
      ],
      ...(policy.fundValue === null
        ? []
        : ['The fund value is at the last published NAV. It rises and falls with the market.']),
    ],
  }),
  hi: (policy, { insurer }) => ({
    subject: `आपकी ${insurer.hi} पॉलिसी की जानकारी`,
    parts: [
      `${formatDate(policy.asOf)} को आपकी पॉलिसी की स्थिति यह है।`,
      [
        ['पॉलिसी', policy.policyNo],
        ['प्लान', policy.planName],
        ['स्थिति', STATUSES_HI[policy.statusCode] ?? policy.statusName],
        ['बीमा राशि', formatRupees(policy.sumAssured)],
        ['GST सहित प्रीमियम', `${formatRupees(policy.premium)}, ${MODES.hi[policy.premiumMode]}`],
        ...row('अगला प्रीमियम देय', dateOrNull(policy.dueDate)),
        ...row('मैच्योरिटी की तारीख', dateOrNull(policy.maturityDate)),
        ...row('फ़ंड वैल्यू', rupeesOrNull(policy.fundValue)),
      ],
      ...(policy.fundValue === null ? [] : ['फ़ंड वैल्यू पिछली NAV पर है। यह बाज़ार के साथ बढ़ती और घटती है।']),
    ],
  }),
};
