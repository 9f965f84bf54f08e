import { focusHeading, Starting, sessionKindAtom, useApp, useHref } from '@lifedesk/journey';
import { Button, MessageScreen } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, useEffect, useState } from 'react';
import * as m from '../texts.ts';

export { logout_pageName as pageName } from '../texts.ts';

/**
 * Ends any session, here, in the other tabs and on the server, and says so once nothing of it is left on the device.
 */
export default function LogoutScreen(): ReactElement {
  const { session, sdk } = useApp();
  const kind = useAtomValue(sessionKindAtom);
  // a session that another tab starts later is not for this page to end
  const [ended, setEnded] = useState(kind === 'none');
  if (kind === 'none' && !ended) setEnded(true);
  useEffect(() => {
    void session.signOut();
  }, [session]);
  useEffect(() => {
    if (ended) focusHeading();
  }, [ended]);
  const href = useHref();
  if (!ended) return <Starting />;
  const again = href(sdk.session.state.corporateLogout ? 'corporate-login' : 'login');
  return (
    <MessageScreen
      subject="signed-out"
      config={{ messageType: 'success', heading: m.logout_heading(), body: m.logout_body() }}
      actions={again && <Button href={again}>{m.logout_again()}</Button>}
    />
  );
}
