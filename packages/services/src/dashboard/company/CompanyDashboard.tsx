import { type CorporateAnswer, FindPolicy, useApp, useHref, useOperation, usePageNavigation } from '@lifedesk/journey';
import { formatCount } from '@lifedesk/rules';
import { interceptorPolicies, prefetchedAnswer } from '@lifedesk/sdk';
import { Columns, Heading, Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import { DashboardHorizon } from '../DashboardHorizon.tsx';
import { DashboardSkeleton } from '../DashboardSkeleton.tsx';
import { LastPayment } from '../LastPayment.tsx';
import { LastSignIn } from '../LastSignIn.tsx';
import { useOverview } from '../use-overview.ts';
import { BlockingQuestion } from './BlockingQuestion.tsx';
import { CompanyAttention } from './CompanyAttention.tsx';
import { CompanyContacts } from './CompanyContacts.tsx';
import { CompanyPolicies } from './CompanyPolicies.tsx';
import { CompanyFacts, CompanyTotals } from './CompanyTotals.tsx';
import { blockingQuestion } from './questions.ts';

/** A company's policies: questions to answer, the totals, a search, and a paged list of all. */
export default function CompanyDashboard({ company }: { readonly company: CorporateAnswer }): ReactElement {
  const { sdk } = useApp();
  const { open } = usePageNavigation();
  const hrefOf = useHref();
  const result = useOperation(
    interceptorPolicies,
    {},
    { prefetched: prefetchedAnswer(sdk, 'interceptorPolicies', {}) },
  );
  const overview = useOverview();
  const questions = result.state === 'loaded' ? result.answer.policiesData : [];
  const first = blockingQuestion(questions, hrefOf);
  if (first) return <BlockingQuestion question={first} />;
  const isOpen = result.state !== 'waiting' && overview.state !== 'waiting';
  const found = overview.state === 'loaded' ? overview.answer : undefined;
  return (
    <Stack gap="8">
      <Stack gap="1">
        <Heading level={1}>{company.policyHolderName}</Heading>
        <p>{m.companyDashboard_count({ total: formatCount(company.totalCorporatePolicyCount) })}</p>
        <LastSignIn previous={company.previousSignIn} />
      </Stack>
      {isOpen ? (
        <>
          <CompanyAttention company={company} questions={questions} unknown={result.state === 'failed'} />
          <CompanyTotals company={company} totals={found?.totals} />
          {found ? (
            <DashboardHorizon events={found.horizon} views={[]} />
          ) : (
            <Notice tone="warning" role="status">
              {m.dashboard_overviewFailed()}
            </Notice>
          )}
          <FindPolicy
            label={m.companyDashboard_find()}
            onChoose={({ id }) => {
              const details = hrefOf('policy-details', { id });
              if (details) open(details);
            }}
          />
          <CompanyPolicies />
          <Columns split="halves">
            {found?.lastPayment && <LastPayment payment={found.lastPayment} />}
            <CompanyContacts company={company} />
            <CompanyFacts company={company} />
          </Columns>
        </>
      ) : (
        <DashboardSkeleton policies={3} />
      )}
    </Stack>
  );
}
