import * as m from '@lifedesk/journey/messages';
import { formatServerDate } from '@lifedesk/rules';
import type { Schemas } from '@lifedesk/sdk';
import { Link, Notice } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { useHref } from '../provider/use-links.ts';

/** A switch of funds that is waiting for its price, with a link to its request. */
export function WaitingSwitch({ waiting }: { readonly waiting: Schemas['WaitingSwitch'] }): ReactElement {
  const request = useHref()('track-service-requests', { ticket: waiting.ticket });
  return (
    <Notice tone="info" title={m.waitingSwitch_title({ date: formatServerDate(waiting.navDate) })}>
      {m.waitingSwitch_body()} {request && <Link href={request}>{m.policy_followRequest()}</Link>}
    </Notice>
  );
}
