import { Loaded, lazyPart, useOperation, usePageNavigation } from '@lifedesk/journey';
import { Stack } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import * as m from '../../texts.ts';
import { Arrived } from '../Arrived.tsx';
import { CASE } from '../medical/medical-words.ts';
import { ApplicationList } from './ApplicationList.tsx';
import { loadApplications } from './load-applications.ts';
import { TrackingFooter } from './TrackingFooter.tsx';

const MedicalVisits = lazyPart(() => import('../medical/MedicalVisits.tsx'));
const ApplicationPage = lazyPart(() => import('./ApplicationPage.tsx'));

/** The applications of the session, or the one that the address names. */
export default function Applications(): ReactElement {
  const { query } = usePageNavigation();
  const id = query.get('id');
  const place = query.toString();
  const [first] = useState(place);
  const isLater = place !== first;
  return (
    <Stack gap="8">
      {query.has(CASE) ? (
        <MedicalVisits all={m.applicationTracker_all()} />
      ) : id ? (
        <ApplicationPage key={id} id={id} isLater={isLater} />
      ) : (
        <List isLater={isLater} />
      )}
      <TrackingFooter />
    </Stack>
  );
}

function List({ isLater }: { readonly isLater: boolean }): ReactElement {
  const result = useOperation(loadApplications, {});
  return (
    <Loaded
      result={result}
      heading={m.applicationTracker_heading()}
      failed={m.applicationTracker_notLoaded()}
      loading={m.applicationTracker_loading()}
      shapes={['heading', 'text', 'text']}
    >
      {(answer) => (
        <Arrived isLater={isLater}>
          <ApplicationList answer={answer} />
        </Arrived>
      )}
    </Loaded>
  );
}
