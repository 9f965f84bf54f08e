// The result of a measurement, and how it is printed.

/** One measurement: ours and a baseline from the same run, and the target for their ratio. */
export interface Row {
  what: string;
  against: string;
  unit: string;
  ours: number;
  baseline: number;
  target: { atMost: number } | { atLeast: number };
}

function judge({ ours, baseline, target }: Row) {
  const ratio = ours / baseline;
  return { ratio, ok: 'atMost' in target ? ratio <= target.atMost : ratio >= target.atLeast };
}

const figure = (value: number) => (value >= 1000 ? Math.round(value).toLocaleString('en-IN') : value.toPrecision(3));

/** The measurements as a table in Markdown. */
export function table(rows: Row[]): string {
  const cells = rows.map((row) => {
    const { ratio, ok } = judge(row);
    const target = 'atMost' in row.target ? `at most ${row.target.atMost}` : `at least ${row.target.atLeast}`;
    const unit = row.unit === '' ? '' : ` ${row.unit}`;
    return [
      row.what,
      `${figure(row.ours)}${unit}`,
      `${figure(row.baseline)}${unit}, ${row.against}`,
      ratio.toFixed(2),
      target,
      ok ? 'yes' : '**no**',
    ];
  });
  const head = ['what', 'ours', 'baseline', 'ratio', 'target', 'ok'];
  const all = [head, head.map(() => '---'), ...cells];
  return all.map((line) => `| ${line.join(' | ')} |`).join('\n');
}
