import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CellView } from './CellView.tsx';

it('shows the facts of a fund', () => {
  render(
    <CellView
      cell={{
        id: 'growth',
        position: '1.1',
        heading: null,
        body: null,
        searchKeys: [],
        child: {
          __typename: 'FundDetails',
          fundName: 'Growth fund',
          objective: 'Long-term growth from shares.',
          riskLevel: 'High',
          sfin: 'ULIF00101/04/08GROWTHFUND999',
          facts: [{ label: 'Shares', value: '80 to 100 %' }],
        },
      }}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Growth fund' })).toBeVisible();
  for (const shown of ['High', 'ULIF00101/04/08GROWTHFUND999', '80 to 100 %'])
    expect(screen.getByText(shown)).toBeVisible();
});
