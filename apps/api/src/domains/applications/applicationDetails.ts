import { FREE_LOOK_DAYS, valueOn } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { startConfirmation } from '../../platform/access/confirmations.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { UpiError } from '../../ports/upi-blocks.ts';
import { helpOf, toDocument, toProgress, withdrawalOf } from './application-dto.ts';
import { ownApplication } from './own-application.ts';
import { pendingBlock } from './payment-dto.ts';
import { pollBlock } from './poll-block.ts';
import { renewalOf, renewBlock } from './renew-block.ts';
import type { LoadedApplication } from './store.ts';

export default sessionHandler('applicationDetails', async ({ body, session }, deps) => {
  const before = await ownApplication(deps, session, body.applicationNo);
  const loaded = (await refresh(deps, before)) ? await ownApplication(deps, session, body.applicationNo) : before;
  const { row, documents, offer } = loaded;
  const date = today(deps.clock);
  const withdrawal = withdrawalOf(loaded, date);
  const freeLookDays = valueOn(FREE_LOOK_DAYS, date);
  const isOpen = row.stage === 'counter-offer' && offer?.state === 'open' && date <= offer.open_until;
  return ok({
    ...toProgress(loaded, date),
    proposerName: row.proposer_name,
    lifeAssuredName: row.life_assured_name,
    sumAssured: row.sum_assured,
    premium: row.premium,
    premiumMode: row.premium_mode,
    documents: documents.map(toDocument),
    ...(row.medical_case_id !== null && { medicalCaseId: row.medical_case_id }),
    hasMedicalCard: row.medical_case_id !== null && row.stage === 'medical',
    help: deps.helpPartner ? helpOf(loaded) : [],
    ...(withdrawal && { withdrawal }),
    ...(row.policy_no !== null && { policyNo: row.policy_no }),
    ...(row.stage === 'issued' && freeLookDays !== null && { freeLookDays }),
    ...(isOpen && { otpToken: await startConfirmation(deps, session, 'counter-offer') }),
  });
});

/**
 * Asks UPI about a block that waits for the applicant, so that the page follows it, and for a new one if it is needed. Returns
 * whether anything may have changed.
 */
async function refresh(deps: Deps, { row, blocks }: LoadedApplication): Promise<boolean> {
  if (!deps.upi) return false;
  const isNeeded = renewalOf(row, blocks) !== null;
  const pending = isNeeded ? await renewBlock(deps, row.application_no) : pendingBlock(blocks);
  if (!pending) return false;
  try {
    await pollBlock(deps, pending);
    return true;
  } catch (error) {
    // the job asks again
    if (error instanceof UpiError) return isNeeded;
    throw error;
  }
}
