import { useLocale } from '@lifedesk/journey';
import { topUpText } from '@lifedesk/rules/texts';
import { Heading, Spoken, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { TopUpContext } from './top-up-journey.ts';

/** Unit-linked policies that accept no top-up now, each with the reason. */
export function NotEligible({ policies }: { readonly policies: TopUpContext['notEligible'] }): ReactElement | null {
  const language = useLocale();
  if (policies.length === 0) return null;
  return (
    <Stack as="section" gap="4" aria-labelledby="not-eligible">
      <Heading level={2} id="not-eligible">
        {m.topUp_othersHeading()}
      </Heading>
      <Stack as="ul" gap="4">
        {policies.map(({ policyNo, planName, because }) => (
          <li key={policyNo}>
            <Stack gap="1">
              <strong>
                <Spoken>{planName}</Spoken>
              </strong>
              <span>{m.policy_number({ number: policyNo })}</span>
              <span>{topUpText(because, null, language)}</span>
            </Stack>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
