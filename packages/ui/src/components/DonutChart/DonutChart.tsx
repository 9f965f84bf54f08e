// biome-ignore-all lint/a11y/noRedundantRoles: the rows wrap, which removes a table's roles
import { type Ref, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import { ChartFrame, type ChartTexts } from '../Chart/ChartFrame.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DonutChart.css.ts';
import { atLeastZero, percentages, ringPieces } from './donut-geometry.ts';
import { lookOf, Patterns } from './patterns.tsx';

/** Characters that fit in the hole at normal text size; a longer total is in the table only. */
const FITS = 12;

export interface ChartPart {
  id: string;
  label: string;
  /** In any unit, the same for all. Below zero counts as zero. */
  value: number;
}

export interface DonutChartTexts extends ChartTexts {
  /** Headers of the table, for screen readers: the parts, their share, their value. */
  part: string;
  share: string;
  value: string;
  /** The name of the total, for example "Fund value". */
  total: string;
}

export interface DonutChartProps {
  texts: DonutChartTexts;
  /** In the order in which they are drawn, clockwise from the top. Up to eight: combine the rest into one. */
  parts: readonly ChartPart[];
  formatValue: (value: number) => string;
  /** Decimals of the shares, 1 by default. */
  shareDecimals?: 1 | 2 | undefined;
  /** Formats a per cent with that many decimals; the shares add up to 100. */
  formatShare: (percent: number) => string;
  className?: string | undefined;
  /** The figure. */
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * Parts of a whole, such as the allocation to funds. Each part has its own pattern, and the table beside the ring,
 * which is also the legend, has the figures. It is static: no input, no animation.
 */
export function DonutChart({
  texts,
  parts,
  formatValue,
  shareDecimals = 1,
  formatShare,
  className,
  ref,
}: DonutChartProps) {
  const patterns = useId().replace(/\W/g, '');
  const values = parts.map(({ value }) => value);
  const sum = values.reduce((all, value) => all + atLeastZero(value), 0);
  const shares = percentages(values, shareDecimals);
  const total = formatValue(sum);
  const pieces = ringPieces(values);
  return (
    <ChartFrame {...texts} isEmpty={sum === 0} className={className} ref={ref}>
      <div className={styles.chart}>
        <div className={styles.ring}>
          <svg viewBox="0 0 200 200" aria-hidden="true" className={styles.picture}>
            <Patterns base={patterns} count={parts.length} />
            {parts.map(({ id }, at) => {
              const { className: ink, fill } = lookOf(patterns, at);
              return pieces[at] && <path key={id} d={pieces[at]} fill={fill} className={cx(ink, styles.piece)} />;
            })}
          </svg>
          {total.length <= FITS && (
            <p aria-hidden="true" className={styles.middle}>
              {total}
            </p>
          )}
        </div>
        <table role="table" className={styles.figures}>
          <caption>
            <VisuallyHidden>{texts.label}</VisuallyHidden>
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              {[texts.part, texts.share, texts.value].map((header) => (
                <th key={header} role="columnheader" scope="col">
                  <VisuallyHidden>{header}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {parts.map(({ id, label, value }, at) => (
              <tr key={id} role="row" className={styles.row}>
                <th role="rowheader" scope="row" className={styles.name}>
                  <Swatch {...lookOf(patterns, at)} />
                  <span className={styles.words}>{label}</span>
                </th>
                <td role="cell" className={styles.share}>
                  {formatShare(shares[at] as number)}
                </td>
                <td role="cell" className={styles.value}>
                  {formatValue(atLeastZero(value))}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot role="rowgroup">
            <tr role="row" className={styles.row}>
              <th role="rowheader" scope="row" className={styles.name}>
                {texts.total}
              </th>
              <td role="cell" className={styles.share}>
                {formatShare(100)}
              </td>
              <td role="cell" className={styles.value}>
                {total}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </ChartFrame>
  );
}

function Swatch({ fill, className }: { fill: string; className: string }) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className={styles.swatch}>
      <rect x="1" y="1" width="26" height="26" rx="3" fill={fill} className={cx(className, styles.piece)} />
    </svg>
  );
}
