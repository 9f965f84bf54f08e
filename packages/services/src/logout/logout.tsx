import { useApp, useHref } from '@lifedesk/journey';
import { Button, MessageScreen } from '@lifedesk/ui';
import { type ReactElement, useEffect } from 'react';
import * as m from '../texts.ts';

export { logout_pageName as pageName } from '../texts.ts';

/** Ends whatever session there is, here, in the other tabs and on the server, and says so. */
export default function LogoutScreen(): ReactElement {
  const { session, sdk } = useApp();
  useEffect(() => {
    void session.signOut();
  }, [session]);
  const href = useHref();
  const again = href(sdk.session.state.corporateLogout ? 'corporate-login' : 'login');
  return (
    <MessageScreen
      subject="signed-out"
      config={{ messageType: 'success', heading: m.logout_heading(), body: m.logout_body() }}
      actions={again && <Button href={again}>{m.logout_again()}</Button>}
    />
  );
}
