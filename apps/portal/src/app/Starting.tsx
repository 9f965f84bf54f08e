import { Skeleton, SkeletonGroup } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../paraglide/messages.js';

/** While it is found out whether a session of before the reload still lives. */
export function Starting(): ReactElement {
  return (
    <SkeletonGroup label={m.app_pleaseWait()}>
      <Skeleton shape="heading" />
      <Skeleton />
      <Skeleton shape="button" />
    </SkeletonGroup>
  );
}
