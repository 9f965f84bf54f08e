import * as m from '@lifedesk/journey/messages';
import { Skeleton, SkeletonGroup } from '@lifedesk/ui';
import type { ReactElement } from 'react';

/** While something that the page is made of is still coming: its code, an answer, or whether a session of before still lives. */
export function Starting(): ReactElement {
  return (
    <SkeletonGroup label={m.app_pleaseWait()}>
      <Skeleton shape="heading" />
      <Skeleton />
      <Skeleton shape="button" />
    </SkeletonGroup>
  );
}
