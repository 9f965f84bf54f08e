import { formatDate } from '@lifedesk/rules';
import { m } from '../../../platform/language.ts';
import type { DocumentWords } from '../../../platform/pdf/document-words.ts';
import type { Sheet } from '../../../platform/pdf/sheet.ts';
import { CHANNELS, linesThatCount, listTakenBack, type PaidLine, purposeOf, rupees, sum } from './paid-line.ts';

/** Lists the payments with their total, and then those that a bank took back. */
export function listPayments(sheet: Sheet, all: readonly PaidLine[], words: DocumentWords): void {
  const { label } = words;
  const lines = linesThatCount(all);
  if (all.length === 0) sheet.paragraph(label(m.document_noPayments));
  else
    sheet.table(
      [
        { header: label(m.document_paidOn), share: 2 },
        { header: label(m.document_receipt), share: 3 },
        { header: label(m.document_paidFor), share: 4 },
        { header: label(m.document_paidBy), share: 1.8 },
        { header: label(m.document_amount), share: 2.2, align: 'right' },
      ],
      lines.map((line) => [
        formatDate(line.paidOn),
        line.receiptNo,
        words.each((locale) => purposeOf(line, { locale })),
        label(CHANNELS[line.channel]),
        rupees(line.amount),
      ]),
      [label(m.document_total), '', '', '', rupees(sum(lines, (line) => line.amount))],
    );
  listTakenBack(sheet, all, words);
}
