import { EmptyState, Heading, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as m from '../../paraglide/messages.js';
import { customerAtom } from '../../state/customer.ts';
import { DocumentList } from './DocumentList.tsx';
import { policyAtFirst } from './documents.ts';
import { FilterForm } from './FilterForm.tsx';
import { PolicyPack } from './PolicyPack.tsx';

export { downloadCenter_pageName as pageName } from '../../paraglide/messages.js';

/** Documents of a policy, by kind and financial year. */
export default function DownloadCenterScreen(): ReactElement {
  const policies = useAtomValue(customerAtom)?.policiesData ?? [];
  const [parameters] = useSearchParams();
  const [chosen, setChosen] = useState({ policyNo: '', kind: '', financialYear: '' });
  const policy =
    policies.find(({ policyNo }) => policyNo === chosen.policyNo) ?? policyAtFirst(policies, parameters.get('id'));

  return (
    <Stack gap="6">
      <Stack gap="2">
        <Heading level={1}>{m.downloadCenter_heading()}</Heading>
        <p>{m.downloadCenter_lead()}</p>
      </Stack>
      {policy ? (
        <>
          <FilterForm
            policies={policies}
            policy={policy}
            kind={chosen.kind}
            financialYear={chosen.financialYear}
            onChange={(change) => setChosen({ ...chosen, policyNo: policy.policyNo, ...change })}
          />
          <DocumentList
            policyNo={policy.policyNo}
            kind={chosen.kind}
            financialYear={chosen.financialYear}
            onShowAll={() => setChosen({ ...chosen, kind: '', financialYear: '' })}
          />
          <PolicyPack policyNo={policy.policyNo} />
        </>
      ) : (
        <EmptyState title={m.downloadCenter_noPolicies()}>{m.downloadCenter_noPoliciesWhy()}</EmptyState>
      )}
    </Stack>
  );
}
