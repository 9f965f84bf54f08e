import { type CalendarDate, formatDate, formatRupees } from '@lifedesk/rules';
import { escapeHtml } from '../platform/web/escape-html.ts';
import type { OpenRupees, StageSum } from './rupees.store.ts';

/** What the page shows. */
export interface Rupees {
  readonly today: CalendarDate;
  readonly stages: readonly StageSum[];
  /** Unexplained amounts first, then the oldest. */
  readonly aged: readonly OpenRupees[];
}

const NAMES: Readonly<Record<StageSum['stage'], string>> = {
  gateway: 'At the gateway',
  bank: 'Settled, not booked',
  policy: 'Received for a policy, not used',
  refund: 'To be refunded by the gateway',
  payout: 'Owed to customers',
};

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%;margin:0 0 2rem}caption{text-align:left;font-weight:600;padding:.5rem 0}
th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #8888}.n{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
div{overflow-x:auto}`;

/** @param figures the columns that are aligned to the right */
function table(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  figures: readonly number[],
): string {
  const row = (cells: readonly string[], tag: 'td' | 'th') =>
    `<tr>${cells.map((cell, at) => `<${tag}${figures.includes(at) ? ' class="n"' : ''}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<div role="region" aria-label="${caption}" tabindex="0"><table><caption>${caption}</caption><thead>${row(head, 'th')}</thead>
<tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>`;
}

/** For operators: what each stage holds, and what should have left it. */
export function rupeesPage({ today, stages, aged }: Rupees): string {
  const unexplained = stages.reduce((sum, stage) => sum + stage.unexplained, 0);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Unexplained rupees</title><style>${STYLE}</style><main><h1>Unexplained rupees: ${formatRupees(unexplained)}</h1>
<p>${formatDate(today)}. Money between two parties, by stage. An amount is explained if a record says why it is there, to the paisa.</p>
${table(
  'Stages',
  ['Stage', 'Balance', 'Amounts', 'Waited too long', 'Unexplained', 'Oldest'],
  stages.map(({ stage, balance, count, aged, unexplained, oldest }) => [
    NAMES[stage],
    formatRupees(balance),
    String(count),
    String(aged),
    formatRupees(unexplained),
    oldest ? formatDate(oldest) : 'none',
  ]),
  [1, 2, 3, 4, 5],
)}
${
  aged.length === 0
    ? '<p>Nothing has waited too long.</p>'
    : table(
        'Amounts that have waited too long, or that nothing explains',
        ['Stage', 'Order, policy or payout', 'Amount', 'Since', 'Missing'],
        aged.map(({ stage, reference, amount, since, waitsFor }) => [
          NAMES[stage],
          reference,
          formatRupees(amount),
          formatDate(since),
          waitsFor ?? 'nothing explains it',
        ]),
        [2, 3],
      )
}</main></html>`;
}
