import { Card, Columns, Skeleton, SkeletonGroup, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

interface DashboardSkeletonProps {
  /** The number of policies from the login: a card for each. */
  readonly policies: number;
}

/** The skeleton of what needs attention and what follows it. */
export function DashboardSkeleton({ policies }: DashboardSkeletonProps): ReactElement {
  return (
    <SkeletonGroup label={m.app_pleaseWait()}>
      <Stack gap="8">
        <Stack gap="4">
          <Skeleton shape="heading" />
          <Card>
            <Stack gap="3">
              <Skeleton shape="line" />
              <Skeleton shape="figure" />
              <Skeleton shape="text" />
              <Skeleton shape="button" />
            </Stack>
          </Card>
        </Stack>
        <BelowShapes policies={policies} />
      </Stack>
    </SkeletonGroup>
  );
}

/** The skeleton of the rest, while its script loads. */
export function BelowSkeleton({ policies }: DashboardSkeletonProps): ReactElement {
  return (
    <SkeletonGroup label={m.app_pleaseWait()}>
      <Stack gap="8">
        <BelowShapes policies={policies} />
      </Stack>
    </SkeletonGroup>
  );
}

/** The totals, the next twelve months, a card for each policy. */
function BelowShapes({ policies }: DashboardSkeletonProps): ReactElement {
  return (
    <>
      <Card>
        <Stack gap="3">
          <Skeleton shape="line" />
          <Skeleton shape="figure" />
        </Stack>
      </Card>
      <Card>
        <Stack gap="3">
          <Skeleton shape="heading" />
          <Skeleton shape="text" />
          <Skeleton shape="line" />
        </Stack>
      </Card>
      <Columns split="cards">
        {Array.from({ length: policies }, (_, at) => at).map((at) => (
          <Card key={at}>
            <Stack gap="3">
              <Skeleton shape="heading" />
              <Skeleton shape="line" />
              <Skeleton shape="text" />
              <Skeleton shape="text" />
              <Skeleton shape="text" />
              <Skeleton shape="button" />
            </Stack>
          </Card>
        ))}
      </Columns>
    </>
  );
}
