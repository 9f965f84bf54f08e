import {
  JourneyScreen,
  OtpConfirmStep,
  OtpReviewStep,
  useApp,
  useJourneyState,
  useLocale,
  usePageNavigation,
} from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { answerCounterOffer } from '@lifedesk/sdk';
import { Button, Notice, Stack } from '@lifedesk/ui';
import { type ReactElement, useMemo, useState } from 'react';
import * as m from '../../texts.ts';
import { type ApplicationAnswer, sendFor } from './answer.ts';
import type { Application, Offer } from './application-words.ts';
import { Finished } from './Finished.tsx';
import { offerJourney } from './offer-journey.ts';
import { offerRows, offerTexts } from './offer-rows.ts';

interface AcceptOfferProps {
  readonly application: Application;
  readonly offer: Offer;
  readonly onChanged: () => void;
}

/** Accepts an offer: both sets of terms, the OTP, and the new UPI block if the premium is larger. */
export default function AcceptOffer({ application, offer, onChanged }: AcceptOfferProps): ReactElement {
  const { sdk } = useApp();
  const { self } = usePageNavigation();
  const [answered, setAnswered] = useState<ApplicationAnswer>();
  const { id, applicationNo } = application;
  const { offerId } = offer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one journey per offer, while its page is open
  const journey = useMemo(() => offerJourney(application, offer, onChanged), [offerId]);
  return (
    <JourneyScreen
      journey={journey}
      from={self({ id })}
      context={application}
      screens={{ review: OfferReview, confirm: OtpConfirmStep }}
      send={({ otp }, sending) =>
        sendFor(
          id,
          async () => {
            const body = { applicationNo, offerId, answer: 'accept' as const, ...otp };
            setAnswered(await answerCounterOffer(sdk, body, sending));
          },
          onChanged,
        )
      }
      done={() => <Accepted id={id} answered={answered} />}
    />
  );
}

/** The offer that is about to be accepted, beside what was asked for. */
function OfferReview(): ReactElement | null {
  const { context } = useJourneyState();
  const locale = useLocale();
  const { offer } = context as Application;
  if (!offer) return null;
  return (
    <OtpReviewStep
      heading={m.applicationTracker_acceptHeading()}
      lead={m.applicationTracker_acceptLead()}
      caption={m.applicationTracker_offerHeading()}
      rows={offerRows(offer, locale)}
      texts={offerTexts()}
    >
      <Stack gap="4">
        <p>{m.applicationTracker_offerUntil({ date: formatServerDate(offer.openUntil) })}</p>
        {offer.needsApproval && <Notice>{m.applicationTracker_offerApproval()}</Notice>}
      </Stack>
    </OtpReviewStep>
  );
}

interface AcceptedProps {
  readonly id: string;
  /** Absent after a reload: the application then shows what is left to do. */
  readonly answered: ApplicationAnswer | undefined;
}

function Accepted({ id, answered }: AcceptedProps): ReactElement {
  const { leave } = useApp();
  const { self } = usePageNavigation();
  const approval = answered?.payment.approval;
  if (!approval)
    return <Finished id={id} heading={m.applicationTracker_accepted()} body={m.applicationTracker_acceptedBody()} />;
  const { amount, approvalUrl } = approval;
  return (
    <Finished
      id={id}
      heading={m.applicationTracker_approve({ amount: formatRupees(amount) })}
      body={approvalUrl ? m.applicationTracker_approveBody() : m.applicationTracker_approveSoon()}
      action={
        approvalUrl && <Button onClick={() => leave(approvalUrl, self({ id }))}>{m.applicationTracker_toUpi()}</Button>
      }
    />
  );
}
