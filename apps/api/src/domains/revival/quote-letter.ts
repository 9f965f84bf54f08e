import { type CalendarDate, formatDate, formatRupees } from '@lifedesk/rules';
import type { Templates } from '../../platform/mail/letter.ts';
import type { Quote } from './quotes.ts';

export interface QuoteFacts {
  policyNo: string;
  asOf: CalendarDate;
  quote: Quote;
}

/** The quote of a revival: its parts, and that it is valid for the day. */
export const quoteLetter: Templates<QuoteFacts> = {
  en: ({ policyNo, asOf, quote }, { insurer }) => ({
    subject: `Your ${insurer.en} revival quote`,
    parts: [
      quote.scheme === 'all-dues'
        ? 'This is what it costs to revive your policy by paying all dues.'
        : 'This is what it costs to revive your policy with new dates.',
      [
        ['Policy', policyNo],
        ['Premiums', formatRupees(quote.premium)],
        ['GST', formatRupees(quote.gst)],
        ['Late fee', formatRupees(quote.lateFee)],
        ...(quote.received > 0 ? [['Received before', formatRupees(quote.received)] as const] : []),
        ['Total', formatRupees(quote.total)],
      ],
      `This applies on ${formatDate(asOf)}. The late fee grows each day.`,
    ],
  }),
  hi: ({ policyNo, asOf, quote }, { insurer }) => ({
    subject: `आपकी ${insurer.hi} पॉलिसी के रिवाइवल का ख़र्च`,
    parts: [
      quote.scheme === 'all-dues'
        ? 'पूरा बकाया चुकाकर पॉलिसी फिर चालू करने का ख़र्च यह है।'
        : 'नई तारीखों के साथ पॉलिसी फिर चालू करने का ख़र्च यह है।',
      [
        ['पॉलिसी', policyNo],
        ['प्रीमियम', formatRupees(quote.premium)],
        ['GST', formatRupees(quote.gst)],
        ['लेट फ़ीस', formatRupees(quote.lateFee)],
        ...(quote.received > 0 ? [['पहले मिली राशि', formatRupees(quote.received)] as const] : []),
        ['कुल', formatRupees(quote.total)],
      ],
      `यह ${formatDate(asOf)} के लिए है। लेट फ़ीस हर दिन बढ़ती है।`,
    ],
  }),
};
