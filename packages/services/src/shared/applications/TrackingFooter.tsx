import { sessionKindAtom, useApp } from '@lifedesk/journey';
import { Button, SignOutIcon, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';

/** Ends a session that only follows applications; other sessions end in the header. */
export function TrackingFooter(): ReactElement | null {
  const { session } = useApp();
  if (useAtomValue(sessionKindAtom) !== 'track') return null;
  return (
    <Stack gap="2" measure="text">
      <p>{m.applicationTracker_sessionEnds()}</p>
      <div>
        <Button variant="secondary" icon={SignOutIcon} onClick={() => void session.signOut()}>
          {m.applicationTracker_signOut()}
        </Button>
      </div>
    </Stack>
  );
}
