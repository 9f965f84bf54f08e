import { useApp, useHref } from '@lifedesk/journey';
import { Button, MessageScreen } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

export { yblError_pageName as pageName } from '../texts.ts';

/** What happened at the partner, what it means, and how to continue without the partner. */
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
