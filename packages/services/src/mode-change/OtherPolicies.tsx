import { useLocale } from '@lifedesk/journey';
import { premiumChangeText } from '@lifedesk/rules/texts';
import { DataList, Heading, Stack } from '@lifedesk/ui';
import { type ReactElement, useId } from 'react';
import * as m from '../texts.ts';
import type { OtherPolicy } from './mode-journey.ts';

/** Policies whose mode cannot change, each with the reason; nothing if there are none. */
export function OtherPolicies({ policies }: { readonly policies: readonly OtherPolicy[] }): ReactElement | null {
  const language = useLocale();
  const id = useId();
  if (policies.length === 0) return null;
  return (
    <Stack as="section" gap="4" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {m.modeChange_others()}
      </Heading>
      <DataList
        items={policies.map(({ policyNo, planName, because }) => ({
          label: `${planName}, ${policyNo}`,
          value: premiumChangeText(because, language),
        }))}
      />
    </Stack>
  );
}
