import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { problem } from '../../../platform/problem.ts';
import { signDocument, storeTemporarily } from '../../documents/public.ts';
import { certificateFacts, payoutCertificate } from './certificate.ts';
import { findPayee, findPayout } from './history.store.ts';

export default sessionHandler('payoutCertificate', async ({ body, session }, deps) => {
  const payout = await findPayout(deps.db, session.customerId, body.ticket);
  if (payout?.state !== 'paid') throw problem('not-found');
  const payee = await findPayee(deps.db, session.customerId);
  const check = signDocument(deps, certificateFacts(payout, payee));
  const edition = { brand: deps.config.brand, language: body.language ?? 'en' };
  const content = await payoutCertificate(edition, payout, payee, check);
  return ok(await storeTemporarily(deps, session, { fileName: `payout-${payout.ticket}.pdf`, content }));
});
