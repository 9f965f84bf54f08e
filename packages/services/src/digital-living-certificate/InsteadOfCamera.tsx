import { useLocale, useStep } from '@lifedesk/journey';
import { Heading, Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { OtherWays } from '../shared/identity/OtherWays.tsx';
import * as m from '../texts.ts';
import { certificateJourney, withoutChecks } from './certificate-journey.ts';

/** The other ways. Choosing one opens the first step with it, since the steps by camera are not those of the way any more. */
export function InsteadOfCamera(): ReactElement {
  const { context, set } = useStep(certificateJourney);
  const language = useLocale();
  return (
    <OtherWays
      ways={context.otherWays.map(({ way, name }) => ({ way, name: name[language] }))}
      lead={m.digitalLivingCertificate_otherWaysLead()}
      onChoose={(way) => set({ way, ...withoutChecks })}
    />
  );
}

/** No try is left, and the certificate can be given all the same. */
export function NoTriesLeft(): ReactElement {
  return (
    <Stack gap="6">
      <Heading level={1}>{m.digitalLivingCertificate_anotherWay()}</Heading>
      <Notice tone="warning" role="alert">
        {m.digitalLivingCertificate_noTriesLeft()}
      </Notice>
      <InsteadOfCamera />
    </Stack>
  );
}
