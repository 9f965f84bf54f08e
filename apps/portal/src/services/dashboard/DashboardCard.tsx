import { formatDate, formatRupees, formatServerDate } from '@lifedesk/rules';
import { Button, type DataListItem, Link, Notice, PolicyCard, Skeleton } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../paraglide/messages.js';
import { modeWords } from '../../policy/mode.ts';
import { statusTone, statusWords } from '../../policy/status.ts';
import { isPayable, type PolicyView } from './attention.ts';
import { builtAddress, settleAt } from './service-links.ts';

interface DashboardCardProps {
  readonly view: PolicyView;
  /** What is due is still being asked for. */
  readonly waiting: boolean;
}

/** One policy: its status, what is to be paid and by when, and the one thing to do. */
export function DashboardCard({ view, waiting }: DashboardCardProps): ReactElement {
  const { policy, payment, card, dueDate } = view;
  const details = builtAddress('policy-details', policy.id);
  const pay = settleAt('due', policy.id);
  const toPay = payment?.totalPremiumDueToBePaid ?? 0;
  const mode = card?.premiumModeDesc && modeWords(card.premiumModeDesc);
  const premium = mode ? m.dashboard_premium({ mode }) : m.dashboard_premiumPlain();
  return (
    <PolicyCard
      planName={policy.planName}
      href={details}
      policyNumber={m.policy_number({ number: policy.policyNo })}
      status={statusWords(policy)}
      statusTone={statusTone(policy)}
      amount={waiting ? <Skeleton shape="figure" /> : formatRupees(toPay || policy.modalPremiuminclusiveGST)}
      amountLabel={waiting ? m.dashboard_loadingPayments() : toPay ? m.dashboard_toPay() : premium}
      nextDate={dueDate && m.dashboard_dueOn({ date: formatDate(dueDate) })}
      facts={factsOf(view)}
      notice={payment?.ongoingTransaction && <Notice>{m.dashboard_inProcess()}</Notice>}
      action={
        pay &&
        isPayable(view, pay) && (
          <Button variant="secondary" href={pay}>
            {m.dashboard_pay()}
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

function factsOf({ policy, card }: PolicyView): DataListItem[] {
  const fact = (label: string, value: string | undefined): DataListItem[] =>
    value ? [{ label, value, figure: true }] : [];
  const rupees = (paise: number | undefined) => (paise ? formatRupees(paise, { fractionDigits: 0 }) : undefined);
  return [
    ...fact(m.dashboard_fundValue(), rupees(policy.totalFundValue)),
    ...fact(m.dashboard_sumAssured(), rupees(card?.sumAssured)),
    ...fact(m.dashboard_maturesOn(), policy.policyMaturityDate && formatServerDate(policy.policyMaturityDate)),
  ];
}
