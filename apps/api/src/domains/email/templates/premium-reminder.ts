import { formatRupees, type Paise } from '@lifedesk/rules';
import { m } from '../../../platform/language.ts';
import type { Template } from '../../../platform/mail/letter.ts';

export interface ReminderFacts {
  policyNo: string;
  /** Null if the plan has no name to show. */
  planName: string | null;
  /** What must be paid now, with GST, after payments received and in process. */
  toBePaid: Paise;
  pastDue: Paise;
  inProcess: Paise;
  /** DD/MM/YYYY, the oldest unpaid due date; null if no further premium is due. */
  dueDate: string | null;
  payUrl: string;
}

/** Says what to pay, or that nothing is due. */
export const premiumReminder: Template<ReminderFacts> = (facts, { insurer: names }, language) => {
  const { policyNo, planName, toBePaid, pastDue, inProcess, dueDate, payUrl } = facts;
  const locale = { locale: language };
  const insurer = names[language];
  const isDue = toBePaid > 0;
  return {
    subject: isDue ? m.mail_reminderSubject({ insurer }, locale) : m.mail_reminderNothingSubject({ insurer }, locale),
    parts: [
      isDue ? m.mail_reminderPay({ amount: formatRupees(toBePaid) }, locale) : m.mail_reminderNothing({}, locale),
      [
        [m.mail_policy({}, locale), policyNo],
        ...row(m.mail_plan({}, locale), planName),
        ...row((isDue ? m.mail_reminderDueDate : m.mail_nextDueDate)({}, locale), dueDate),
        ...row(m.mail_reminderOverdue({}, locale), isDue && pastDue > 0 && formatRupees(pastDue)),
        ...row(m.mail_reminderInProcess({}, locale), inProcess > 0 && formatRupees(inProcess)),
      ],
      ...(isDue ? [m.mail_reminderPayOnline({ url: payUrl }, locale), m.mail_reminderIgnore({}, locale)] : []),
    ],
  };
};

const row = (label: string, value: string | null | false): (readonly [string, string])[] =>
  value ? [[label, value]] : [];
