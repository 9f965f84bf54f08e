import { useApp, useHref, usePageNavigation } from '@lifedesk/journey';
import { Button, MessageScreen } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

export { yblError_pageName as pageName } from '../texts.ts';

/** What happened at the partner, what it means, and how to continue without the partner. */
export default function PartnerErrorScreen(): ReactElement {
  const application = usePageNavigation().query.get('application');
  return application === null ? <FromPartner /> : <ToPartner application={application} />;
}

/** The person came from a partner. */
function FromPartner(): ReactElement {
  const { links } = useApp();
  const signIn = useHref()('login');
  return (
    <MessageScreen
      config={{
        messageType: 'failure',
        heading: m.yblError_heading(),
        body: m.yblError_body(),
        description: m.yblError_nothing(),
        highlightedDescription: m.yblError_goOn(),
        footer: m.yblError_orTry(),
      }}
      actions={
        <>
          {signIn && <Button href={signIn}>{m.yblError_signIn()}</Button>}
          {links.withoutSession?.().map(({ id, href, name }) => (
            <Button key={id} variant="secondary" href={href}>
              {name()}
            </Button>
          ))}
        </>
      }
    />
  );
}

/** The person was on the way to the partner who helps with an application, which the address names by its opaque id. */
function ToPartner({ application }: { readonly application: string }): ReactElement {
  const { phone } = useApp().insurer;
  const back = useHref()('track-application', { id: application });
  return (
    <MessageScreen
      config={{
        messageType: 'failure',
        heading: m.yblError_toPartner(),
        body: m.yblError_toPartnerBody(),
        description: m.yblError_nothing(),
      }}
      actions={
        <>
          {back && <Button href={back}>{m.yblError_toApplication()}</Button>}
          <Button variant="secondary" href={`tel:${phone.dial}`}>
            {m.app_helpCall({ phone: phone.read })}
          </Button>
        </>
      }
    />
  );
}
