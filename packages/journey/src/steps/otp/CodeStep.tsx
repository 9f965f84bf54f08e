import * as m from '@lifedesk/journey/messages';
import { isLifedeskError } from '@lifedesk/sdk';
import { Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { useJourneyState } from '../../engine/journey-state.ts';
import { useApp } from '../../provider/app.ts';
import { OtpStep } from './OtpStep.tsx';
import { type SentCode, sendCode, type TypedOtp } from './sent-code.ts';

interface CodeStepProps {
  /** The transient field with the code on its way. */
  readonly code: string;
  /** The field that shows a refusal of the code, if a later step finds it. */
  readonly field?: string;
  /** The action phrase of the service, part of the message with the code. */
  readonly workType: string;
  readonly heading?: string;
  readonly submitLabel: string;
  /** Continues with the typed code. @throws LifedeskError */
  readonly confirm: (typed: TypedOtp) => Promise<void>;
}

/** Asks for a code inside a journey. Does not depend on a service. */
export function CodeStep(props: CodeStepProps): ReactElement {
  const { code, field = code, workType, heading, submitLabel, confirm } = props;
  const { sdk } = useApp();
  const { journey, values, problems, set, goBack, unanswered } = useJourneyState();
  const sent = values[code] as SentCode;
  const refused = problems[field];
  return (
    <Stack gap="6">
      {unanswered && (
        <Notice tone="warning" role="alert" title={m.journey_unansweredTitle()}>
          {m.journey_unanswered()}
        </Notice>
      )}
      <OtpStep
        type={journey.id}
        mobile={sent.mobileNo}
        email={sent.emailId}
        sent={sent}
        {...(heading !== undefined && { heading })}
        refused={isLifedeskError(refused) ? refused : undefined}
        submitLabel={submitLabel}
        confirm={(otp) => confirm({ otpToken: sent.otpToken, otp })}
        resend={async () => {
          const again = await sendCode(sdk, sent, workType);
          set({ [code]: { ...sent, ...again } });
          return again;
        }}
        onBlocked={goBack}
      />
    </Stack>
  );
}
