import { isEndedApplication } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { requestBlock } from './change-stage.ts';
import { standingBlock } from './payment-dto.ts';
import { type ApplicationRow, type BlockRow, findBlocks, findDeposit, lockApplication } from './store.ts';

/**
 * The amount of a new block that the applicant should be asked for; null if none is needed. A block has fallen away while the
 * application continues, or the bank did not approve the one that an accepted application needs.
 */
export function renewalOf({ stage }: Pick<ApplicationRow, 'stage'>, blocks: readonly BlockRow[]): number | null {
  const [newest] = blocks;
  const isCovered = blocks.some(({ state }) => state === 'requested' || state === 'blocked' || state === 'debiting');
  if (!newest || isCovered || isEndedApplication(stage)) return null;
  const standing = standingBlock(blocks);
  const isMissing = standing?.state === 'lapsed' || (stage === 'accepted' && standing?.state !== 'debited');
  if (!isMissing) return null;
  const last = stage === 'accepted' || !standing ? newest : standing;
  return last.debit ?? last.amount;
}

/**
 * Asks for a new block when the applicant opens the page, and not by itself: each one asks the UPI app for a PIN. Returns
 * the new one.
 */
export async function renewBlock(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  applicationNo: string,
): Promise<BlockRow | undefined> {
  return deps.db.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, applicationNo);
    const amount = application && renewalOf(application, await findBlocks(transaction, applicationNo));
    if (!amount || (await findDeposit(transaction, applicationNo))) return undefined;
    await requestBlock(deps, transaction, applicationNo, amount);
    const [block] = await findBlocks(transaction, applicationNo);
    return block;
  });
}
