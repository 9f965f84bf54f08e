import { modeWords, statusTone, statusWords, useApp, useHref, useLocale } from '@lifedesk/journey';
import { formatDate, formatRupees, formatServerDate, todayInIndia } from '@lifedesk/rules';
import { dueText } from '@lifedesk/rules/texts';
import { Button, type DataListItem, Link, Notice, PolicyCard, Skeleton } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { isPayable, type PolicyView } from './attention.ts';

interface DashboardCardProps {
  readonly view: PolicyView;
  /** What is due is still being asked for. */
  readonly waiting: boolean;
}

/** One policy: its status, what is to be paid and by when, and the one thing to do. */
export function DashboardCard({ view, waiting }: DashboardCardProps): ReactElement {
  const { policy, payment, dueDate } = view;
  const href = useHref();
  const details = href('policy-details', { id: policy.id });
  const pay = href('pay-online', { id: policy.id });
  const today = todayInIndia(useApp().now());
  const language = useLocale();
  const figure = figureOf(view);
  return (
    <PolicyCard
      planName={policy.planName}
      href={details}
      policyNumber={m.policy_number({ number: policy.policyNo })}
      status={statusWords(policy)}
      statusTone={statusTone(policy)}
      amount={waiting ? <Skeleton shape="figure" /> : figure && formatRupees(figure.paise)}
      amountLabel={waiting ? m.dashboard_loadingPayments() : figure?.label}
      nextDate={dueDate && m.dashboard_dueOn({ date: formatDate(dueDate) })}
      facts={factsOf(view)}
      notice={
        payment?.ongoingTransaction && (
          <Notice>
            {dueText({ because: 'transaction-ongoing', daysLate: undefined }, { dueDate: null }, language)}
          </Notice>
        )
      }
      action={
        pay &&
        isPayable(view, pay, today) && (
          <Button variant="secondary" href={pay}>
            {m.attention_pay()}
          </Button>
        )
      }
      secondaryAction={
        details && (
          <Link alone href={details} aria-label={`${m.dashboard_details()}: ${policy.planName}`}>
            {m.dashboard_details()}
          </Link>
        )
      }
    />
  );
}

/** The amount that the card is about: what is to be paid, else the next premium, else what the policy is worth. */
function figureOf({ policy, payment, card, dueDate }: PolicyView): { label: string; paise: number } | undefined {
  if (payment?.showPaymentButton && payment.totalPremiumDueToBePaid)
    return { label: m.dashboard_toPay(), paise: payment.totalPremiumDueToBePaid };
  if (dueDate) {
    const mode = card?.premiumModeDesc && modeWords(card.premiumModeDesc);
    const label = mode ? m.dashboard_premium({ mode }) : m.dashboard_premiumPlain();
    return { label, paise: policy.modalPremiuminclusiveGST };
  }
  return policy.totalFundValue ? { label: m.dashboard_fundValue(), paise: policy.totalFundValue } : undefined;
}

function factsOf({ policy, card, dueDate }: PolicyView): DataListItem[] {
  const fact = (label: string, value: string | undefined): DataListItem[] =>
    value ? [{ label, value, figure: true }] : [];
  const rupees = (paise: number | undefined) => (paise ? formatRupees(paise, { fractionDigits: 0 }) : undefined);
  return [
    // without a premium to come the fund value is the card's own figure
    ...fact(m.dashboard_fundValue(), dueDate && rupees(policy.totalFundValue)),
    ...fact(m.dashboard_sumAssured(), rupees(card?.sumAssured)),
    ...fact(m.dashboard_maturesOn(), policy.policyMaturityDate && formatServerDate(policy.policyMaturityDate)),
  ];
}
