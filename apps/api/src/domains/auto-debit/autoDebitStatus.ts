import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { findRequestByKey } from '../requests/public.ts';
import { pollBank } from './apply-mandate-report.ts';
import { loadMandates } from './load-mandates.ts';
import { findMandate } from './store.ts';

export default sessionHandler('autoDebitStatus', async ({ body, session }, deps) => {
  const { db, clock } = deps;
  const found = await findMandate(db, body.mandateId);
  const isOwn = found?.customer_id === session.customerId;
  if (!found || !isOwn || (session.kind === 'partial' && found.session_id !== session.id)) throw problem('not-found');
  if (found.state === 'created' || found.state === 'pending') await pollBank(deps, found);
  const [mandate] = await loadMandates(db, session.customerId, today(clock), found.id);
  if (!mandate) throw problem('not-found');
  const { row, dto } = mandate;
  const isFinal = row.state !== 'created' && row.state !== 'pending';
  const request = isFinal ? await findRequestByKey(db, session.customerId, row.idempotency_key) : undefined;
  return ok({
    mandate: dto,
    isFinal,
    ...(row.state === 'created' && row.gateway_url ? { bankUrl: row.gateway_url } : {}),
    ...(request ? { ticket: request.ticket } : {}),
  });
});
