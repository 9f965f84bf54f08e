import * as m from '@lifedesk/journey/messages';
import { Skeleton, SkeletonGroup } from '@lifedesk/ui';
import type { ReactElement } from 'react';

/**
 * Shown while a part of the page is still loading: its code, a response, or whether an earlier session is still valid.
 */
export function Starting(): ReactElement {
  return (
    <SkeletonGroup label={m.app_pleaseWait()}>
      <Skeleton shape="heading" />
      <Skeleton />
      <Skeleton shape="button" />
    </SkeletonGroup>
  );
}
