import { type CalendarDate, formatDate, formatRupees } from '@lifedesk/rules';
import { m } from '../../platform/language.ts';
import type { Template } from '../../platform/mail/letter.ts';
import type { Quote } from './quotes.ts';

export interface QuoteFacts {
  policyNo: string;
  asOf: CalendarDate;
  quote: Quote;
}

/** The quote of a revival: its parts, and that it is valid for the day. */
export const quoteLetter: Template<QuoteFacts> = ({ policyNo, asOf, quote }, { insurer }, language) => {
  const locale = { locale: language };
  const received: [string, string][] =
    quote.received > 0 ? [[m.mail_quoteReceived({}, locale), formatRupees(quote.received)]] : [];
  return {
    subject: m.mail_quoteSubject({ insurer: insurer[language] }, locale),
    parts: [
      (quote.scheme === 'all-dues' ? m.mail_quoteAllDues : m.mail_quoteNewDates)({}, locale),
      [
        [m.mail_policy({}, locale), policyNo],
        [m.mail_quotePremiums({}, locale), formatRupees(quote.premium)],
        [m.mail_quoteGst({}, locale), formatRupees(quote.gst)],
        [m.mail_quoteLateFee({}, locale), formatRupees(quote.lateFee)],
        ...received,
        [m.mail_quoteTotal({}, locale), formatRupees(quote.total)],
      ],
      m.mail_quoteValidOn({ date: formatDate(asOf) }, locale),
    ],
  };
};
