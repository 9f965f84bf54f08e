import { type CorporateAnswer, FindPolicy, silent, useAnswer, useApp, useHref, usePlace } from '@lifedesk/journey';
import { interceptorPolicies } from '@lifedesk/sdk';
import { Heading, Skeleton, SkeletonGroup, Stack } from '@lifedesk/ui';
import { type ReactElement, useCallback } from 'react';
import * as m from '../../texts.ts';
import { AnswerFirst } from './AnswerFirst.tsx';
import { CompanyAttention } from './CompanyAttention.tsx';
import { CompanyContacts } from './CompanyContacts.tsx';
import { CompanyPolicies } from './CompanyPolicies.tsx';
import { CompanyTotals } from './CompanyTotals.tsx';
import { counted } from './policy-list.ts';
import { answeredFirst } from './questions.ts';

/** A company's policies: what needs an answer, the totals, one found by typing, and all of them by pages. */
export default function CompanyDashboard({ company }: { readonly company: CorporateAnswer }): ReactElement {
  const { sdk } = useApp();
  const { open } = usePlace();
  const hrefOf = useHref();
  const asked = useAnswer(useCallback((signal) => interceptorPolicies(sdk, {}, { ...silent, signal }), [sdk]));
  const questions = asked.state === 'here' ? asked.answer.policiesData : [];
  const first = answeredFirst(questions, hrefOf);
  if (first) return <AnswerFirst question={first} />;
  const isOpen = asked.state !== 'waiting';
  return (
    <Stack gap="10">
      <Stack gap="6">
        <Stack gap="1">
          <Heading level={1}>{company.policyHolderName}</Heading>
          <p>{m.companyDashboard_count({ total: counted(company.totalCorporatePolicyCount) })}</p>
        </Stack>
        {isOpen ? (
          <>
            <CompanyAttention company={company} questions={questions} unknown={asked.state === 'failed'} />
            <FindPolicy
              label={m.companyDashboard_find()}
              onChoose={({ id }) => {
                const details = hrefOf('policy-details', { id });
                if (details) open(details);
              }}
            />
            <CompanyTotals company={company} />
            <CompanyContacts company={company} />
          </>
        ) : (
          <SkeletonGroup label={m.app_pleaseWait()}>
            <Skeleton shape="figure" />
            <Skeleton shape="line" />
            <Skeleton shape="line" />
          </SkeletonGroup>
        )}
      </Stack>
      {isOpen && <CompanyPolicies />}
    </Stack>
  );
}
