import {
  actionLink,
  coverToday,
  type Locale,
  policyState,
  readCover,
  sumAssuredLabel,
  useApp,
  useHref,
  useLocale,
} from '@lifedesk/journey';
import {
  type CalendarDate,
  formatDate,
  formatRupees,
  formatServerDate,
  isLapsedStatus,
  todayInIndia,
} from '@lifedesk/rules';
import { attentionDeadlineText } from '@lifedesk/rules/texts';
import { Button, type DataListItem, Link, PolicyCard } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { fittingActions } from './fitting-action.ts';
import { kindOf } from './policy-kind.ts';
import type { PolicyView } from './policy-view.ts';

/** One policy: its status, the next date and amount, its details, and one fitting action. */
export function DashboardCard({ view }: { readonly view: PolicyView }): ReactElement {
  const { policy } = view;
  const href = useHref();
  const language = useLocale();
  const today = todayInIndia(useApp().now());
  const details = href('policy-details', { id: policy.id });
  const { text, tone } = policyState(policy, view.needs);
  const autoDebit = view.more?.canRegisterAutoDebit && href('register-auto-debit', { id: policy.id });
  return (
    <PolicyCard
      kind={kindOf(view)}
      planName={policy.planName}
      href={details}
      policyNumber={m.policy_number({ number: policy.policyNo })}
      status={text}
      statusTone={tone}
      facts={[...factsOf(view, today, language), ...(autoDebit ? [autoDebitOff(policy, autoDebit)] : [])]}
      action={<CardAction view={view} />}
      secondaryAction={
        details && (
          <Link alone href={details} aria-label={linkName(m.dashboard_details(), policy)}>
            {m.dashboard_details()}
          </Link>
        )
      }
    />
  );
}

/** The action for the most urgent thing; if nothing needs the customer, one that fits the policy. */
function CardAction({ view }: { readonly view: PolicyView }): ReactElement | null {
  const { policy, needs } = view;
  const href = useHref();
  const { id } = policy;
  const need = needs.find(({ action, ticket }) => actionLink(href, action, id, ticket));
  const link = need && actionLink(href, need.action, id, need.ticket);
  if (need && link) {
    const pays = need.action === 'pay-premium' && need.amount !== null;
    const words = pays && need.amount !== null ? m.dashboard_pay({ amount: formatRupees(need.amount) }) : link.name;
    return (
      <Button variant="secondary" size="small" href={link.href} aria-label={linkName(words, policy)}>
        {words}
      </Button>
    );
  }
  const fitting = fittingActions.find(({ service, fits }) => href(service) && fits(view));
  const address = fitting && href(fitting.service, { id });
  return fitting && address ? (
    <Link alone href={address} aria-label={linkName(fitting.label(), policy)}>
      {fitting.label()}
    </Link>
  ) : null;
}

function factsOf(view: PolicyView, today: CalendarDate, language: Locale): DataListItem[] {
  const { policy, more, needs } = view;
  const fact = (label: string, value: string | undefined | null | false): DataListItem[] =>
    value ? [{ label, value, figure: true }] : [];
  const premium = needs.find(({ kind }) => kind === 'premium-overdue' || kind === 'premium-due');
  const payment = needs.find(({ kind }) => kind === 'payment-in-process');
  // money received may cover the oldest premium
  const dueDate = premium?.because === 'premium-due-soon' ? premium.deadline : view.dueDate;
  const cover = more && readCover(more);
  const otherCover = coverToday(cover, language);
  const isPaying = policy.policyStatusCode === '1';
  return [
    ...(premium?.kind === 'premium-overdue'
      ? fact(m.dashboard_overdue(), premium.amount !== null && formatRupees(premium.amount))
      : fact(
          more?.isAutoDebit ? m.dashboard_nextDebit() : m.dashboard_nextPremium(),
          isPaying && dueDate && !payment?.premiumState && formatRupees(policy.modalPremiuminclusiveGST),
        )),
    ...(payment
      ? [{ id: 'payment', label: m.dashboard_payment(), value: attentionDeadlineText(payment, today, language) }]
      : []),
    ...fact(dueLabel(view), dueDate && formatDate(dueDate)),
    ...fact(m.dashboard_fundValue(), policy.totalFundValue !== undefined && formatRupees(policy.totalFundValue)),
    ...fact(sumAssuredLabel(cover), more && formatRupees(more.sumAssured)),
    ...(otherCover ? [{ id: 'cover', ...otherCover }] : []),
    ...fact(m.dashboard_loan(), more?.loanOutstanding !== undefined && formatRupees(more.loanOutstanding)),
    ...fact(
      more?.kind === 'term' || more?.kind === 'health' ? m.dashboard_coverEndsOn() : m.dashboard_maturesOn(),
      policy.policyMaturityDate && formatServerDate(policy.policyMaturityDate),
    ),
  ];
}

/** Says that no bank pays the premiums automatically, with a link to change that. */
const autoDebitOff = (policy: PolicyView['policy'], href: string): DataListItem => ({
  id: 'auto-debit',
  label: m.dashboard_autoDebit(),
  value: (
    <>
      {m.dashboard_autoDebitOff()}{' '}
      <Link href={href} aria-label={linkName(`${m.dashboard_setUpAutoDebit()}, ${m.dashboard_autoDebit()}`, policy)}>
        {m.dashboard_setUpAutoDebit()}
      </Link>
    </>
  ),
});

/**
 * The label of a card's date: the next one, one that has passed, or since when premiums of a lapsed policy are unpaid.
 */
function dueLabel({ policy, needs }: PolicyView): string {
  if (isLapsedStatus(policy.policyStatusCode)) return m.dashboard_unpaidSince();
  const isOverdue = needs.some(({ kind, premiumState }) => kind === 'premium-overdue' || premiumState);
  return isOverdue ? m.dashboard_wasDue() : m.dashboard_due();
}

/** What a link does and to which policy: two policies may have the same name. */
const linkName = (words: string, { planName, policyNo }: PolicyView['policy']): string =>
  `${words}: ${planName} ${policyNo}`;
