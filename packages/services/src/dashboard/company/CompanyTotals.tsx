import { type CorporateAnswer, useHref } from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { Card, DataList, Link } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import { counted } from './policy-list.ts';

/** What a company's policies come to together. */
export function CompanyTotals({ company }: { readonly company: CorporateAnswer }): ReactElement {
  const { totalCorporatePolicyCount, totalSumAssured, totalModalPremium, totalDuePremium, doi } = company;
  const change = useHref()('date-of-incorporation');
  return (
    <Card heading={m.companyDashboard_totals()}>
      <DataList
        layout="grid"
        items={[
          { label: m.companyDashboard_policies(), value: counted(totalCorporatePolicyCount), figure: true },
          { label: m.companyDashboard_duePremium(), value: formatRupees(totalDuePremium), figure: true, strong: true },
          { label: m.companyDashboard_modalPremium(), value: formatRupees(totalModalPremium), figure: true },
          {
            label: m.companyDashboard_sumAssured(),
            value: formatRupees(totalSumAssured, { fractionDigits: 0 }),
            figure: true,
          },
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
