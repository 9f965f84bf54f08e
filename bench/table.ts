// What a measurement says, and how it is shown.

/** One measurement: ours beside a baseline of the same run, and the ratio that it may reach. */
export interface Row {
  what: string;
  against: string;
  unit: string;
  ours: number;
  baseline: number;
  reach: { atMost: number } | { atLeast: number };
}

function judge({ ours, baseline, reach }: Row) {
  const ratio = ours / baseline;
  return { ratio, ok: 'atMost' in reach ? ratio <= reach.atMost : ratio >= reach.atLeast };
}

const figure = (value: number) => (value >= 1000 ? Math.round(value).toLocaleString('en-IN') : value.toPrecision(3));

/** The measurements as a table in Markdown. */
export function table(rows: Row[]): string {
  const cells = rows.map((row) => {
    const { ratio, ok } = judge(row);
    const reach = 'atMost' in row.reach ? `at most ${row.reach.atMost}` : `at least ${row.reach.atLeast}`;
    const unit = row.unit === '' ? '' : ` ${row.unit}`;
    return [
      row.what,
      `${figure(row.ours)}${unit}`,
      `${figure(row.baseline)}${unit}, ${row.against}`,
      ratio.toFixed(2),
      reach,
      ok ? 'yes' : '**no**',
    ];
  });
  const head = ['what', 'ours', 'baseline', 'ratio', 'reach', 'ok'];
  const all = [head, head.map(() => '---'), ...cells];
  return all.map((line) => `| ${line.join(' | ')} |`).join('\n');
}
