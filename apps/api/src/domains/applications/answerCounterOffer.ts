import { blockCharge, todayInIndia } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { checkCodes } from '../../platform/access/confirmations.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem, validationProblem } from '../../platform/problem.ts';
import { type Answering, answerOnce } from './answer-once.ts';
import { toAnswered } from './answered-dto.ts';
import { setReleasing } from './blocks.store.ts';
import { acceptApplication, endWithoutPolicy, requestBlock } from './change-stage.ts';
import { setOffer } from './changes.store.ts';
import { informNewBusiness } from './news.ts';
import { announceStage } from './notices.ts';
import { standingBlock } from './payment-dto.ts';
import { findBlocks, findDeposit, findOpenOffer, type OfferRow } from './store.ts';

export default sessionHandler('answerCounterOffer', async (call, deps) => {
  const { session, client, body } = call;
  const { applicationNo, offerId, answer, otpToken, otp } = body;
  const answered = await answerOnce(deps, call, {
    operation: 'answerCounterOffer',
    schema: 'AnsweredApplication',
    ...(answer === 'accept' && {
      proof: async () => {
        if (otpToken === undefined || otp === undefined) throw validationProblem('/otp', 'is required to accept');
        return checkCodes(deps, session, 'counter-offer', [{ otpToken, otp }], client);
      },
    }),
    async run(answering) {
      const { transaction, application } = answering;
      const offer = await findOpenOffer(transaction, applicationNo);
      const today = todayInIndia(deps.clock.now());
      if (application.stage !== 'counter-offer' || offer?.state !== 'open') throw problem('offer-closed');
      if (offer.offer_id !== offerId || today > offer.open_until) throw problem('offer-closed');
      if (answer === 'accept') await accept(deps, answering, offer);
      else await refuse(deps, answering, offer);
      return toAnswered(deps, transaction, applicationNo);
    },
  });
  return ok(answered);
});

/** Accepts the offer if the money is there; otherwise once the applicant's bank has blocked the larger premium. */
async function accept(deps: Deps, { transaction, queue, application }: Answering, offer: OfferRow): Promise<void> {
  const { application_no: applicationNo } = application;
  const { offer_id: offerId, premium } = offer;
  const now = deps.clock.now();
  const today = todayInIndia(now);
  const standing = standingBlock(await findBlocks(transaction, applicationNo));
  const deposit = await findDeposit(transaction, applicationNo);
  const isBlocked = standing?.state === 'blocked' && (standing.blocked_until ?? '') >= today;
  const held = isBlocked ? standing.amount : (deposit?.amount ?? 0);
  const isEnough = blockCharge(held, premium) !== null;
  await setOffer(transaction, offerId, { state: isEnough ? 'accepted' : 'accepting', answered_at: now });
  if (isEnough) {
    await acceptApplication(deps, transaction, application, premium);
    await announceStage(deps, transaction, queue, application);
    await informNewBusiness(deps, transaction, queue, { event: 'offer-accepted', applicationNo, offerId });
    return;
  }
  // a renewal of the smaller amount that was not approved is of no use any more
  await setReleasing(transaction, applicationNo, { states: ['requested'], releaseBy: today, now });
  await requestBlock(deps, transaction, applicationNo, premium);
}

async function refuse(deps: Deps, { transaction, queue, application }: Answering, offer: OfferRow): Promise<void> {
  const { application_no: applicationNo } = application;
  const { offer_id: offerId } = offer;
  await setOffer(transaction, offerId, { state: 'refused', answered_at: deps.clock.now() });
  await endWithoutPolicy(deps, transaction, application, 'not-taken');
  await announceStage(deps, transaction, queue, application);
  await informNewBusiness(deps, transaction, queue, { event: 'offer-refused', applicationNo, offerId });
}
