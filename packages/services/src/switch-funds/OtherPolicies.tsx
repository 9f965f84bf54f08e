import { useHref, useLocale } from '@lifedesk/journey';
import { isNoSwitchReason, isRestrictionReason, noSwitchText, restrictionText } from '@lifedesk/rules/texts';
import { DataList, Heading, Link, Stack } from '@lifedesk/ui';
import { type ReactElement, useId } from 'react';
import * as m from '../texts.ts';
import type { NotSwitchable } from './switch-journey.ts';

/** Why the funds of a policy cannot be switched now. */
export function reasonText({ because }: NotSwitchable, language: 'en' | 'hi'): string {
  if (isNoSwitchReason(because)) return noSwitchText(because, language);
  return isRestrictionReason(because) ? restrictionText(because, language) : m.restricted_call();
}

/** Policies whose funds cannot be switched, each with the reason and the request that waits; nothing where there are none. */
export function OtherPolicies({ policies }: { readonly policies: readonly NotSwitchable[] }): ReactElement | null {
  const language = useLocale();
  const href = useHref();
  const id = useId();
  if (policies.length === 0) return null;
  return (
    <Stack as="section" gap="4" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {m.switchFunds_others()}
      </Heading>
      <DataList
        items={policies.map((policy) => {
          const request = policy.ticket && href('track-service-requests', { ticket: policy.ticket });
          return {
            label: `${policy.planName}, ${policy.policyNo}`,
            value: (
              <Stack gap="1">
                <span>{reasonText(policy, language)}</span>
                {request && <Link href={request}>{m.switchFunds_follow()}</Link>}
              </Stack>
            ),
          };
        })}
      />
    </Stack>
  );
}
