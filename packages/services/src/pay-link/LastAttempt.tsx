import type { Schemas } from '@lifedesk/sdk';
import { Notice } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

type OpenedLink = Schemas['OpenedPayLink'];

const attempts = {
  declined: m.payLink_lastDeclined,
  cancelled: m.payLink_lastCancelled,
  expired: m.payLink_lastExpired,
} as const;

/**
 * Why the newest payment by the link was not paid, and that the amount of an earlier one is paid back. Once the link
 * cannot be paid, only that money is paid back.
 */
export function LastAttempt({
  opened: { state, lastAttempt, reasonCode, hasEarlierMismatch = false },
}: {
  readonly opened: OpenedLink;
}): ReactElement | null {
  if (reasonCode === 'mismatch')
    return (
      <Notice tone="warning" title={m.payment_mismatch()}>
        {m.payment_mismatchBody()}
      </Notice>
    );
  return (
    <>
      {lastAttempt && state === 'open' && <Notice tone="warning">{attempts[lastAttempt]()}</Notice>}
      {hasEarlierMismatch && (
        <Notice tone="warning" title={m.payLink_earlierMismatch()}>
          {m.payLink_earlierMismatchBody()}
        </Notice>
      )}
    </>
  );
}
