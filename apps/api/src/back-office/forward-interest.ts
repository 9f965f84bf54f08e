import type { Deps } from '../deps.ts';
import { claimInterest, deleteInterest } from '../domains/recommendations/public.ts';
import type { InterestEvent } from '../ports/back-office.ts';

/**
 * Sends interest in a plan, or its withdrawal, to the back office. A withdrawn interest is deleted once the back office
 * knows; one that was never sent is just deleted. Rejects with `DeliveryError`; the queue retries.
 */
export async function forwardInterest(
  { db, clock, backOffice }: Pick<Deps, 'db' | 'clock' | 'backOffice'>,
  reference: string,
): Promise<void> {
  const found = await claimInterest(db, reference, clock.now());
  if (!found) return;
  const { plan_code: planCode, withdrawn_at: withdrawnAt } = found;
  if (withdrawnAt === null) {
    const event: InterestEvent = {
      eventId: `${reference}-given`,
      event: 'plan-interest-given',
      reference,
      planCode,
      because: found.because,
      purpose: 'call-about-plan',
      ...(found.name && { name: found.name }),
      ...(found.mobile && { mobile: found.mobile }),
      isVerified: found.is_verified,
      callWindow: found.call_window,
      language: found.language,
      at: found.registered_at.toISOString(),
    };
    return backOffice.send(event);
  }
  if (found.forwarded_at !== null)
    await backOffice.send({
      eventId: `${reference}-withdrawn`,
      event: 'plan-interest-withdrawn',
      reference,
      planCode,
      at: withdrawnAt.toISOString(),
    });
  await deleteInterest(db, reference);
}
