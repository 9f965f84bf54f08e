import { useLocale } from '@lifedesk/journey';
import {
  type ChoicePoint,
  type ComparedPolicy,
  type Comparison,
  choiceYearsComparer,
  formatRupees,
  formatServerDate,
  formatWholeRupees,
} from '@lifedesk/rules';
import { policyChoiceText } from '@lifedesk/rules/texts';
import { LineChart, SelectField, Stack } from '@lifedesk/ui';
import { type ReactElement, useMemo, useState } from 'react';
import * as m from '../texts.ts';

type FigureKey = Exclude<keyof ChoicePoint, 'date'>;
const isShown = (value: string): value is FigureKey => value === 'cover' || value === 'value';

interface YearsChartProps {
  readonly policy: ComparedPolicy;
  readonly compared: Comparison;
}

/** Cover and value of each choice from today to maturity, with the same figures in a table. */
export default function YearsChart({ policy, compared }: YearsChartProps): ReactElement | null {
  const language = useLocale();
  const [shown, setShown] = useState<FigureKey>('cover');
  const yearsOf = useMemo(() => choiceYearsComparer(policy, compared.asOf), [policy, compared.asOf]);
  const years = yearsOf(compared);
  if (years.length === 0) return null;
  const labels = {
    cover: m.compare_yearsCover(),
    value: policy.line === 'unit-linked' ? m.compare_yearsFund() : m.compare_yearsValue(),
  };
  return (
    <Stack gap="4">
      <SelectField
        label={m.compare_yearsShow()}
        value={shown}
        onChange={({ target: { value } }) => isShown(value) && setShown(value)}
        options={[
          { value: 'cover', label: labels.cover },
          { value: 'value', label: labels.value },
        ]}
      />
      <LineChart
        texts={{ ...texts(), label: labels[shown] }}
        series={years.map(({ choice, points }) => ({
          id: choice,
          label: policyChoiceText(choice, language),
          points: points.map((point) => ({ date: point.date, value: point[shown] })),
        }))}
        formatValue={(value) => (Number.isInteger(value) ? formatRupees(value) : formatWholeRupees(Math.round(value)))}
        formatDate={formatServerDate}
      />
    </Stack>
  );
}

const texts = () => ({
  summary: m.compare_yearsSummary(),
  empty: m.compare_yearsEmpty(),
  slider: m.compare_yearsDate(),
  showTable: m.compare_yearsTable(),
  date: m.compare_yearsDate(),
  missing: m.compare_yearsMissing(),
  pages: {
    label: m.compare_yearsPages(),
    previous: m.compare_yearsPrevious(),
    next: m.compare_yearsNext(),
    position: (page: number, count: number) => m.compare_yearsPage({ page, count }),
  },
});
