// The result of a measurement, and how it is printed.

/** One measurement: ours and a baseline from the same run, and the target for their ratio. */
export interface Row {
  what: string;
  against: string;
  unit: string;
  ours: number;
  baseline: number;
  /** Null if there is none. */
  target: { atMost: number } | { atLeast: number } | null;
}

function judge({ ours, baseline, target }: Row) {
  const ratio = ours / baseline;
  if (!target) return { ratio, target: 'none', ok: '–' };
  const isMet = 'atMost' in target ? ratio <= target.atMost : ratio >= target.atLeast;
  return {
    ratio,
    target: 'atMost' in target ? `at most ${target.atMost}` : `at least ${target.atLeast}`,
    ok: isMet ? 'yes' : '**no**',
  };
}

const figure = (value: number) => (value >= 1000 ? Math.round(value).toLocaleString('en-IN') : value.toPrecision(3));

/** The measurements as a table in Markdown. */
export function table(rows: Row[]): string {
  const cells = rows.map((row) => {
    const { ratio, target, ok } = judge(row);
    const unit = row.unit === '' ? '' : ` ${row.unit}`;
    return [
      row.what,
      `${figure(row.ours)}${unit}`,
      `${figure(row.baseline)}${unit}, ${row.against}`,
      ratio.toFixed(2),
      target,
      ok,
    ];
  });
  const head = ['what', 'ours', 'baseline', 'ratio', 'target', 'ok'];
  const all = [head, head.map(() => '---'), ...cells];
  return all.map((line) => `| ${line.join(' | ')} |`).join('\n');
}
