import { companyAtom, customerAtom, lazyPart, usePageNavigation } from '@lifedesk/journey';
import { EmptyState, Heading, SelectField, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { Portfolio } from './Portfolio.tsx';

export { ulipPortfolio_pageName as pageName } from '../texts.ts';

/** The search of a company's policies, which only companies load. */
const CompanyPortfolio = lazyPart(() => import('./CompanyPortfolio.tsx'));

/** The funds of a unit-linked policy. */
export default function UlipPortfolioScreen(): ReactElement {
  const company = useAtomValue(companyAtom);
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Heading level={1}>{m.ulipPortfolio_menuName()}</Heading>
        <p>{m.ulipPortfolio_lead()}</p>
      </Stack>
      {company ? <CompanyPortfolio /> : <OwnPortfolio />}
    </Stack>
  );
}

/** A person has few unit-linked policies and chooses one from a list. The address names it by its opaque id. */
function OwnPortfolio(): ReactElement {
  const { query, self, open } = usePageNavigation();
  const all = useAtomValue(customerAtom)?.policiesArray ?? [];
  const policies = all.filter(({ totalFundValue }) => totalFundValue !== undefined);
  const policy = policies.find(({ id }) => id === query.get('id')) ?? policies[0];
  if (!policy) return <EmptyState title={m.ulipPortfolio_none()}>{m.ulipPortfolio_noneWhy()}</EmptyState>;
  return (
    <>
      {policies.length > 1 && (
        <SelectField
          label={m.ulipPortfolio_policy()}
          value={policy.id}
          onChange={(event) => open(self({ id: event.target.value }), { replace: true })}
          options={policies.map(({ id, planName, policyNo }) => ({ value: id, label: `${planName}, ${policyNo}` }))}
        />
      )}
      <Portfolio key={policy.policyNo} policyNo={policy.policyNo} />
    </>
  );
}
