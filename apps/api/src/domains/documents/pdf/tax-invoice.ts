import { formatCount, formatDate, formatPercent, type GstInvoice, type GstTaxKind } from '@lifedesk/rules';
import { type Message, m } from '../../../platform/language.ts';
import type { DocumentCheck } from '../../../platform/pdf/document-check.ts';
import { documentWords, type Edition } from '../../../platform/pdf/document-words.ts';
import { openSheet, SIGNED_BY_COMPUTER } from '../../../platform/pdf/sheet.ts';
import { amountInWords } from './amount-in-words.ts';
import { rupees } from './paid-line.ts';

const TAXES: Readonly<Record<GstTaxKind, Message>> = {
  central: m.document_centralTax,
  state: m.document_stateTax,
  'union-territory': m.document_unionTerritoryTax,
  integrated: m.document_integratedTax,
};

/** The tax invoice of a company's payment as a PDF, with every particular of rule 46. */
export function taxInvoice(
  { brand, language }: Edition,
  invoice: GstInvoice,
  receiptNo: string,
  check: DocumentCheck,
): Promise<Buffer> {
  const { supplier, recipient, placeOfSupply, lines } = invoice;
  const words = documentWords(language, 'for-others');
  const sheet = openSheet({
    title: m.document_taxInvoice,
    subtitle: words.line(m.document_ofInvoice, { number: invoice.number }),
    brand,
    words,
    check,
    footnote: SIGNED_BY_COMPUTER,
  });
  sheet.amount(
    words.label(m.document_totalWithTax),
    rupees(invoice.total),
    words.each((locale) => amountInWords(invoice.total, locale)),
  );
  sheet.facts([
    [words.label(m.document_invoiceNumber), invoice.number],
    [words.label(m.document_issuedOn), formatDate(invoice.issuedOn)],
    [words.label(m.document_supplier), supplier.name],
    [words.label(m.document_recipient), recipient.name],
    [words.label(m.document_supplierGstin), supplier.gstin],
    [words.label(m.document_recipientGstin), recipient.gstin],
    [words.label(m.document_supplierAddress), supplier.address],
    [words.label(m.document_placeOfSupply), `${placeOfSupply.name} (${placeOfSupply.code})`],
    [words.label(m.document_paidWithReceipt), receiptNo],
    [words.label(m.document_reverseCharge), words.label(invoice.isReverseCharge ? m.document_yes : m.document_no)],
  ]);
  sheet.heading(words.label(m.document_supplies));
  sheet.table(
    [
      { header: words.label(m.document_service), share: 3 },
      { header: words.label(m.document_serviceCode), share: 1.6 },
      { header: words.label(m.document_taxableValue), share: 2.2, align: 'right' },
      { header: words.label(m.document_taxAndRate), share: 3 },
      { header: words.label(m.document_tax), share: 2, align: 'right' },
    ],
    lines.flatMap(({ policies, taxableValue, taxes }) => {
      const service = { count: policies, number: formatCount(policies) };
      return taxes.map(({ kind, rate, amount }, place) => [
        ...(place > 0
          ? ['', '', '']
          : [words.sentence(m.document_groupCover, service), invoice.serviceCode, rupees(taxableValue)]),
        words.each((locale) => `${TAXES[kind]({}, { locale })}, ${formatPercent(rate)}\u00A0%`),
        rupees(amount),
      ]);
    }),
    [words.label(m.document_total), '', rupees(invoice.taxableValue), '', rupees(invoice.tax)],
  );
  for (const message of [m.document_noEInvoice, m.document_insurersInvoice])
    sheet.paragraph(
      words.each((locale) => message({}, { locale })),
      { quiet: true },
    );
  return sheet.finish();
}
