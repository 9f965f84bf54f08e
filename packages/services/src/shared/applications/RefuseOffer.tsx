import {
  defineJourney,
  JourneyScreen,
  ReviewStep,
  useApp,
  useJourneyState,
  useLocale,
  usePageNavigation,
} from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { answerCounterOffer } from '@lifedesk/sdk';
import { type ReactElement, useMemo, useState } from 'react';
import * as m from '../../texts.ts';
import { type ApplicationAnswer, sendFor, withoutWords } from './answer.ts';
import type { Application, Offer } from './application-words.ts';
import { Finished } from './Finished.tsx';
import { offerRows, offerTexts } from './offer-rows.ts';

interface RefuseOfferProps {
  readonly application: Application;
  readonly offer: Offer;
  readonly onChanged: () => void;
}

const refusal = (offerId: string) =>
  defineJourney({
    id: `application-tracker.refuse.${offerId}`,
    guide: { needs: [], next: [m.applicationTracker_nextBack, m.applicationTracker_nextNoReason] },
    blank: {},
    steps: [{ id: 'review', name: m.review_step }],
    begin: (_context: Application) => ({}),
    refusals: withoutWords,
  });

/** Refuses an offer on other terms: what follows, and one press. It needs no reason. */
export default function RefuseOffer({ application, offer, onChanged }: RefuseOfferProps): ReactElement {
  const { sdk } = useApp();
  const { self } = usePageNavigation();
  const [answered, setAnswered] = useState<ApplicationAnswer>();
  const { id, applicationNo } = application;
  const { offerId } = offer;
  const journey = useMemo(() => refusal(offerId), [offerId]);
  const backBy = answered?.payment.backBy;
  return (
    <JourneyScreen
      journey={journey}
      from={self({ id })}
      context={application}
      screens={{ review: RefusalReview }}
      send={(_values, sending) =>
        sendFor(
          id,
          async () => {
            setAnswered(await answerCounterOffer(sdk, { applicationNo, offerId, answer: 'refuse' }, sending));
          },
          onChanged,
        )
      }
      done={() => (
        <Finished
          id={id}
          heading={m.applicationTracker_refused()}
          body={m.applicationTracker_refusedBody()}
          details={[
            backBy
              ? { label: m.applicationTracker_backBy(), value: formatServerDate(backBy), figure: true }
              : undefined,
          ]}
        />
      )}
    />
  );
}

function RefusalReview(): ReactElement | null {
  const { context } = useJourneyState();
  const locale = useLocale();
  const { offer } = context as Application;
  if (!offer) return null;
  return (
    <ReviewStep
      heading={m.applicationTracker_refuseHeading()}
      lead={m.applicationTracker_refuseLead()}
      caption={m.applicationTracker_offerHeading()}
      rows={offerRows(offer, locale)}
      texts={offerTexts()}
      action={m.applicationTracker_refuse()}
    />
  );
}
