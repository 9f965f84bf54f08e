import { Button, Heading, Notice, Stack } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';
import { windowName } from './call-windows.ts';
import type { PlanInterest } from './plan-calls.ts';

interface RegisteredInterestsProps {
  readonly interests: readonly PlanInterest[];
  readonly onWithdraw: (cardName: string) => Promise<void>;
}

/** The plans that the person asked to be called about; nothing if there are none. */
export function RegisteredInterests({ interests, onWithdraw }: RegisteredInterestsProps): ReactElement | null {
  if (interests.length === 0) return null;
  return (
    <Stack as="section" gap="3" aria-labelledby="registered">
      <Heading level={2} look="h3" id="registered">
        {m.recommendedPlans_registeredHeading()}
      </Heading>
      {interests.map((interest) => (
        <InterestNotice key={interest.reference} interest={interest} onWithdraw={onWithdraw} />
      ))}
    </Stack>
  );
}

interface InterestNoticeProps {
  readonly interest: PlanInterest;
  readonly onWithdraw: (cardName: string) => Promise<void>;
  /** It appears because of what the person just did. */
  readonly isNew?: boolean;
}

/** One interest, and a button to withdraw it. */
export function InterestNotice({ interest, onWithdraw, isNew = false }: InterestNoticeProps): ReactElement {
  const [busy, setBusy] = useState(false);
  const { cardName, planName, reference, callWindow } = interest;
  const withdraw = async () => {
    setBusy(true);
    await onWithdraw(cardName);
    setBusy(false);
  };
  return (
    <Notice
      tone="success"
      title={m.recommendedPlans_registered({ plan: planName })}
      {...(isNew && { role: 'status' })}
      actions={
        <Button
          variant="secondary"
          size="small"
          loading={busy}
          loadingLabel={m.app_pleaseWait()}
          aria-label={m.recommendedPlans_withdrawNamed({ plan: planName })}
          onClick={() => void withdraw()}
        >
          {m.recommendedPlans_withdraw()}
        </Button>
      }
    >
      <p>{m.recommendedPlans_registeredBody({ window: windowName(callWindow), reference })}</p>
    </Notice>
  );
}
