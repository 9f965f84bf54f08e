import { FindPolicy, usePageNavigation } from '@lifedesk/journey';
import { Heading, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { SwitchJourney } from './SwitchJourney.tsx';

/** A company has too many policies for a list: people find one by typing. The address names it by its opaque id. */
export default function CompanySwitch(): ReactElement {
  const { query, self, open } = usePageNavigation();
  const id = query.get('id') ?? '';
  if (id !== '') return <SwitchJourney key={id} policyNo={id} />;
  return (
    <Stack gap="6">
      <Heading level={1}>{m.switchFunds_menuName()}</Heading>
      <FindPolicy
        label={m.switchFunds_find()}
        onChoose={(policy) => open(self({ id: policy.id }), { replace: true })}
      />
      <p>{m.switchFunds_findFirst()}</p>
    </Stack>
  );
}
