import { companyAtom, customerAtom, lazyPart, usePageNavigation } from '@lifedesk/journey';
import { EmptyState, Heading, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';
import { Documents } from './Documents.tsx';
import { policyAtFirst } from './documents.ts';

export { downloadCenter_pageName as pageName } from '../texts.ts';

/** The search of a company's policies, which only companies load. */
const CompanyDocuments = lazyPart(() => import('./CompanyDocuments.tsx'));

/** Documents of a policy, by kind and financial year. */
export default function DownloadCenterScreen(): ReactElement {
  const company = useAtomValue(companyAtom);
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Heading level={1}>{company ? m.downloadCenter_companyMenuName() : m.downloadCenter_heading()}</Heading>
        <p>{m.downloadCenter_lead()}</p>
      </Stack>
      {company ? <CompanyDocuments /> : <OwnDocuments />}
    </Stack>
  );
}

/** A person has few policies and chooses one from a list. */
function OwnDocuments(): ReactElement {
  const policies = useAtomValue(customerAtom)?.policiesArray ?? [];
  const { query } = usePageNavigation();
  const [chosen, setChosen] = useState('');
  const policy = policies.find(({ policyNo }) => policyNo === chosen) ?? policyAtFirst(policies, query.get('id'));
  if (policy) return <Documents policies={policies} policy={policy} onPolicy={setChosen} />;
  return <EmptyState title={m.downloadCenter_noPolicies()}>{m.downloadCenter_noPoliciesWhy()}</EmptyState>;
}
