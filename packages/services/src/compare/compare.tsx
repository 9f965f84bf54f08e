import { companyAtom, customerAtom, lazyPart, ToDashboard, usePageNavigation } from '@lifedesk/journey';
import { EmptyState, Heading, SelectField, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { PolicyChoices } from './PolicyChoices.tsx';

export { compare_pageName as pageName } from '../texts.ts';

/** The search of a company's policies, which only companies load. */
const CompanyChoices = lazyPart(() => import('./CompanyChoices.tsx'));

/** What can be done with a policy, each choice with its figures. Viewing changes nothing. */
export default function CompareScreen(): ReactElement {
  const company = useAtomValue(companyAtom);
  return (
    <Stack gap="6">
      <Stack gap="2" measure="text">
        <Heading level={1}>{m.compare_heading()}</Heading>
        <p>{m.compare_lead()}</p>
      </Stack>
      {company ? <CompanyChoices /> : <OwnChoices />}
    </Stack>
  );
}

/** A person has few policies and chooses one from a list. The address names it by its opaque id. */
function OwnChoices(): ReactElement {
  const { query, self, open } = usePageNavigation();
  const policies = useAtomValue(customerAtom)?.policiesArray ?? [];
  const policy = policies.find(({ id }) => id === query.get('id')) ?? policies[0];
  if (!policy)
    return (
      <EmptyState title={m.compare_none()} actions={<ToDashboard />}>
        {m.compare_noneWhy()}
      </EmptyState>
    );
  return (
    <>
      {policies.length > 1 && (
        <SelectField
          label={m.compare_policy()}
          value={policy.id}
          onChange={(event) => open(self({ id: event.target.value }), { replace: true })}
          options={policies.map(({ id, planName, policyNo }) => ({ value: id, label: `${planName}, ${policyNo}` }))}
        />
      )}
      <PolicyChoices key={policy.policyNo} policyNo={policy.policyNo} />
    </>
  );
}
