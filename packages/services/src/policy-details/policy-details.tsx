import {
  companyAtom,
  companyPolicy,
  customerAtom,
  focusHeading,
  NotLoaded,
  ToDashboard,
  useAnswer,
  useApp,
  usePlace,
} from '@lifedesk/journey';
import { policyNoOfLinkId } from '@lifedesk/rules';
import { EmptyState, Heading, Skeleton, SkeletonGroup, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, useCallback, useEffect } from 'react';
import * as m from '../texts.ts';
import { PolicyView } from './PolicyView.tsx';

export { policyDetails_pageName as pageName } from '../texts.ts';

/** The policy that the address names by its opaque id; an address that names none of the customer's says so. */
export default function PolicyDetailsScreen(): ReactElement | null {
  const customer = useAtomValue(customerAtom);
  const company = useAtomValue(companyAtom);
  const { query } = usePlace();
  const id = query.get('id') ?? '';
  if (company) return <CompanyPolicy key={id} id={id} />;
  if (!customer) return null;
  const policies = customer.policiesArray;
  const policyNo = policyNoOfLinkId(id, { isCorporateUser: false, policies });
  const policy = policies.find((candidate) => candidate.policyNo === policyNo);
  return policy ? <PolicyView key={policyNo} policy={policy} /> : <UnknownPolicy />;
}

/** A company's policy: its list is too long to be known, so the one that the address names is asked for. */
function CompanyPolicy({ id }: { readonly id: string }): ReactElement {
  const { sdk } = useApp();
  const asked = useAnswer(useCallback((signal: AbortSignal) => companyPolicy(sdk, id, signal), [sdk, id]));
  // the heading is another one now
  useEffect(() => focusHeading(), [asked.state]);
  if (asked.state === 'here') return asked.answer ? <PolicyView policy={asked.answer} /> : <UnknownPolicy />;
  return (
    <Stack gap="6">
      <Heading level={1}>{m.policyDetails_pageName()}</Heading>
      {asked.state === 'waiting' ? (
        <SkeletonGroup label={m.policyDetails_loading()}>
          <Skeleton shape="heading" />
          <Skeleton shape="line" />
        </SkeletonGroup>
      ) : (
        <NotLoaded title={m.policyDetails_notLoaded()} error={asked.error} onRetry={asked.askAgain} />
      )}
    </Stack>
  );
}

function UnknownPolicy(): ReactElement {
  return (
    <EmptyState headingLevel={1} title={m.policyDetails_unknown()} actions={<ToDashboard />}>
      {m.policyDetails_unknownWhy()}
    </EmptyState>
  );
}
