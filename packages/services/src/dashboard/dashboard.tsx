import {
  type Customer,
  companyAtom,
  customerAtom,
  later,
  NotLoaded,
  silent,
  useAnswer,
  useApp,
} from '@lifedesk/journey';
import { answeredAhead, serviceRequests } from '@lifedesk/sdk';
import { Columns, EmptyState, Heading, Notice, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { AttentionList } from './AttentionList.tsx';
import { DashboardCard } from './DashboardCard.tsx';
import { DashboardHorizon } from './DashboardHorizon.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { DashboardTotals } from './DashboardTotals.tsx';
import { LastPayment } from './LastPayment.tsx';
import { NothingDue } from './NothingDue.tsx';
import { isOpen, OpenRequests, RequestsFailed } from './OpenRequests.tsx';
import { type PolicyView, viewsOf } from './policy-view.ts';
import { QuickActions } from './QuickActions.tsx';
import { useNeeds } from './use-needs.ts';
import { useOverview } from './use-overview.ts';

export { dashboard_pageName as pageName } from '../texts.ts';

/** Companies have another one, which only they load. */
const CompanyDashboard = later(() => import('./company/CompanyDashboard.tsx'));

/** What needs the customer first, then every policy. It is hidden while another customer signs in. */
export default function DashboardScreen(): ReactElement | null {
  const customer = useAtomValue(customerAtom);
  const company = useAtomValue(companyAtom);
  if (company) return <CompanyDashboard company={company} />;
  if (!customer) return null;
  return customer.policiesArray.length === 0 ? <NoPolicies /> : <Dashboard customer={customer} />;
}

function NoPolicies(): ReactElement {
  const { phone } = useApp().insurer;
  return (
    <EmptyState headingLevel={1} title={m.dashboard_emptyHeading()}>
      <p>{m.dashboard_emptyBody()}</p>
      <p>{m.app_helpCall({ phone })}</p>
    </EmptyState>
  );
}

function Dashboard({ customer }: { readonly customer: Customer }): ReactElement {
  const { sdk } = useApp();
  const { fname: name, policiesArray } = customer;
  const needs = useNeeds();
  const overview = useOverview();
  const requests = useAnswer(
    useCallback((signal: AbortSignal) => serviceRequests(sdk, {}, { ...silent, signal }), [sdk]),
    answeredAhead(sdk, 'serviceRequests', {}),
  );
  // all of it comes at once: a page that fills up piece by piece moves under the finger
  const isWaiting = [needs.asked, overview, requests].some(({ state }) => state === 'waiting');
  const found = overview.state === 'here' ? overview.answer : undefined;
  const open = requests.state === 'here' ? requests.answer.serviceRequests.filter(isOpen) : [];
  const payment = found?.lastPayment;
  const views = viewsOf(policiesArray, found?.policies, needs.items);
  return (
    <Stack gap="8">
      <Stack gap="1">
        <Heading level={1}>{name ? m.dashboard_hello({ name }) : m.dashboard_helloPlain()}</Heading>
        <p>{m.dashboard_policyCount({ count: policiesArray.length })}</p>
      </Stack>
      {isWaiting ? (
        <DashboardSkeleton policies={policiesArray.length} />
      ) : (
        <>
          {needs.asked.state === 'failed' && (
            <NotLoaded title={m.dashboard_needsFailed()} error={needs.asked.error} onRetry={needs.asked.askAgain} />
          )}
          {needs.items &&
            (needs.items.length > 0 ? (
              <AttentionList items={needs.items} views={views} />
            ) : (
              <NothingDue horizon={found?.horizon} />
            ))}
          {found ? (
            <>
              <DashboardTotals totals={found.totals} lateFees={customer.latePaymentCharges} />
              <DashboardHorizon events={found.horizon} views={views} />
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
                {requests.state === 'failed' && <RequestsFailed error={requests.error} onRetry={requests.askAgain} />}
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
          <QuickActions views={views} />
        </>
      )}
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

/** So many policies leave room beside them. */
const FEW = 2;

/** Requests and the last payment stand beside a few policies, and below many. */
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
