import { type ConfirmedJourney, confirmByOtp, inBackground } from '@lifedesk/journey';
import { applicationDetails } from '@lifedesk/sdk';
import * as m from '../../texts.ts';
import { ACCEPT_OFFER } from './accept-offer.ts';
import { withoutWords } from './answer.ts';
import type { Application, Offer } from './application-words.ts';

type NoAnswers = Readonly<Record<string, unknown>>;
type OfferJourney = ConfirmedJourney<NoAnswers, Application, never>;

/** Accepts an offer on other terms, confirmed by an OTP. Each offer has its own. */
export const offerJourney = ({ applicationNo }: Application, { offerId }: Offer, onChanged: () => void): OfferJourney =>
  confirmByOtp<NoAnswers, Application, never>({
    id: `application-tracker.${offerId}`,
    guide: {
      needs: [m.applicationTracker_needsMobile],
      next: [m.applicationTracker_nextOtp, m.applicationTracker_nextApprove, m.applicationTracker_nextPolicy],
    },
    confirm: {
      workType: ACCEPT_OFFER,
      action: m.applicationTracker_accept,
      // requested now: an earlier challenge may have expired, and the offer may have ended
      async challenge(sdk) {
        const { offer, otpToken } = await applicationDetails(sdk, { applicationNo }, inBackground);
        if (otpToken && offer?.offerId === offerId) return { otpToken };
        onChanged();
        return undefined;
      },
    },
    blank: {},
    steps: [],
    refusals: withoutWords,
  });
