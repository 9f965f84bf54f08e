import { type CalendarDate, formatDate, formatRupees, type Paise, type PremiumMode } from '@lifedesk/rules';
import { m } from '../../../platform/language.ts';
import type { Template } from '../../../platform/mail/letter.ts';
import { POLICY_STATUSES } from '../../documents/public.ts';
import { MODES } from './words.ts';

export interface SummaryFacts {
  policyNo: string;
  planName: string;
  statusCode: string;
  statusName: string;
  sumAssured: Paise;
  premiumMode: PremiumMode;
  /** One modal premium: with GST if a premium is due, without it if none is paid any more. */
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

export const policySummary: Template<SummaryFacts> = (policy, { insurer }, language) => {
  const locale = { locale: language };
  const premium = `${formatRupees(policy.premium)}, ${MODES[policy.premiumMode]({}, locale)}`;
  return {
    subject: m.mail_summarySubject({ insurer: insurer[language] }, locale),
    parts: [
      m.mail_summary({ date: formatDate(policy.asOf) }, locale),
      [
        [m.mail_policy({}, locale), policy.policyNo],
        [m.mail_plan({}, locale), policy.planName],
        [m.mail_summaryStatus({}, locale), POLICY_STATUSES[policy.statusCode]?.({}, locale) ?? policy.statusName],
        [m.mail_summarySumAssured({}, locale), formatRupees(policy.sumAssured)],
        [policy.dueDate ? m.mail_summaryPremium({}, locale) : m.mail_summaryPremiumPaid({}, locale), premium],
        ...row(m.mail_nextDueDate({}, locale), dateOrNull(policy.dueDate)),
        ...row(m.mail_summaryMaturesOn({}, locale), dateOrNull(policy.maturityDate)),
        ...row(m.mail_summaryFundValue({}, locale), rupeesOrNull(policy.fundValue)),
      ],
      ...(policy.fundValue === null ? [] : [m.mail_summaryNav({}, locale)]),
    ],
  };
};
