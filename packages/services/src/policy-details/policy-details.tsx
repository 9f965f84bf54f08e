import {
  companyAtom,
  companyPolicy,
  customerAtom,
  focusHeading,
  Loaded,
  ToDashboard,
  useOperation,
  usePageNavigation,
} from '@lifedesk/journey';
import { policyNoOfLinkId } from '@lifedesk/rules';
import { EmptyState } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, useEffect } from 'react';
import * as m from '../texts.ts';
import { PolicyView } from './PolicyView.tsx';

export { policyDetails_pageName as pageName } from '../texts.ts';

/** The policy that the address names by its opaque id; an address that names none of the customer's says so. */
export default function PolicyDetailsScreen(): ReactElement | null {
  const customer = useAtomValue(customerAtom);
  const company = useAtomValue(companyAtom);
  const { query } = usePageNavigation();
  const id = query.get('id') ?? '';
  if (!id && (company || customer))
    return <NoPolicy title={m.policyDetails_unnamed()} why={m.policyDetails_unnamedWhy()} />;
  if (company) return <CompanyPolicy key={id} id={id} />;
  if (!customer) return null;
  const policies = customer.policiesArray;
  const policyNo = policyNoOfLinkId(id, { isCorporateUser: false, policies });
  const policy = policies.find((candidate) => candidate.policyNo === policyNo);
  return policy ? <PolicyView key={policyNo} policy={policy} /> : <UnknownPolicy />;
}

/** A company's policy: its list is too long to load, so this loads the one that the address names. */
function CompanyPolicy({ id }: { readonly id: string }): ReactElement {
  const result = useOperation(companyPolicy, { id });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state has its own heading
  useEffect(() => focusHeading(), [result.state]);
  return (
    <Loaded
      result={result}
      heading={m.policyDetails_pageName()}
      failed={m.policyDetails_notLoaded()}
      loading={m.policyDetails_loading()}
      shapes={['heading', 'line']}
    >
      {(policy) => (policy ? <PolicyView policy={policy} /> : <UnknownPolicy />)}
    </Loaded>
  );
}

const UnknownPolicy = (): ReactElement => (
  <NoPolicy title={m.policyDetails_unknown()} why={m.policyDetails_unknownWhy()} />
);

function NoPolicy({ title, why }: { readonly title: string; readonly why: string }): ReactElement {
  return (
    <EmptyState headingLevel={1} title={title} actions={<ToDashboard />}>
      {why}
    </EmptyState>
  );
}
