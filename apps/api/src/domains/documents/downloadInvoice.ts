import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { invoiceOf } from './invoices.ts';
import { storeTemporarily } from './temporary-files.ts';

export default sessionHandler('downloadInvoice', async ({ body, session }, deps) =>
  ok(await storeTemporarily(deps, session, await invoiceOf(deps, session.customerId, body))),
);
