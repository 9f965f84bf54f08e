import { answer, handler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { applyMandateReport } from './apply-mandate-report.ts';

export default handler('mandateCallback', async ({ body, rawBody, headers, log }, deps) => {
  const signed = {
    body: rawBody,
    timestamp: headers['X-Gateway-Timestamp'],
    signature: headers['X-Gateway-Signature'],
  };
  if (!deps.gateway.isAuthentic(signed)) throw problem('signature-invalid');
  const { outcome: state, at, ...report } = body;
  const effect = await applyMandateReport(deps, { ...report, state, at: new Date(at) });
  if (effect === null) throw problem('not-found');
  if (effect === 'conflict') {
    log.error({ mandateId: body.mandateId }, "the bank's answer contradicts the mandate");
    throw problem('order-conflict');
  }
  return answer(204, null);
});
