import type { Deps } from '../deps.ts';
import { findCase } from '../domains/payments/public.ts';
import type { CaseEvent } from '../ports/back-office.ts';

/**
 * Sends a settlement case to the back office. A resent event keeps its id. Rejects with `DeliveryError`; the queue
 * retries.
 */
export async function forwardCase({ db, backOffice }: Pick<Deps, 'db' | 'backOffice'>, caseId: number): Promise<void> {
  const found = await findCase(db, caseId);
  if (!found) return;
  const event: CaseEvent = {
    eventId: `settlement-case-${caseId}`,
    event: 'settlement-case-opened',
    orderId: found.order_id,
    kind: found.kind,
    settledOn: found.settled_on,
    ...(found.expected !== null && { expected: found.expected }),
    ...(found.found !== null && { found: found.found }),
    openedAt: found.opened_at.toISOString(),
  };
  await backOffice.send(event);
}
