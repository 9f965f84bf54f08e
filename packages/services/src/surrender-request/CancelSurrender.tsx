import { useApp } from '@lifedesk/journey';
import { cancelSurrender } from '@lifedesk/sdk';
import { Button, Card, Heading, Notice, Paragraph, Stack } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';

interface CancelSurrenderProps {
  readonly ticket: string;
  readonly planName: string;
  readonly policyNo: string;
}

/** A surrender that staff have not started yet, with a button to cancel it. */
export function CancelSurrender({ ticket, planName, policyNo }: CancelSurrenderProps): ReactElement {
  const { sdk, fail } = useApp();
  const [state, setState] = useState<'open' | 'busy' | 'cancelled'>('open');
  const cancel = async () => {
    setState('busy');
    try {
      await cancelSurrender(sdk, { ticket }, { background: true });
      setState('cancelled');
    } catch (error) {
      fail(error);
      setState('open');
    }
  };
  return (
    <Card aria-label={m.surrenderRequest_openHeading()}>
      <Stack gap="3">
        <Heading level={2}>{m.surrenderRequest_openHeading()}</Heading>
        <Paragraph>{m.surrenderRequest_open({ plan: planName, number: policyNo, ticket })}</Paragraph>
        {state === 'cancelled' ? (
          <Notice role="status">{m.surrenderRequest_cancelled()}</Notice>
        ) : (
          <div>
            <Button
              variant="secondary"
              loading={state === 'busy'}
              loadingLabel={m.surrenderRequest_cancelling()}
              onClick={cancel}
            >
              {m.surrenderRequest_cancel()}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
