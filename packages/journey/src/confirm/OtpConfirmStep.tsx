import * as m from '@lifedesk/journey/messages';
import type { ReactElement } from 'react';
import { useJourneyState } from '../engine/journey-state.ts';
import { CodeStep } from '../steps/otp/CodeStep.tsx';
import { confirmationOf } from './confirm-by-otp.ts';

/** The last step of a journey confirmed by an OTP: the person enters the code, which is sent with everything else. */
export function OtpConfirmStep(): ReactElement {
  const { journey, send } = useJourneyState();
  const { workType, action = m.confirm_action } = confirmationOf(journey);
  return <CodeStep code="code" workType={workType} submitLabel={action()} confirm={(otp) => send({ otp })} />;
}
