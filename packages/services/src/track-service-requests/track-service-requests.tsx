import { focusHeading, Loaded, scrollToTop, useOperation, usePageNavigation } from '@lifedesk/journey';
import { type CallOptions, type Sdk, serviceRequests } from '@lifedesk/sdk';
import { type ReactElement, useEffect, useRef } from 'react';
import * as m from '../texts.ts';
import { AskScreen } from './AskScreen.tsx';
import { RequestList } from './RequestList.tsx';
import { RequestView } from './RequestView.tsx';

export { trackServiceRequests_pageName as pageName } from '../texts.ts';

/** Loaded again for each request: it may be newer than the list, and further along. */
const loadRequests = (sdk: Sdk, _opened: { readonly ticket: string | null }, options: CallOptions) =>
  serviceRequests(sdk, {}, options);

/** All requests, the request in the address, or the form to write about it. */
export default function TrackServiceRequestsScreen(): ReactElement {
  const { query } = usePageNavigation();
  const ticket = query.get('ticket');
  const result = useOperation(loadRequests, { ticket }, { keepsPrevious: true });
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
