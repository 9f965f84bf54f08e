import { Card, Columns, Skeleton, SkeletonGroup, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

/** The shape of what comes: what needs attention, the totals, a card for each policy that the sign-in named. */
export function DashboardSkeleton({ policies }: { readonly policies: number }): ReactElement {
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
      </Stack>
    </SkeletonGroup>
  );
}
