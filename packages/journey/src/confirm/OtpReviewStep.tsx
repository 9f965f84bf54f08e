import * as m from '@lifedesk/journey/messages';
import type { ReactElement } from 'react';
import { useJourneyState } from '../engine/journey-state.ts';
import { useApp } from '../provider/app.ts';
import { sendCode } from '../steps/otp/sent-code.ts';
import { ReviewStep, type ReviewStepProps } from '../steps/review/ReviewStep.tsx';
import { confirmationOf } from './confirm-by-otp.ts';

/** The review of a journey confirmed by an OTP: what is about to change, and the button that sends the code. */
export function OtpReviewStep(props: Omit<ReviewStepProps, 'action' | 'busyLabel' | 'check'>): ReactElement {
  const { sdk } = useApp();
  const { journey, values } = useJourneyState();
  const { workType, challenge } = confirmationOf(journey);
  const check = async () => {
    const answer = await challenge(sdk, values);
    if (!answer) return undefined;
    if ('changed' in answer) return answer.changed;
    return { code: { ...(await sendCode(sdk, answer, workType)), sentFor: values } };
  };
  return <ReviewStep {...props} action={m.confirm_sendCode()} busyLabel={m.confirm_sendingCode()} check={check} />;
}
