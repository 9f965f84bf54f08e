import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { Stack, Table, type TableColumn } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { FundLot } from './figures.ts';

/** What one purchase left in all funds. */
type Purchase = Pick<FundLot, 'origin' | 'paidOn' | 'isLocked' | 'lockedUntil' | 'value'>;

const COLUMNS = (): TableColumn<Purchase>[] => [
  {
    id: 'origin',
    header: m.ulipPortfolio_origin(),
    cell: ({ paidOn }) =>
      paidOn ? m.ulipPortfolio_fromTopUp({ date: formatServerDate(paidOn) }) : m.ulipPortfolio_fromPremiums(),
  },
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
        rows={purchasesOf(lots)}
        rowKey={keyOf}
        empty={m.ulipPortfolio_noUnits()}
      />
      <p>{m.ulipPortfolio_lotsNote()}</p>
    </Stack>
  );
}

const keyOf = ({ origin, paidOn = '', lockedUntil }: Purchase): string => `${origin} ${paidOn} ${lockedUntil}`;

/** The lots of a purchase added up: the funds themselves are in the table above. */
function purchasesOf(lots: readonly FundLot[]): Purchase[] {
  const purchases = new Map<string, Purchase>();
  for (const lot of lots) {
    const before = purchases.get(keyOf(lot))?.value ?? 0;
    purchases.set(keyOf(lot), { ...lot, value: before + lot.value });
  }
  return [...purchases.values()];
}
