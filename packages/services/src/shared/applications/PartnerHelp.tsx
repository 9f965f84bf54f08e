import { useApp, useHref, useOneAtATime, usePageNavigation } from '@lifedesk/journey';
import { coAidRedirect, isLifedeskError } from '@lifedesk/sdk';
import { Button, Card, Inline, OutsideIcon, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import { isOutdated } from './answer.ts';
import type { Application } from './application-words.ts';

type Purpose = Application['help'][number];

const labels: Readonly<Record<Purpose, () => string>> = {
  complete: m.applicationTracker_helpComplete,
  pay: m.applicationTracker_helpPay,
  sign: m.applicationTracker_helpSign,
};

interface PartnerHelpProps {
  readonly application: Application;
  readonly onChanged: () => void;
}

/** Hands the application over to the partner who helps with it, on the partner's page. Each press asks for a new link. */
export function PartnerHelp({ application, onChanged }: PartnerHelpProps): ReactElement {
  const { sdk, leave } = useApp();
  const { self, open } = usePageNavigation();
  const href = useHref();
  const { busy, run } = useOneAtATime<Purpose>();
  const { id, applicationNo, help } = application;
  const handOver = (purpose: Purpose) =>
    run(purpose, async () => {
      try {
        const { redirectUrl } = await coAidRedirect(sdk, { applicationNo, purpose }, { background: true });
        leave(redirectUrl, self({ id }));
      } catch (error) {
        const partnerFailed = href('ybl-error', { application: id });
        if (isOutdated(error)) return onChanged();
        if (!isLifedeskError(error) || error.status !== 502 || !partnerFailed) throw error;
        open(partnerFailed);
      }
    });
  return (
    <Card heading={m.applicationTracker_help()}>
      <Stack gap="4">
        <p>{m.applicationTracker_helpLead()}</p>
        <Inline stackOnPhone>
          {help.map((purpose) => (
            <Button
              key={purpose}
              variant="secondary"
              endIcon={OutsideIcon}
              loading={busy === purpose}
              loadingLabel={m.app_pleaseWait()}
              onClick={() => void handOver(purpose)}
            >
              {labels[purpose]()}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}
