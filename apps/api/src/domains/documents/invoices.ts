import { type GstInvoice, type GstInvoiceFacts, gstInvoice, type Reversal, todayInIndia } from '@lifedesk/rules';
import type { Brand } from '../../brand.ts';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import { problem } from '../../platform/problem.ts';
import { taxInvoice } from './pdf/tax-invoice.ts';
import { type DocumentFile, editionOf, type ReceiptWish } from './receipts.ts';
import { invoiceFacts } from './signed/facts.ts';
import { signDocument } from './signed/sign.ts';
import { findAnyReceipt, findReceipt, findTaxedLines, findTaxpayer, type ReceiptRecord } from './store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'secrets' | 'origin'>;

/** The tax invoice of a company's payment as a PDF. Throws `not-found` if there is none, as after the bank took it back. */
export async function invoiceOf(deps: Needs, customerId: number, by: ReceiptWish): Promise<DocumentFile> {
  const receipt = await findReceipt(deps.db, customerId, by);
  const invoice = receipt && makeInvoice(deps.config.brand, receipt);
  if (!receipt || !invoice) throw problem('not-found');
  const check = signDocument(deps, invoiceFacts(invoice, receipt));
  const content = await taxInvoice(editionOf(deps, by), invoice, receipt.receiptNo, check);
  return { fileName: `invoice-${invoice.number}.pdf`, content };
}

/** The number of the tax invoice of a company's order; null if there is none. */
export async function invoiceNumber(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { customerId, kind }: Pick<Session, 'customerId' | 'kind'>,
  orderId: string,
): Promise<string | null> {
  const receipt = kind === 'corp' ? await findReceipt(db, customerId, { orderId }) : undefined;
  return (receipt && makeInvoice(config.brand, receipt)?.number) ?? null;
}

/** The numbers of the invoices of a company's receipts, by receipt number; without those that have none. */
export async function findInvoiceNumbers(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { customerId, kind }: Pick<Session, 'customerId' | 'kind'>,
  receiptNos: readonly string[],
): Promise<Map<string, string>> {
  if (kind !== 'corp' || receiptNos.length === 0) return new Map();
  const [company, taxed] = await Promise.all([findTaxpayer(db, customerId), findTaxedLines(db, receiptNos)]);
  return new Map(
    taxed.flatMap((line): [string, string][] => {
      const invoice = gstInvoice({ ...factsOf(config.brand, company), ...line, premiums: [line] });
      return invoice ? [[line.receiptNo, invoice.number]] : [];
    }),
  );
}

/** Whether the invoice with this number and amount counts, or why its payment does not. */
export async function invoiceState(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  number: string,
  amount: number,
): Promise<{ state: 'valid' | 'reversed'; reversal?: Reversal }> {
  const receipt = await findAnyReceipt(db, number.replace(/^GI-/, 'RC-'));
  if (receipt?.reversal) return { state: 'reversed', reversal: receipt.reversal };
  const invoice = receipt && makeInvoice(config.brand, receipt);
  return { state: invoice?.number === number && invoice.total === amount ? 'valid' : 'reversed' };
}

function makeInvoice(brand: Brand, receipt: ReceiptRecord): GstInvoice | null {
  if (receipt.reversal) return null;
  return gstInvoice({
    ...factsOf(brand, { name: receipt.holder.name, gstin: receipt.gstin }),
    receiptNo: receipt.receiptNo,
    paidOn: todayInIndia(receipt.paidAt),
    premiums: receipt.lines,
  });
}

const factsOf = (brand: Brand, recipient: GstInvoiceFacts['recipient']) => ({
  supplier: { name: brand.legalName.en, address: brand.address.en, gstin: brand.gstin ?? null },
  recipient,
});
