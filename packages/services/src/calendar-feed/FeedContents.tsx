import { Card, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

interface FeedContentsProps {
  /** Premiums that the customer pays. */
  readonly dues: number;
  /** Premiums that a bank pays automatically. */
  readonly debits: number;
  /** New policies whose free look ends. */
  readonly freeLooks: number;
}

/** What the calendar shows in the next twelve months, and who can see it. */
export function FeedContents({ dues, debits, freeLooks }: FeedContentsProps): ReactElement {
  return (
    <Card heading={m.calendarFeed_showsHeading()}>
      <Stack gap="4">
        {dues + debits + freeLooks === 0 ? (
          <p>{m.calendarFeed_empty()}</p>
        ) : (
          <ul>
            {dues > 0 && <li>{m.calendarFeed_dues({ count: dues })}</li>}
            {debits > 0 && <li>{m.calendarFeed_debits({ count: debits })}</li>}
            {freeLooks > 0 && <li>{m.calendarFeed_freeLooks({ count: freeLooks })}</li>}
          </ul>
        )}
        <p>{m.calendarFeed_whoSees()}</p>
      </Stack>
    </Card>
  );
}
