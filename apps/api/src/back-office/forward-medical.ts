import type { Deps } from '../deps.ts';
import { findMedicalNews } from '../domains/medical/public.ts';

/**
 * Sends what happened to a medical case to the back office. A resent event keeps its id. Rejects with `DeliveryError`; the
 * queue retries.
 */
export async function forwardMedical(
  { db, backOffice }: Pick<Deps, 'db' | 'backOffice'>,
  { caseId, position }: { caseId: string; position: number },
): Promise<void> {
  const news = await findMedicalNews(db, caseId, position);
  if (news) await backOffice.send(news);
}
