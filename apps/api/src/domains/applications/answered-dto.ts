import type { components } from '@lifedesk/contract';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/connect.ts';
import { problem } from '../../platform/problem.ts';
import { toPayment } from './payment-dto.ts';
import { findBlocks, findDeposit, lockApplication } from './store.ts';

/** An application after the applicant's answer. */
export async function toAnswered(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Db,
  applicationNo: string,
): Promise<components['schemas']['AnsweredApplication']> {
  const application = await lockApplication(transaction, applicationNo);
  if (!application) throw problem('not-found');
  return {
    applicationNo,
    stage: application.stage,
    at: clock.now().toISOString(),
    payment: toPayment(await findBlocks(transaction, applicationNo), await findDeposit(transaction, applicationNo)),
  };
}
