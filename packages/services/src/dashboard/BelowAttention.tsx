import { Columns, Heading, Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { BelowAttentionProps } from './below-attention.ts';
import { DashboardCard } from './DashboardCard.tsx';
import { DashboardHorizon } from './DashboardHorizon.tsx';
import { DashboardTotals } from './DashboardTotals.tsx';
import { LastPayment } from './LastPayment.tsx';
import { isOpen, OpenRequests, RequestsFailed } from './OpenRequests.tsx';
import { PlanBanner } from './PlanBanner.tsx';
import type { PolicyView } from './policy-view.ts';
import { QuickActions } from './QuickActions.tsx';

/** Everything below what needs the customer: on a phone it appears after scrolling. */
export default function BelowAttention({
  views,
  overview,
  lateFees,
  waiting,
  requests,
}: BelowAttentionProps): ReactElement {
  const open = requests.state === 'loaded' ? requests.answer.serviceRequests.filter(isOpen) : [];
  const payment = overview?.lastPayment;
  return (
    <Stack gap="8">
      {overview ? (
        <>
          <DashboardTotals totals={overview.totals} lateFees={lateFees} waiting={waiting} />
          <DashboardHorizon events={overview.horizon} views={views} />
        </>
      ) : (
        <Notice tone="warning" role="status">
          {m.dashboard_overviewFailed()}
        </Notice>
      )}
      <PoliciesAndWork
        policies={<PolicyList views={views} />}
        work={
          <>
            {requests.state === 'failed' && <RequestsFailed error={requests.error} onRetry={requests.reload} />}
            {open.length > 0 && <OpenRequests requests={open} />}
            {payment && (
              <LastPayment
                payment={payment}
                planName={views.find(({ policy }) => payment.policyNos.includes(policy.policyNo))?.policy.planName}
              />
            )}
          </>
        }
        count={views.length}
      />
      <QuickActions views={views} overview={overview} />
      <PlanBanner />
    </Stack>
  );
}

function PolicyList({ views }: { readonly views: readonly PolicyView[] }): ReactElement {
  return (
    <Stack as="section" gap="4" aria-labelledby="policies">
      <Heading level={2} id="policies">
        {m.dashboard_policiesHeading()}
      </Heading>
      <Columns split="cards" as="ul">
        {views.map((view) => (
          <li key={view.policy.id}>
            <DashboardCard view={view} />
          </li>
        ))}
      </Columns>
    </Stack>
  );
}

interface PoliciesAndWorkProps {
  readonly policies: ReactElement;
  readonly work: ReactElement;
  readonly count: number;
}

/** With this many policies there is room beside them. */
const FEW = 2;

/** Requests and the last payment are beside a few policies, and below many. */
function PoliciesAndWork({ policies, work, count }: PoliciesAndWorkProps): ReactElement {
  if (count <= FEW)
    return (
      <Columns split="aside">
        {policies}
        <Stack gap="6">{work}</Stack>
      </Columns>
    );
  return (
    <>
      {policies}
      <Columns split="halves">{work}</Columns>
    </>
  );
}
