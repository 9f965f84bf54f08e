import { formatRupees, formatWholeRupees } from '@lifedesk/rules';
import { Totals } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { Overview } from './use-overview.ts';

interface DashboardTotalsProps {
  readonly totals: Overview['totals'];
  /** Late fees over all lapsed policies, in paise. */
  readonly lateFees?: number | undefined;
  /** Payouts that were ordered and did not arrive, in paise. */
  readonly waiting?: number | undefined;
}

/**
 * What the customer has and owes over all policies, the largest first: cover, or for an annuitant the source of the
 * income.
 */
export function DashboardTotals({ totals, lateFees = 0, waiting = 0 }: DashboardTotalsProps): ReactElement {
  const { cover, dueAhead, overdue, benefitsAhead, fundValue, annuityValue, loanOutstanding } = totals;
  const of = (label: string, amount: number | undefined, words = formatWholeRupees) =>
    amount === undefined ? [] : [{ label, value: words(amount) }];
  const annuity = of(m.policy_annuityValue(), annuityValue);
  return (
    <Totals
      aria-label={m.dashboard_totalsHeading()}
      items={[
        ...(cover === 0 ? annuity : []),
        ...(cover === 0 && annuity.length > 0 ? [] : of(m.dashboard_cover(), cover)),
        ...(cover === 0 ? [] : annuity),
        ...of(m.dashboard_overdue(), overdue, formatRupees),
        // an annuitant owes nothing, so nothing is shown as due
        ...of(m.dashboard_dueAhead(), dueAhead - (overdue ?? 0) || undefined, formatRupees),
        ...of(m.dashboard_payoutsWaiting(), waiting || undefined, formatRupees),
        ...of(m.dashboard_benefitsAhead(), benefitsAhead, formatRupees),
        // funds and loans to the paisa, as on the policy's card
        ...of(m.dashboard_fundValue(), fundValue, formatRupees),
        ...of(m.dashboard_loan(), loanOutstanding, formatRupees),
        ...of(m.dashboard_lateFees(), lateFees === 0 ? undefined : lateFees, formatRupees),
      ]}
    />
  );
}
