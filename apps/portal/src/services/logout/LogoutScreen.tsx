import { Button, MessageScreen } from '@lifedesk/ui';
import { type ReactElement, useEffect } from 'react';
import * as m from '../../paraglide/messages.js';
import { useApp } from '../../provider/app.ts';
import { useHref } from '../../provider/use-links.ts';

export { logout_pageName as pageName } from '../../paraglide/messages.js';

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
      config={{ messageType: 'success', heading: m.logout_heading(), body: m.logout_body() }}
      actions={again && <Button href={again}>{m.logout_again()}</Button>}
    />
  );
}
