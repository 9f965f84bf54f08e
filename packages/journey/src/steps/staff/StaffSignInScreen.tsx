import * as m from '@lifedesk/journey/messages';
import { beginStaffSignIn, finishStaffSignIn, isLifedeskError, type Schemas } from '@lifedesk/sdk';
import { Button, Card, Notice, Stack } from '@lifedesk/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useOneAtATime } from '../../answers/use-one-at-a-time.ts';
import { useApp } from '../../provider/app.ts';

interface StaffSignInScreenProps {
  /** Called with undefined if this tab does not come from the provider. */
  readonly onSignedIn: (session: Schemas['StaffSession'] | undefined) => void;
}

/** The page until a member of staff is signed in. The provider's page opens in this tab, and leads back to it. */
export function StaffSignInScreen({ onSignedIn }: StaffSignInScreenProps): ReactElement {
  const { sdk } = useApp();
  const [failure, setFailure] = useState<unknown>();
  const { busy, run } = useOneAtATime<string>();
  useEffect(() => void finishStaffSignIn(sdk).then(onSignedIn, setFailure), [sdk, onSignedIn]);
  const begin = () =>
    run('begin', () => beginStaffSignIn(sdk, location.origin + location.pathname).then(openHere, setFailure));
  return (
    <Card heading={m.staff_heading()} headingLevel={1}>
      <Stack>
        {failure !== undefined && <Notice tone="error">{reasonOf(failure)}</Notice>}
        <p>{m.staff_lead()}</p>
        <div>
          <Button onClick={begin} loading={busy !== undefined} loadingLabel={m.staff_loading()}>
            {m.staff_signIn()}
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
  if (code === 'staff-not-set-up') return m.staff_notSetUp();
  return code === 'staff-refused' ? m.staff_noRole() : m.staff_failed();
}
