import { type Policy, showToastAtom, useApp } from '@lifedesk/journey';
import { type AnswerOf, navAlerts, setLocalFlag } from '@lifedesk/sdk';
import { Button, Card, Stack } from '@lifedesk/ui';
import { useSetAtom } from 'jotai';
import { type ReactElement, useEffect, useState } from 'react';
import * as m from '../texts.ts';

type Eligibility = AnswerOf<'policyDetails'>['eligibilityDetails'];

interface NavAlertsProps {
  readonly policy: Policy;
  readonly eligibility: Eligibility;
}

/** Alerts on the net asset value: registering makes unregister visible and hides register, and the reverse (section 4). */
export function NavAlerts({ policy, eligibility }: NavAlertsProps): ReactElement | null {
  const { sdk, fail } = useApp();
  const showToast = useSetAtom(showToastAtom);
  const [now, setNow] = useState(eligibility);
  const [switching, setSwitching] = useState(false);
  const subscribed = now.unregisterNAVVisibility;
  useEffect(() => {
    setLocalFlag(sdk.session.store, 'navSubscribed', subscribed ? '1' : undefined, policy.id);
  }, [sdk, subscribed, policy.id]);
  if (!subscribed && !now.registerNAVVisibility) return null;

  const change = async () => {
    setSwitching(true);
    try {
      const transactionType = subscribed ? 'Deactivate' : 'Activate';
      const answer = await navAlerts(sdk, { policyNo: policy.policyNo, transactionType }, { background: true });
      setNow(answer.eligibilityDetails);
      showToast({ tone: 'success', message: subscribed ? m.policyDetails_navNowOff : m.policyDetails_navNowOn });
    } catch (error) {
      fail(error);
    } finally {
      setSwitching(false);
    }
  };

  return (
    <Card heading={m.policyDetails_navHeading()}>
      <Stack gap="4">
        <p>{subscribed ? m.policyDetails_navOn() : m.policyDetails_navOff()}</p>
        <div>
          <Button variant="secondary" loading={switching} loadingLabel={m.app_pleaseWait()} onClick={change}>
            {subscribed ? m.policyDetails_navUnregister() : m.policyDetails_navRegister()}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
