import { focusHeading, NotLoaded, scrollToTop, silent, useAnswer, useApp, usePlace } from '@lifedesk/journey';
import { serviceRequests } from '@lifedesk/sdk';
import { Heading, Skeleton, SkeletonGroup, Stack } from '@lifedesk/ui';
import { type ReactElement, useCallback, useEffect, useRef } from 'react';
import * as m from '../texts.ts';
import { AskScreen } from './AskScreen.tsx';
import { RequestList } from './RequestList.tsx';
import { RequestView } from './RequestView.tsx';

export { trackServiceRequests_pageName as pageName } from '../texts.ts';

/** All requests; or the one of the ticket in the address; or what one has to say about it. */
export default function TrackServiceRequestsScreen(): ReactElement {
  const { sdk } = useApp();
  const { query } = usePlace();
  const ticket = query.get('ticket');
  const asked = useAnswer(
    // asked again for each ticket: it may be newer than the list, and further than it was
    useCallback((signal: AbortSignal) => serviceRequests(sdk, {}, { ...silent, signal }), [sdk, ticket]),
  );
  useArrivalAt(`${ticket} ${query.has('ask')}`, asked.state === 'here');
  if (asked.state === 'here') {
    const request = asked.answer.serviceRequests.find((one) => one.ticket === ticket);
    if (request && query.has('ask')) return <AskScreen key={request.ticket} request={request} />;
    if (request) return <RequestView request={request} />;
    return <RequestList requests={asked.answer.serviceRequests} unknown={ticket !== null} />;
  }
  return (
    <Stack gap="6">
      <Heading level={1}>{m.trackServiceRequests_heading()}</Heading>
      {asked.state === 'failed' ? (
        <NotLoaded title={m.trackServiceRequests_notLoaded()} error={asked.error} onRetry={asked.askAgain} />
      ) : (
        <SkeletonGroup label={m.app_pleaseWait()}>
          <Skeleton shape="heading" />
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      )}
    </Stack>
  );
}

/** What is shown under one address changes like a page: from its top, its heading read out first. */
function useArrivalAt(place: string, isHere: boolean): void {
  const before = useRef(place);
  useEffect(() => {
    if (!isHere || before.current === place) return;
    before.current = place;
    scrollToTop();
    focusHeading();
  }, [place, isHere]);
}
