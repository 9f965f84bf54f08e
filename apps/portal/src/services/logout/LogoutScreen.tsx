import { Button, MessageScreen } from '@lifedesk/ui';
import { type ReactElement, useEffect } from 'react';
import { usePortal } from '../../app/portal.ts';
import * as m from '../../paraglide/messages.js';
import { to } from '../../registry/to.ts';

export { logout_pageName as pageName } from '../../paraglide/messages.js';

/** Ends whatever session there is, here, in the other tabs and on the server, and says so. */
export default function LogoutScreen(): ReactElement {
  const { session, sdk } = usePortal();
  useEffect(() => {
    void session.signOut();
  }, [session]);
  return (
    <MessageScreen
      config={{ messageType: 'success', heading: m.logout_heading(), body: m.logout_body() }}
      actions={
        <Button href={to(sdk.session.state.corporateLogout ? 'corporate-login' : 'login')}>{m.logout_again()}</Button>
      }
    />
  );
}
