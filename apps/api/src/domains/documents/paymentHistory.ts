import { shortReference } from '@lifedesk/rules';
import { ok, requireValue, sessionHandler } from '../../platform/contract/handler.ts';
import { reversalOf } from '../../platform/database/reversal-of.ts';
import { findInvoiceNumbers } from './invoices.ts';
import { countReceipts, findReceiptPage } from './payment-history.store.ts';

export default sessionHandler('paymentHistory', async ({ body, session }, deps) => {
  const { page } = body;
  const pageSize = requireValue(body.pageSize);
  const [rows, totalCount] = await Promise.all([
    // biome-ignore lint/plugin/arithmetic: paging
    findReceiptPage(deps.db, session.customerId, { limit: pageSize, offset: (page - 1) * pageSize }),
    countReceipts(deps.db, session.customerId),
  ]);
  const invoices = await findInvoiceNumbers(
    deps,
    session,
    rows.filter(({ reversed_on }) => reversed_on === null).map(({ receipt_no }) => receipt_no),
  );
  return ok({
    payments: rows.map((row) => {
      const invoiceNo = invoices.get(row.receipt_no);
      return {
        receiptNo: row.receipt_no,
        paidOn: row.paid_on,
        amount: row.amount,
        purpose: row.purpose,
        policyNo: row.policy_no,
        policyCount: row.policies,
        ...(row.order_id !== null && { reference: shortReference(row.order_id) }),
        ...(invoiceNo !== undefined && { invoiceNo }),
        ...reversalOf(row),
      };
    }),
    page,
    pageSize,
    totalCount,
  });
});
