import { Button, MessageScreen } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../paraglide/messages.js';
import { quickLinks } from '../../registry/quick-links.ts';
import { addressOf } from '../../registry/registry.ts';
import { services } from '../../registry/services.ts';
import { to } from '../../registry/to.ts';

export { yblError_pageName as pageName } from '../../paraglide/messages.js';

/** What happened at the partner, what it means, and how to go on without the partner. */
export default function PartnerErrorScreen(): ReactElement {
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
          <Button href={to('login')}>{m.yblError_signIn()}</Button>
          {quickLinks(services).map(({ id, label }) => (
            <Button key={id} variant="secondary" href={addressOf(id)}>
              {label()}
            </Button>
          ))}
        </>
      }
    />
  );
}
