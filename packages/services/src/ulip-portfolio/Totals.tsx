import { useLocale } from '@lifedesk/journey';
import { formatRupees } from '@lifedesk/rules';
import { fundReturnText } from '@lifedesk/rules/texts';
import { DataList } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { UlipPortfolio } from './figures.ts';

/** What the policy is worth, what was paid in and the return. */
export function Totals({ portfolio }: { readonly portfolio: UlipPortfolio }): ReactElement {
  const { value, invested, withdrawn, gain, return: earned } = portfolio;
  const language = useLocale();
  return (
    <DataList
      items={[
        { label: m.ulipPortfolio_value(), value: formatRupees(value), figure: true, strong: true },
        ...(invested === undefined || gain === undefined
          ? []
          : [
              { label: m.ulipPortfolio_invested(), value: formatRupees(invested), figure: true },
              ...(withdrawn === undefined
                ? []
                : [{ label: m.ulipPortfolio_withdrawn(), value: formatRupees(withdrawn), figure: true }]),
              {
                label: gain < 0 ? m.ulipPortfolio_loss() : m.ulipPortfolio_gain(),
                value: formatRupees(Math.abs(gain)),
                figure: true,
              },
              {
                label: m.ulipPortfolio_return(),
                value: fundReturnText({ rate: earned.rate ?? null, because: earned.because }, language),
              },
            ]),
      ]}
    />
  );
}
