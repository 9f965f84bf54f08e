import { Loaded, useOperation } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { viewPortfolio } from '@lifedesk/sdk';
import { Columns, LineChart, SelectField, Stack } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';
import { formatNav, type HeldFund, type NavRange } from './figures.ts';
import { SaveTable } from './SaveTable.tsx';

const RANGES: Readonly<Record<NavRange, () => string>> = {
  '1m': m.ulipPortfolio_range1m,
  '1y': m.ulipPortfolio_range1y,
  '5y': m.ulipPortfolio_range5y,
  all: m.ulipPortfolio_rangeAll,
};
const isRange = (value: string): value is NavRange => value in RANGES;

interface PriceHistoryProps {
  readonly policyNo: string;
  readonly funds: readonly HeldFund[];
}

/** The price of a fund over a period, with the same figures in a table and as a file. */
export default function PriceHistory({ policyNo, funds }: PriceHistoryProps): ReactElement {
  const [fundCode, setFundCode] = useState(funds[0]?.fundCode ?? '');
  const [range, setRange] = useState<NavRange>('1y');
  return (
    <Stack gap="4">
      <Columns split="halves">
        <SelectField
          label={m.ulipPortfolio_historyFund()}
          value={fundCode}
          onChange={(event) => setFundCode(event.target.value)}
          options={funds.map((held) => ({ value: held.fundCode, label: held.fundName }))}
        />
        <SelectField
          label={m.ulipPortfolio_range()}
          value={range}
          onChange={({ target: { value } }) => isRange(value) && setRange(value)}
          options={Object.entries(RANGES).map(([value, label]) => ({ value, label: label() }))}
        />
      </Columns>
      {/* another fund or period never appears under the name of this one */}
      <Prices
        key={`${fundCode} ${range}`}
        policyNo={policyNo}
        fundCode={fundCode}
        range={range}
        fund={funds.find((held) => held.fundCode === fundCode)?.fundName ?? ''}
      />
    </Stack>
  );
}

interface PricesProps {
  readonly policyNo: string;
  readonly fundCode: string;
  readonly range: NavRange;
  /** The name of the fund. */
  readonly fund: string;
}

function Prices({ policyNo, fundCode, range, fund }: PricesProps): ReactElement {
  const result = useOperation(viewPortfolio, { policyNo, history: { fundCode, range } });
  return (
    <Loaded
      result={result}
      failed={m.ulipPortfolio_historyNotLoaded()}
      loading={m.ulipPortfolio_historyLoading()}
      shapes={['line', 'line', 'line', 'line']}
    >
      {({ history: { points } = { points: [] } }) => (
        <Stack gap="4">
          <LineChart
            texts={textsOf(fund)}
            series={[
              { id: fundCode, label: fund, points: points.map(({ date, nav }) => ({ date, value: Number(nav) })) },
            ]}
            formatValue={formatNav}
            formatDate={formatServerDate}
          />
          <SaveTable
            name={m.ulipPortfolio_saveHistory()}
            fileName={`nav-${fundCode}-${range}.csv`}
            rows={() => [
              [m.ulipPortfolio_date(), m.ulipPortfolio_nav()],
              ...points.map(({ date, nav }) => [date, nav]),
            ]}
          />
        </Stack>
      )}
    </Loaded>
  );
}

const textsOf = (fund: string) => ({
  label: m.ulipPortfolio_history({ fund }),
  empty: m.ulipPortfolio_historyEmpty(),
  slider: m.ulipPortfolio_date(),
  showTable: m.ulipPortfolio_showTable(),
  date: m.ulipPortfolio_date(),
  missing: m.ulipPortfolio_noPrice(),
  pages: {
    label: m.ulipPortfolio_pages(),
    previous: m.ulipPortfolio_laterPrices(),
    next: m.ulipPortfolio_earlierPrices(),
    position: (page: number, count: number) => m.ulipPortfolio_page({ page, count }),
  },
});
