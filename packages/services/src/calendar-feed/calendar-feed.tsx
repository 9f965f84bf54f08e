import {
  inBackground,
  Loaded,
  showToastAtom,
  useApp,
  useIdempotencyKeys,
  useOneAtATime,
  useOnPageReturn,
  useOperation,
} from '@lifedesk/journey';
import { calendarFeed, createCalendarFeed, replaceCalendarFeed, revokeCalendarFeed, type Schemas } from '@lifedesk/sdk';
import { Heading, Stack } from '@lifedesk/ui';
import { useSetAtom } from 'jotai';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';
import { AddressReady } from './AddressReady.tsx';
import { FeedCard, type Work } from './FeedCard.tsx';
import { FeedContents } from './FeedContents.tsx';
import { FeedForm } from './FeedForm.tsx';

export { calendarFeed_pageName as pageName } from '../texts.ts';

/** What the calendar will show, then the new address, or the active feed. */
export default function CalendarFeedScreen(): ReactElement {
  const { sdk } = useApp();
  const showToast = useSetAtom(showToastAtom);
  const [address, setAddress] = useState<string>();
  // a retry after a lost response uses the same key, and gets the same address
  const { keyOf, forget } = useIdempotencyKeys();
  const result = useOperation(calendarFeed, {});
  useOnPageReturn(result.refresh);

  const { busy, run } = useOneAtATime<Work>(result.refresh);
  const make = (work: Work, call: (options: { idempotencyKey: string }) => Promise<Schemas['CalendarFeedAddress']>) =>
    run(work, async () => {
      const made = await call({ ...inBackground, idempotencyKey: keyOf('address') });
      forget('address');
      setAddress(made.address);
    });
  const create = (options: Schemas['CalendarFeedOptions']) =>
    make('create', (keyed) => createCalendarFeed(sdk, options, keyed));
  const replace = () => make('replace', (keyed) => replaceCalendarFeed(sdk, {}, keyed));
  const revoke = () =>
    run('revoke', async () => {
      await revokeCalendarFeed(sdk, {}, inBackground);
      setAddress(undefined);
      showToast({ tone: 'success', message: m.calendarFeed_revoked });
    });

  return (
    <Stack gap="6">
      <Stack gap="2" measure="text">
        <Heading level={1}>{m.calendarFeed_heading()}</Heading>
        <p>{m.calendarFeed_lead()}</p>
      </Stack>
      <Loaded
        result={result}
        failed={m.calendarFeed_notLoaded()}
        loading={m.calendarFeed_loading()}
        shapes={['heading', 'line', 'line']}
      >
        {({ feed, dues, debits, freeLooks = 0 }) => (
          <>
            {address && <AddressReady key={address} address={address} />}
            <FeedContents dues={dues} debits={debits} freeLooks={freeLooks} />
            {feed ? (
              <FeedCard feed={feed} busy={busy} onReplace={replace} onRevoke={revoke} />
            ) : (
              <FeedForm busy={busy === 'create'} onCreate={create} />
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
}
