import { formatDate, formatPercent, type GstInvoice, type GstTaxKind } from '@lifedesk/rules';
import type { Brand } from '../../../brand.ts';
import type { DocumentCheck } from '../../../platform/pdf/document-check.ts';
import { openSheet, SIGNED_BY_COMPUTER } from '../../../platform/pdf/sheet.ts';
import { amountInWords } from './amount-in-words.ts';
import { rupees } from './paid-line.ts';

const TAXES: Readonly<Record<GstTaxKind, string>> = {
  central: 'Central tax (CGST)',
  state: 'State tax (SGST)',
  'union-territory': 'Union territory tax (UTGST)',
  integrated: 'Integrated tax (IGST)',
};

/** The words of rule 46(s) of the CGST Rules 2017. Insurers issue no e-invoices: Notification 13/2020-Central Tax. */
const DECLARATION =
  'We hereby declare that though our aggregate turnover in any preceding financial year from 2017-18 onwards is more than the aggregate turnover notified under sub-rule (4) of rule 48, we are not required to prepare an invoice in terms of the provisions of the said sub-rule.';

/** The tax invoice of a company's payment as a PDF, with every particular of rule 46. */
export function taxInvoice(
  brand: Brand,
  invoice: GstInvoice,
  receiptNo: string,
  check: DocumentCheck,
): Promise<Buffer> {
  const { supplier, recipient, placeOfSupply, lines } = invoice;
  const sheet = openSheet({
    title: 'Tax invoice',
    subtitle: `Invoice ${invoice.number}`,
    brand,
    check,
    footnote: SIGNED_BY_COMPUTER,
  });
  sheet.amount('Total with tax', rupees(invoice.total), amountInWords(invoice.total));
  sheet.facts([
    ['Invoice number', invoice.number],
    ['Date of issue', formatDate(invoice.issuedOn)],
    ['Supplier', supplier.name],
    ['Recipient', recipient.name],
    ['GSTIN of the supplier', supplier.gstin],
    ['GSTIN of the recipient', recipient.gstin],
    ['Address of the supplier', supplier.address],
    ['Place of supply', `${placeOfSupply.name} (${placeOfSupply.code})`],
    ['Tax payable on reverse charge', invoice.isReverseCharge ? 'Yes' : 'No'],
    ['Paid with receipt', receiptNo],
  ]);
  sheet.heading('Supplies');
  sheet.table(
    [
      { header: 'Service', share: 3 },
      { header: 'SAC', share: 1.6 },
      { header: 'Taxable value', share: 2.2, align: 'right' },
      { header: 'Tax and rate', share: 3 },
      { header: 'Tax', share: 2, align: 'right' },
    ],
    lines.flatMap(({ policies, taxableValue, taxes }) =>
      taxes.map(({ kind, rate, amount }, place) => [
        ...(place > 0
          ? ['', '', '']
          : [`Group life insurance, ${policiesOf(policies)}`, invoice.serviceCode, rupees(taxableValue)]),
        `${TAXES[kind]}, ${formatPercent(rate)} %`,
        rupees(amount),
      ]),
    ),
    ['Total', '', rupees(invoice.taxableValue), '', rupees(invoice.tax)],
  );
  sheet.paragraph(DECLARATION, { quiet: true });
  sheet.paragraph(
    'Issued by an insurer under rule 54(2) of the CGST Rules 2017, which does not ask for the address of the recipient.',
    { quiet: true },
  );
  return sheet.finish();
}

const policiesOf = (count: number): string => (count === 1 ? '1 policy' : `${count.toLocaleString('en-IN')} policies`);
