import * as m from '@lifedesk/journey/messages';
import { formatDate, parseIsoDate } from '@lifedesk/rules';
import { Button, type DataListItem, MessageScreen, PrintIcon, type SubjectName } from '@lifedesk/ui';
import type { ReactElement, ReactNode } from 'react';
import type { SentRequest } from '../../engine/drafts.ts';
import { useTitlePrefix } from '../../provider/title-prefix.ts';
import { useHref } from '../../provider/use-links.ts';

export interface AcknowledgementProps {
  readonly sent: SentRequest;
  /** What was requested, for example "Change of mobile number". */
  readonly workType: string;
  readonly heading: string;
  readonly body: ReactNode;
  /** What was booked or changed, for the person's records. */
  readonly details?: readonly DataListItem[];
  /** The subject, if it has its own drawing. */
  readonly subject?: SubjectName;
  /** What is left to do, as a button: it comes before tracking the request. */
  readonly action?: ReactNode;
}

/** The last page of every request: we received it, its number, the promised date, and where to track it. */
export function Acknowledgement({
  sent,
  workType,
  heading,
  body,
  details = [],
  subject,
  action,
}: AcknowledgementProps): ReactElement {
  const { ticket, promisedDate, heldUntil, state } = sent;
  useTitlePrefix(heading);
  // not every session has the list of requests
  const href = useHref();
  const follow = href('track-service-requests', { ticket });
  const dashboard = href('dashboard');
  const home = dashboard ?? href('pay-online');
  // no promise is left once it is done
  const promised = promisedDate === undefined || state === 'completed' ? null : parseIsoDate(promisedDate);
  const held = parseIsoDate(heldUntil ?? '');
  return (
    <MessageScreen
      subject={subject}
      config={{
        messageType: 'success',
        workType,
        heading,
        body,
        description: nextOf(state, follow !== undefined),
        ...(held && { highlightedDescription: m.request_held({ date: formatDate(held) }) }),
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
          <Button variant="text" icon={PrintIcon} onClick={() => window.print()}>
            {m.request_print()}
          </Button>
        </>
      }
    />
  );
}

/** What is still to come; nothing if it is done immediately. */
function nextOf(state: string | undefined, mayFollow: boolean): string {
  if (state === 'completed') return mayFollow ? m.request_settled() : m.request_settledByMessage();
  return mayFollow ? m.request_next() : m.request_nextByMessage();
}
