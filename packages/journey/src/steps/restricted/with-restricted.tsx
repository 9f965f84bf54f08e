import { Stack } from '@lifedesk/ui';
import type { ComponentProps, ReactElement } from 'react';
import { RestrictedPolicies } from './RestrictedPolicies.tsx';

interface WithRestricted {
  readonly restricted?: ComponentProps<typeof RestrictedPolicies>['policies'];
}

/** A journey, and below it the policies that a restriction excludes: the `around` of a request service. */
export const withRestricted = (steps: ReactElement, { restricted }: WithRestricted): ReactElement => (
  <Stack gap="6">
    {steps}
    <RestrictedPolicies policies={restricted} />
  </Stack>
);
