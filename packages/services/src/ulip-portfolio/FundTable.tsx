import { formatPercent, formatRupees, formatServerDate } from '@lifedesk/rules';
import { Stack, Table, type TableColumn } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { formatNav, formatShare, formatUnits, type HeldFund, plainRupees } from './figures.ts';
import { SaveTable } from './SaveTable.tsx';

interface FundTableProps {
  readonly policyNo: string;
  readonly funds: readonly HeldFund[];
}

/** Each fund with units, price and its day, value and share; also as a file. */
export function FundTable({ policyNo, funds }: FundTableProps): ReactElement {
  const columns: TableColumn<HeldFund>[] = [
    { id: 'fund', header: m.ulipPortfolio_fund(), cell: ({ fundName }) => fundName },
    { id: 'units', header: m.ulipPortfolio_units(), figure: true, cell: ({ units }) => formatUnits(units) },
    { id: 'nav', header: m.ulipPortfolio_nav(), figure: true, cell: ({ nav }) => formatNav(nav) },
    { id: 'date', header: m.ulipPortfolio_navDate(), figure: true, cell: ({ navDate }) => formatServerDate(navDate) },
    { id: 'value', header: m.ulipPortfolio_fundValue(), figure: true, cell: ({ value }) => formatRupees(value) },
    { id: 'share', header: m.ulipPortfolio_share(), figure: true, cell: ({ share }) => formatShare(share) },
  ];
  const rows = () => [
    columns.map(({ header }) => header),
    ...funds.map(({ fundName, units, nav, navDate, value, share }) => [
      fundName,
      units,
      nav,
      navDate,
      plainRupees(value),
      formatPercent(share),
    ]),
  ];
  return (
    <Stack gap="4">
      <Table caption={m.ulipPortfolio_funds()} columns={columns} rows={funds} rowKey={({ fundCode }) => fundCode} />
      <SaveTable name={m.ulipPortfolio_saveFunds()} fileName={`funds-${policyNo}.csv`} rows={rows} />
    </Stack>
  );
}
