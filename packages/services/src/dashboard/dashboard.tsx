import { type Customer, companyAtom, customerAtom, lazyPart, useApp, useOperation } from '@lifedesk/journey';
import { endsCoverSoon, isMoneyForCustomer, payoutsWaiting, todayInIndia, withoutSteps } from '@lifedesk/rules';
import { prefetchedAnswer, serviceRequests } from '@lifedesk/sdk';
import { Button, EmptyState, Notice, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { AttentionList, MoneyForYou } from './AttentionList.tsx';
import type { BelowAttentionProps } from './below-attention.ts';
import { BelowSkeleton, DashboardSkeleton } from './DashboardSkeleton.tsx';
import { Greeting } from './Greeting.tsx';
import { LastSignIn } from './LastSignIn.tsx';
import { NothingDue } from './NothingDue.tsx';
import { viewsOf } from './policy-view.ts';
import { preloadedPart } from './preloaded-part.tsx';
import { useAttention } from './use-attention.ts';
import { useOverview } from './use-overview.ts';

export { dashboard_pageName as pageName } from '../texts.ts';

/** Companies have their own dashboard, which only they load. */
const CompanyDashboard = lazyPart(() => import('./company/CompanyDashboard.tsx'));

/** What needs the customer appears without waiting for the script of the rest. */
const BelowAttention = preloadedPart(
  () => import('./BelowAttention.tsx'),
  ({ views }: BelowAttentionProps) => <BelowSkeleton policies={views.length} />,
);

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
  const { sdk, now } = useApp();
  const { policiesArray } = customer;
  const needs = useAttention();
  const overview = useOverview();
  const requests = useOperation(serviceRequests, {}, { prefetched: prefetchedAnswer(sdk, 'serviceRequests', {}) });
  // show everything at once: a page that fills up piece by piece moves under the finger
  const isWaiting = [needs.result, overview, requests].some(({ state }) => state === 'waiting');
  const found = overview.state === 'loaded' ? overview.answer : undefined;
  const items = withoutSteps(needs.items ?? []);
  const money = items.filter(isMoneyForCustomer);
  const toDo = items.filter((item) => !isMoneyForCustomer(item));
  const views = viewsOf(policiesArray, found?.policies, toDo);
  // only what ends cover soon comes before money that we owe
  const endsSoon = toDo.some((item) => endsCoverSoon(item, todayInIndia(now())));
  return (
    <Stack gap="8">
      <Stack gap="1">
        <Greeting {...customer} />
        <p>{m.dashboard_policyCount({ count: policiesArray.length })}</p>
        <LastSignIn previous={customer.previousSignIn} />
      </Stack>
      {isWaiting ? (
        <DashboardSkeleton policies={policiesArray.length} />
      ) : (
        <>
          {needs.result.state === 'failed' && (
            <Notice
              tone="warning"
              role="status"
              actions={
                <Button variant="text" onClick={needs.result.reload}>
                  {m.app_retry()}
                </Button>
              }
            >
              {m.dashboard_needsFailed()}
            </Notice>
          )}
          {endsSoon && <AttentionList items={toDo} views={views} />}
          {money.length > 0 && <MoneyForYou items={money} views={views} />}
          {needs.items &&
            !endsSoon &&
            (toDo.length > 0 ? (
              <AttentionList items={toDo} views={views} />
            ) : money.length > 0 ? null : needs.isClear ? (
              <NothingDue horizon={found?.horizon} />
            ) : (
              <Notice tone="warning" title={m.dashboard_message()}>
                {m.dashboard_messageWhere()}
              </Notice>
            ))}
          <BelowAttention
            views={views}
            overview={found}
            lateFees={customer.latePaymentCharges}
            waiting={payoutsWaiting(money)}
            requests={requests}
          />
        </>
      )}
    </Stack>
  );
}
