import { formatDate, parseIsoDate } from '@lifedesk/rules';
import { Button, type DataListItem, MessageScreen } from '@lifedesk/ui';
import type { ReactElement, ReactNode } from 'react';
import type { Sent } from '../../journey/drafts.ts';
import * as m from '../../paraglide/messages.js';
import { to } from '../../registry/to.ts';

interface AcknowledgementProps {
  readonly sent: Sent;
  /** What was asked for, as "Change of mobile number". */
  readonly workType: string;
  readonly heading: string;
  readonly body: ReactNode;
  /** Facts beside ticket and date. */
  readonly details?: readonly DataListItem[];
}

/** The last page of every request: it has arrived, its ticket, the promised date, and where to follow it. */
export function Acknowledgement({ sent, workType, heading, body, details = [] }: AcknowledgementProps): ReactElement {
  const { ticket, promisedDate, state } = sent;
  const promised = promisedDate === undefined ? null : parseIsoDate(promisedDate);
  return (
    <MessageScreen
      config={{
        messageType: 'success',
        workType,
        heading,
        body,
        // nothing is still to come of what is done at once
        description: state === 'completed' ? m.request_settled() : m.request_next(),
        dataDetails: [
          { label: m.request_ticket(), value: ticket, figure: true, strong: true },
          ...(promised ? [{ label: m.request_promised(), value: formatDate(promised), figure: true }] : []),
          ...details,
        ],
      }}
      actions={
        <>
          <Button href={to('track-service-requests', { ticket })}>{m.request_follow()}</Button>
          <Button variant="text" href={to('dashboard')}>
            {m.app_toDashboard()}
          </Button>
        </>
      }
    />
  );
}
