import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { Stack, Table, type TableColumn } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { type FundLot, formatUnits } from './figures.ts';

const COLUMNS = (): TableColumn<FundLot>[] => [
  {
    id: 'origin',
    header: m.ulipPortfolio_origin(),
    cell: ({ paidOn }) =>
      paidOn ? m.ulipPortfolio_fromTopUp({ date: formatServerDate(paidOn) }) : m.ulipPortfolio_fromPremiums(),
  },
  { id: 'fund', header: m.ulipPortfolio_fund(), cell: ({ fundName }) => fundName },
  { id: 'units', header: m.ulipPortfolio_units(), figure: true, cell: ({ units }) => formatUnits(units) },
  { id: 'value', header: m.ulipPortfolio_fundValue(), figure: true, cell: ({ value }) => formatRupees(value) },
  {
    id: 'lock',
    header: m.ulipPortfolio_lock(),
    cell: ({ isLocked, lockedUntil }) =>
      isLocked
        ? m.ulipPortfolio_locked({ date: formatServerDate(lockedUntil) })
        : m.ulipPortfolio_free({ date: formatServerDate(lockedUntil) }),
  },
];

/** What bought the units, and from when they can be taken out. */
export function LotTable({ lots }: { readonly lots: readonly FundLot[] }): ReactElement {
  return (
    <Stack gap="2">
      <Table
        caption={m.ulipPortfolio_lots()}
        columns={COLUMNS()}
        rows={lots}
        rowKey={({ origin, paidOn = '', fundCode, units }) => `${origin} ${paidOn} ${fundCode} ${units}`}
        empty={m.ulipPortfolio_noUnits()}
      />
      <p>{m.ulipPortfolio_lotsNote()}</p>
    </Stack>
  );
}
