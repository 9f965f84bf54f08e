import * as m from '@lifedesk/journey/messages';
import { formatDate, parseIsoDate } from '@lifedesk/rules';
import { Button, type DataListItem, MessageScreen, type SubjectName } from '@lifedesk/ui';
import type { ReactElement, ReactNode } from 'react';
import type { Sent } from '../../engine/drafts.ts';
import { useHref } from '../../provider/use-links.ts';

interface AcknowledgementProps {
  readonly sent: Sent;
  /** What was asked for, as "Change of mobile number". */
  readonly workType: string;
  readonly heading: string;
  readonly body: ReactNode;
  /** What was booked or changed, so that it can be kept. */
  readonly details?: readonly DataListItem[];
  /** What it was about, where that has a drawing of its own. */
  readonly subject?: SubjectName;
  /** What is left to be done, as a button: it comes before following the request. */
  readonly action?: ReactNode;
}

/** The last page of every request: it has arrived, its ticket, the promised date, and where to follow it. */
export function Acknowledgement({
  sent,
  workType,
  heading,
  body,
  details = [],
  subject,
  action,
}: AcknowledgementProps): ReactElement {
  const { ticket, promisedDate, state } = sent;
  // not every session has the list of requests
  const href = useHref();
  const follow = href('track-service-requests', { ticket });
  const dashboard = href('dashboard');
  const home = dashboard ?? href('pay-online');
  // nothing is promised any more of what is done
  const promised = promisedDate === undefined || state === 'completed' ? null : parseIsoDate(promisedDate);
  return (
    <MessageScreen
      subject={subject}
      config={{
        messageType: 'success',
        workType,
        heading,
        body,
        description: nextOf(state, follow !== undefined),
        dataDetails: [
          { label: m.request_ticket(), value: ticket, figure: true, strong: true },
          ...(promised ? [{ label: m.request_promised(), value: formatDate(promised), figure: true }] : []),
          ...details,
        ],
      }}
      actions={
        <>
          {action}
          {follow && (
            <Button variant={action ? 'secondary' : 'primary'} href={follow}>
              {m.request_follow()}
            </Button>
          )}
          {home && (
            <Button variant={follow ? 'text' : 'primary'} href={home}>
              {dashboard ? m.app_toDashboard() : m.payOnline_toDues()}
            </Button>
          )}
        </>
      }
    />
  );
}

/** What is still to come; nothing of what is done at once. */
function nextOf(state: string | undefined, mayFollow: boolean): string {
  if (state === 'completed') return mayFollow ? m.request_settled() : m.request_settledByMessage();
  return mayFollow ? m.request_next() : m.request_nextByMessage();
}
