import { focusHeading, Loaded, scrollToTop, silent, useAnswer, useApp, usePageNavigation } from '@lifedesk/journey';
import { serviceRequests } from '@lifedesk/sdk';
import { type ReactElement, useCallback, useEffect, useRef } from 'react';
import * as m from '../texts.ts';
import { AskScreen } from './AskScreen.tsx';
import { RequestList } from './RequestList.tsx';
import { RequestView } from './RequestView.tsx';

export { trackServiceRequests_pageName as pageName } from '../texts.ts';

/** All requests, the request in the address, or the form to write about it. */
export default function TrackServiceRequestsScreen(): ReactElement {
  const { sdk } = useApp();
  const { query } = usePageNavigation();
  const ticket = query.get('ticket');
  const result = useAnswer(
    // loaded again for each request: it may be newer than the list, and further along
    useCallback((signal: AbortSignal) => serviceRequests(sdk, {}, { ...silent, signal }), [sdk, ticket]),
    { keepsPrevious: true },
  );
  useArrivalAt(`${ticket} ${query.has('ask')}`, result.state === 'loaded');
  return (
    <Loaded
      result={result}
      heading={m.trackServiceRequests_heading()}
      failed={m.trackServiceRequests_notLoaded()}
      shapes={['heading', 'text', 'text']}
    >
      {({ serviceRequests: requests }) => {
        const request = requests.find((one) => one.ticket === ticket);
        if (request && query.has('ask')) return <AskScreen key={request.ticket} request={request} />;
        if (request) return <RequestView request={request} />;
        return <RequestList requests={requests} unknown={ticket !== null} />;
      }}
    </Loaded>
  );
}

/** What is shown under one address changes like a page: it scrolls to the top, and its heading is read first. */
function useArrivalAt(place: string, isHere: boolean): void {
  const before = useRef(place);
  useEffect(() => {
    if (!isHere || before.current === place) return;
    before.current = place;
    scrollToTop();
    focusHeading();
  }, [place, isHere]);
}
