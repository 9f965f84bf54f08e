import * as m from '@lifedesk/journey/messages';
import { isLifedeskError } from '@lifedesk/sdk';
import { Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { useJourneyState } from '../../engine/journey-state.ts';
import { useApp } from '../../provider/app.ts';
import { type CodeUnderWay, sendCode } from './code-under-way.ts';
import { OtpStep } from './OtpStep.tsx';

interface ConfirmStepProps {
  /** The momentary field that holds the code on its way. */
  readonly code: string;
  /** The field that a refusal of the code is said at, where it is found out later. */
  readonly field?: string;
  /** The action phrase of the service, which stands in the message with the code. */
  readonly workType: string;
  readonly heading?: string;
  readonly submitLabel: string;
  /** Goes on with the code that was typed. @throws LifedeskError */
  readonly confirm: (otp: string) => Promise<void>;
}

/** The OTP step of a journey. It is told what to confirm, and knows no service. */
export function ConfirmStep(props: ConfirmStepProps): ReactElement {
  const { code, field = code, workType, heading, submitLabel, confirm } = props;
  const { sdk } = useApp();
  const { journey, values, problems, set, goBack, unanswered } = useJourneyState();
  const underWay = values[code] as CodeUnderWay;
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
        mobile={underWay.mobile}
        email={underWay.email}
        sent={underWay}
        {...(heading !== undefined && { heading })}
        refused={isLifedeskError(refused) ? refused : undefined}
        submitLabel={submitLabel}
        confirm={confirm}
        resend={async () => {
          const again = await sendCode(sdk, underWay, workType, { background: true });
          set({ [code]: again });
          return again;
        }}
        onBlocked={goBack}
      />
    </Stack>
  );
}
