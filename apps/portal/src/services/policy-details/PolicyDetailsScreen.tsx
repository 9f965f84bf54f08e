import { policyNoOfLinkId } from '@lifedesk/rules';
import { Button, EmptyState } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as m from '../../paraglide/messages.js';
import { to } from '../../registry/to.ts';
import { customerAtom } from '../../state/customer.ts';
import { PolicyView } from './PolicyView.tsx';

export { policyDetails_pageName as pageName } from '../../paraglide/messages.js';

/** The policy that the address names by its opaque id; an address that names none of the customer's says so. */
export default function PolicyDetailsScreen(): ReactElement | null {
  const customer = useAtomValue(customerAtom);
  const [parameters] = useSearchParams();
  if (!customer) return null;
  const policies = customer.policiesData;
  const policyNo = policyNoOfLinkId(parameters.get('id') ?? '', { isCorporateUser: false, policies });
  const policy = policies.find((candidate) => candidate.policyNo === policyNo);
  if (policy) return <PolicyView key={policyNo} policy={policy} />;
  return (
    <EmptyState
      headingLevel={1}
      title={m.policyDetails_unknown()}
      actions={<Button href={to('dashboard')}>{m.app_toDashboard()}</Button>}
    >
      {m.policyDetails_unknownWhy()}
    </EmptyState>
  );
}
