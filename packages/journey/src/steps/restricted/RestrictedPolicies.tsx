import * as m from '@lifedesk/journey/messages';
import { isRestrictionReason, restrictionText } from '@lifedesk/rules/texts';
import type { Schemas } from '@lifedesk/sdk';
import type { ReactElement } from 'react';
import { useLocale } from '../../locale/locale-atom.ts';
import { ClosedPolicies } from '../choose-policy/ClosedPolicies.tsx';

type RestrictedPolicy = Schemas['RestrictedPolicy'];

/** Policies that a restriction excludes, each with the reason; nothing if there are none. */
export function RestrictedPolicies({
  policies = [],
}: {
  readonly policies: readonly RestrictedPolicy[] | undefined;
}): ReactElement | null {
  const language = useLocale();
  return (
    <ClosedPolicies
      heading={m.restricted_heading()}
      policies={policies}
      why={({ because }) => (isRestrictionReason(because) ? restrictionText(because, language) : m.restricted_call())}
    />
  );
}
