import { useOneAtATime } from '@lifedesk/journey';
import { beginStaffSignIn, finishStaffSignIn, isLifedeskError } from '@lifedesk/sdk';
import { Button, Card, Notice, Stack } from '@lifedesk/ui';
import { useSetAtom } from 'jotai';
import { type ReactElement, useEffect, useState } from 'react';
import { staffAtom, useDesk } from './create-desk.ts';
import { say } from './texts.ts';

/** The page until a member of staff is signed in. The provider's page opens in this tab, and leads back to it. */
export function StaffSignIn(): ReactElement {
  const { sdk } = useDesk();
  const setStaff = useSetAtom(staffAtom);
  const [failure, setFailure] = useState<unknown>();
  const { busy, run } = useOneAtATime<string>();
  useEffect(() => void finishStaffSignIn(sdk).then(setStaff, setFailure), [sdk, setStaff]);
  const begin = () =>
    run('begin', () => beginStaffSignIn(sdk, location.origin + location.pathname).then(openHere, setFailure));
  return (
    <Card heading={say('staffHeading')} headingLevel={1}>
      <Stack>
        {failure !== undefined && <Notice tone="error">{reasonOf(failure)}</Notice>}
        <p>{say('staffLead')}</p>
        <div>
          <Button onClick={begin} loading={busy !== undefined} loadingLabel={say('loading')}>
            {say('staffSignIn')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** In this tab: the provider leads it back. */
const openHere = (url: string) => void window.open(url, '_self');

function reasonOf(failure: unknown): string {
  const code = isLifedeskError(failure) && failure.code;
  if (code === 'staff-not-set-up') return say('staffNotSetUp');
  return say(code === 'staff-refused' ? 'staffNoRole' : 'staffFailed');
}
