import {
  attentionAtom,
  companyAtom,
  customerAtom,
  type LoginAnswer,
  later,
  NotLoaded,
  notificationsAtom,
  readAttention,
  silent,
  useAnswer,
  useApp,
} from '@lifedesk/journey';
import { notifications, policyCards, viewPaymentDetails } from '@lifedesk/sdk';
import { Columns, EmptyState, Heading, Notice, Stack } from '@lifedesk/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactElement, useCallback, useEffect, useMemo } from 'react';
import * as m from '../texts.ts';
import { AttentionPanel } from './AttentionPanel.tsx';
import { viewsOf } from './attention.ts';
import { DashboardCard } from './DashboardCard.tsx';

export { dashboard_pageName as pageName } from '../texts.ts';

/** Companies have another one, which only they load. */
const CompanyDashboard = later(() => import('./company/CompanyDashboard.tsx'));

/** What needs the customer first, then every policy. It is hidden while another customer signs in. */
export default function DashboardScreen(): ReactElement | null {
  const customer = useAtomValue(customerAtom);
  const company = useAtomValue(companyAtom);
  if (company) return <CompanyDashboard company={company} />;
  return customer ? <Dashboard customer={customer} /> : null;
}

function Dashboard({ customer }: { readonly customer: LoginAnswer }): ReactElement {
  const { sdk, insurer } = useApp();
  const asked = {
    payments: useAnswer(useCallback((signal) => viewPaymentDetails(sdk, {}, { ...silent, signal }), [sdk])),
    cards: useAnswer(useCallback((signal) => policyCards(sdk, {}, { ...silent, signal }), [sdk])),
    needs: useAnswer(useCallback((signal) => notifications(sdk, {}, { ...silent, signal }), [sdk])),
  };
  const { payments, cards, needs } = asked;
  const views = viewsOf(customer.policiesData, {
    payments: payments.state === 'here' ? payments.answer : undefined,
    cards: cards.state === 'here' ? cards.answer.cardDetails : undefined,
  });
  const waiting = [payments, cards, needs].some(({ state }) => state === 'waiting');
  const name = customer.fname;
  const setNotifications = useSetAtom(notificationsAtom);
  const setAttention = useSetAtom(attentionAtom);
  const told = needs.state === 'here' ? needs.answer : undefined;
  const items = useMemo(() => told && readAttention(told.attention), [told]);
  // newer than the answer at sign-in
  useEffect(() => {
    if (!told || !items) return;
    setNotifications(told.notifications);
    setAttention(items);
  }, [told, items, setNotifications, setAttention]);

  if (views.length === 0)
    return (
      <EmptyState headingLevel={1} title={m.dashboard_emptyHeading()}>
        <p>{m.dashboard_emptyBody()}</p>
        <p>{m.app_helpCall({ phone: insurer.phone })}</p>
      </EmptyState>
    );

  return (
    <Stack gap="10">
      <Stack gap="6">
        <Stack gap="1">
          <Heading level={1}>{name ? m.dashboard_hello({ name }) : m.dashboard_helloPlain()}</Heading>
          <p>{m.dashboard_policyCount({ count: views.length })}</p>
        </Stack>
        {(payments.state === 'failed' || cards.state === 'failed') && (
          <Notice tone="warning" role="status">
            {m.dashboard_paymentsFailed()}
          </Notice>
        )}
        {needs.state === 'failed' ? (
          <NotLoaded title={m.dashboard_needsFailed()} error={needs.error} onRetry={needs.askAgain} />
        ) : (
          <AttentionPanel items={items ?? []} views={views} waiting={waiting} />
        )}
      </Stack>
      <Stack as="section" gap="4" aria-labelledby="policies">
        <Heading level={2} id="policies">
          {m.dashboard_policiesHeading()}
        </Heading>
        <Columns split="cards" as="ul">
          {views.map((view) => (
            <li key={view.policy.id}>
              <DashboardCard view={view} waiting={payments.state === 'waiting'} />
            </li>
          ))}
        </Columns>
      </Stack>
    </Stack>
  );
}
