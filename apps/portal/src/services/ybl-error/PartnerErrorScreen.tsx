import { Button, MessageScreen } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../paraglide/messages.js';
import { useApp } from '../../provider/app.ts';
import { useHref } from '../../provider/use-links.ts';

export { yblError_pageName as pageName } from '../../paraglide/messages.js';

/** What happened at the partner, what it means, and how to go on without the partner. */
export default function PartnerErrorScreen(): ReactElement {
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
