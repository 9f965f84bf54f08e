import { answer, handler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { applyReport } from './gateway/apply-report.ts';

export default handler('paymentCallback', async ({ body, rawBody, headers, log }, deps) => {
  const signed = {
    body: rawBody,
    timestamp: headers['X-Gateway-Timestamp'],
    signature: headers['X-Gateway-Signature'],
  };
  if (!deps.gateway.isAuthentic(signed)) throw problem('signature-invalid');
  const { orderId, gatewayReference: reference, outcome: state, amount, at, reason } = body;
  const report = { orderId, reference, state, amount, at: new Date(at), ...(reason ? { reason } : {}) };
  const effect = await applyReport(deps, report, 'callback');
  if (effect === null) throw problem('not-found');
  if (effect === 'conflict') {
    log.error({ orderId }, "the payment gateway's report contradicts the order");
    throw problem('order-conflict');
  }
  return answer(204, null);
});
