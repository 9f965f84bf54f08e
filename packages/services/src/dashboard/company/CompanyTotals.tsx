import { type CorporateAnswer, useHref } from '@lifedesk/journey';
import { formatRupees, formatServerDate, formatWholeRupees } from '@lifedesk/rules';
import { Card, DataList, Link, Totals } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import type { Overview } from '../use-overview.ts';

interface CompanyTotalsProps {
  readonly company: CorporateAnswer;
  /** Undefined if the overview could not be loaded. */
  readonly totals: Overview['totals'] | undefined;
}

/** The totals of a company's policies. */
export function CompanyTotals({ company, totals }: CompanyTotalsProps): ReactElement {
  const { totalSumAssured, totalModalPremium, totalDuePremium } = company;
  // what is 0 is not due
  const due = (label: string, amount: number) => (amount > 0 ? [{ label, value: formatRupees(amount) }] : []);
  return (
    <Totals
      aria-label={m.companyDashboard_totals()}
      items={[
        { label: m.companyDashboard_sumAssured(), value: formatWholeRupees(totalSumAssured) },
        ...due(m.companyDashboard_duePremium(), totalDuePremium),
        ...(totals
          ? [
              ...due(m.dashboard_overdue(), totals.overdue ?? 0),
              ...due(m.dashboard_dueAhead(), totals.dueAhead - (totals.overdue ?? 0)),
            ]
          : [{ label: m.companyDashboard_modalPremium(), value: formatRupees(totalModalPremium) }]),
      ]}
    />
  );
}

/** The registered details of the company itself. */
export function CompanyFacts({ company: { doi } }: Pick<CompanyTotalsProps, 'company'>): ReactElement {
  const change = useHref()('date-of-incorporation');
  return (
    <Card heading={m.companyDashboard_about()}>
      <DataList
        items={[
          {
            label: m.companyDashboard_doi(),
            value: doi ? formatServerDate(doi) : m.companyDashboard_doiNone(),
            figure: true,
          },
        ]}
      />
      {change && (
        <Link alone href={change}>
          {m.companyDashboard_changeDoi()}
        </Link>
      )}
    </Card>
  );
}
