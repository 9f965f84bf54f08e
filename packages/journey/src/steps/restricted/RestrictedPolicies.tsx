import * as m from '@lifedesk/journey/messages';
import { isRestrictionReason, restrictionText } from '@lifedesk/rules/texts';
import type { Schemas } from '@lifedesk/sdk';
import { Card, Heading, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { useLocale } from '../../locale/locale-atom.ts';

type Restricted = Schemas['RestrictedPolicy'];

/** Policies that cannot be chosen because of a restriction, each with the reason; nothing where there are none. */
export function RestrictedPolicies({
  policies = [],
}: {
  readonly policies: readonly Restricted[] | undefined;
}): ReactElement | null {
  const language = useLocale();
  if (policies.length === 0) return null;
  return (
    <Stack as="section" gap="4" aria-labelledby="restricted-policies">
      <Heading level={2} id="restricted-policies">
        {m.restricted_heading()}
      </Heading>
      <Stack as="ul" gap="3">
        {policies.map(({ policyNo, planName, because }) => (
          <li key={policyNo}>
            <Card aria-label={`${planName}, ${m.policy_number({ number: policyNo })}`}>
              <Stack gap="2">
                <Heading level={3}>{planName}</Heading>
                <p>{m.policy_number({ number: policyNo })}</p>
                <p>{isRestrictionReason(because) ? restrictionText(because, language) : m.restricted_call()}</p>
              </Stack>
            </Card>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
