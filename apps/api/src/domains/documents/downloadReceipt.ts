import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { receiptOf } from './receipts.ts';
import { storeTemporarily } from './temporary-files.ts';

export const downloadReceipt = sessionHandler('downloadReceipt', async ({ body, session }, deps) =>
  ok(await storeTemporarily(deps, session, await receiptOf(deps, session.customerId, body))),
);

export const downloadReceiptPartial = sessionHandler('downloadReceiptPartial', async ({ body, session }, deps) =>
  ok(await storeTemporarily(deps, session, await receiptOf(deps, session.customerId, body, session.id))),
);
