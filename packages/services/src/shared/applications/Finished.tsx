import { usePageNavigation, useTitlePrefix } from '@lifedesk/journey';
import { Button, type DataListItem, MessageScreen } from '@lifedesk/ui';
import type { ReactElement, ReactNode } from 'react';
import * as m from '../../texts.ts';

interface FinishedProps {
  readonly id: string;
  readonly heading: string;
  readonly body: string;
  readonly details?: readonly (DataListItem | undefined)[];
  /** What is left to do, before going back to the application. */
  readonly action?: ReactNode;
}

/** What the applicant did has arrived: what follows, and the way back to the application. */
export function Finished({ id, heading, body, details = [], action }: FinishedProps): ReactElement {
  const { self } = usePageNavigation();
  useTitlePrefix(heading);
  return (
    <MessageScreen
      config={{
        messageType: action ? 'pending' : 'success',
        heading,
        body,
        dataDetails: details.filter((item): item is DataListItem => item !== undefined),
      }}
      actions={
        <>
          {action}
          <Button variant={action ? 'secondary' : 'primary'} href={self({ id })}>
            {m.applicationTracker_backTo()}
          </Button>
        </>
      }
    />
  );
}
