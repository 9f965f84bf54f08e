import * as m from '@lifedesk/journey/messages';
import type { ReactElement } from 'react';
import { useJourneyState } from '../engine/journey-state.ts';
import { CodeStep } from '../steps/otp/CodeStep.tsx';
import { confirmationOf } from './confirm-by-otp.ts';

/** The last step of a journey that is confirmed by an OTP: the code is typed, and everything is sent with it. */
export function OtpConfirmStep(): ReactElement {
  const { journey, send } = useJourneyState();
  const { workType, action = m.confirm_action } = confirmationOf(journey);
  return <CodeStep code="code" workType={workType} submitLabel={action()} confirm={(otp) => send({ otp })} />;
}
