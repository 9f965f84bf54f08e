import { formatRupees } from '@lifedesk/rules';
import { DonutChart } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { HeldFund } from './figures.ts';

/** As many as can be told apart; the smallest others are combined. */
const MOST = 8;

/** How the value is spread over the funds, with the same figures in a table. */
export default function Allocation({ funds }: { readonly funds: readonly HeldFund[] }): ReactElement {
  const shown = funds.length > MOST ? funds.slice(0, MOST - 1) : funds;
  const others = funds.slice(shown.length).reduce((sum, { value }) => sum + value, 0);
  return (
    <DonutChart
      texts={{
        label: m.ulipPortfolio_allocation(),
        empty: m.ulipPortfolio_noUnitsWhy(),
        part: m.ulipPortfolio_fund(),
        share: m.ulipPortfolio_share(),
        value: m.ulipPortfolio_fundValue(),
        total: m.ulipPortfolio_value(),
      }}
      parts={[
        ...shown.map(({ fundCode, fundName, value }) => ({ id: fundCode, label: fundName, value })),
        ...(others > 0 ? [{ id: 'others', label: m.ulipPortfolio_others(), value: others }] : []),
      ]}
      shareDecimals={2}
      formatValue={formatRupees}
      formatShare={(percent) => `${percent.toFixed(2)} %`}
    />
  );
}
