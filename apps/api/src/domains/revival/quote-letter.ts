import { type CalendarDate, formatDate, formatRupees } from '@lifedesk/rules';
import type { Templates } from '../../platform/mail/letter.ts';
import type { Quote } from './quotes.ts';

export interface QuoteFacts {
  policyNo: string;
  asOf: CalendarDate;
  quote: Quote;
}

/** The quote of a revival: its parts, and that it holds for the day. */
export const quoteLetter: Templates<QuoteFacts> = {
  en: ({ policyNo, asOf, quote }, { insurer }) => ({
    subject: `Your ${insurer.en} revival quote`,
    parts: [
      quote.scheme === 'all-dues'
        ? 'This is what it costs to bring your policy back into force by paying all dues.'
        : 'This is what it costs to restart your policy with new dates.',
      [
        ['Policy', policyNo],
        ['Premiums', formatRupees(quote.premium)],
        ['GST', formatRupees(quote.gst)],
        ['Late fee', formatRupees(quote.lateFee)],
        ...(quote.received > 0 ? [['Received before', formatRupees(quote.received)] as const] : []),
        ['Total', formatRupees(quote.total)],
      ],
      `It holds on ${formatDate(asOf)}. The late fee grows with each day.`,
    ],
  }),
  hi: ({ policyNo, asOf, quote }, { insurer }) => ({
    subject: `आपकी ${insurer.hi} पॉलिसी के पुनर्चलन का विवरण`,
    parts: [
      quote.scheme === 'all-dues'
        ? 'सभी बकाया चुकाकर पॉलिसी को फिर से चालू करने की लागत यह है।'
        : 'पॉलिसी की तारीखें आगे बढ़ाकर उसे नए सिरे से शुरू करने की लागत यह है।',
      [
        ['पॉलिसी', policyNo],
        ['प्रीमियम', formatRupees(quote.premium)],
        ['जीएसटी', formatRupees(quote.gst)],
        ['विलंब शुल्क', formatRupees(quote.lateFee)],
        ...(quote.received > 0 ? [['पहले प्राप्त', formatRupees(quote.received)] as const] : []),
        ['कुल', formatRupees(quote.total)],
      ],
      `यह ${formatDate(asOf)} के लिए है। विलंब शुल्क हर दिन बढ़ता है।`,
    ],
  }),
};
