import { type PointerEvent, type Ref, useMemo, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { ChartFrame } from '../Chart/ChartFrame.tsx';
import * as styles from './LineChart.css.ts';
import { LineFigures } from './LineFigures.tsx';
import type { DrawnLineChart, LineChartConfig } from './line-chart-config.ts';
import { drawLines, type LineDrawing, type LineKind } from './line-drawing.ts';
import { UNITS } from './line-geometry.ts';

export interface LineChartProps extends LineChartConfig {
  className?: string | undefined;
  /** The figure. */
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * A value over time, such as a unit price. Pointer, finger and arrow keys step through the points, whose values appear
 * above the chart; a table has them all. Nothing is animated, and thousands of points are drawn as few that look the
 * same.
 */
export function LineChart({ texts, series, formatValue, formatDate, className, ref }: LineChartProps) {
  const drawing = useMemo(() => drawLines(series), [series]);
  return (
    <ChartFrame {...texts} isEmpty={drawing === null} className={className} ref={ref}>
      {drawing && <Lines {...{ drawing, texts, series, formatValue, formatDate }} />}
    </ChartFrame>
  );
}

function Lines(props: DrawnLineChart) {
  const { drawing, texts, series, formatValue, formatDate } = props;
  const [chosen, setChosen] = useState<string>();
  const { dates, lines, scale, indexAt } = drawing;
  const found = chosen === undefined ? -1 : dates.indexOf(chosen);
  const at = found === -1 ? dates.length - 1 : found;
  const date = formatDate(dates[at] as string);
  const readings = lines.map(({ values, kind }, line) => {
    const value = values[at];
    return { kind, label: series[line]?.label, text: value === undefined ? texts.missing : formatValue(value) };
  });
  const one = readings.length === 1;
  const spoken = readings.map(({ label, text }) => (one ? text : `${label} ${text}`)).join(', ');
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    setChosen(dates[indexAt(Math.min(1, Math.max(0, (clientX - box.left) / box.width)))]);
  };

  return (
    <>
      <div className={styles.readout}>
        <p className={styles.date}>{date}</p>
        <ul className={styles.values}>
          {readings.map(({ kind, label, text }) => (
            <li key={kind} className={styles.entry}>
              {!one && <Swatch kind={kind} />}
              <span className={styles.words}>
                {!one && <span>{label}</span>}
                <span className={cx(styles.figure, one && styles.alone)}>{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.chart}>
        <div aria-hidden="true" className={styles.valueAxis}>
          {scale.ticks.map((tick) => (
            <span key={tick}>{formatValue(tick)}</span>
          ))}
        </div>
        <div className={styles.plot} onPointerMove={point} onPointerDown={point}>
          {dates.length > 1 && (
            <input
              type="range"
              className={styles.slider}
              aria-label={texts.slider}
              aria-valuetext={`${date}: ${spoken}`}
              min={0}
              max={dates.length - 1}
              value={at}
              onChange={(event) => setChosen(dates[Number(event.target.value)])}
            />
          )}
          <Picture drawing={drawing} at={at} />
        </div>
        <div aria-hidden="true" className={styles.dateAxis}>
          {Array.from(new Set([0, indexAt(0.5), dates.length - 1]), (index) => (
            <span key={index} className={styles.dateLabel}>
              {formatDate(dates[index] as string)}
            </span>
          ))}
        </div>
      </div>
      <LineFigures {...props} />
    </>
  );
}

function Picture({ drawing, at }: { drawing: LineDrawing; at: number }) {
  const { lines, scale, x, y } = drawing;
  return (
    <svg viewBox={`0 0 ${UNITS} ${UNITS}`} preserveAspectRatio="none" aria-hidden="true" className={styles.picture}>
      {scale.ticks.map((tick) => (
        <path key={tick} d={`M0 ${y(tick)}H${UNITS}`} className={styles.gridLine} />
      ))}
      <path d={`M${x(at)} 0V${UNITS}`} className={styles.cursor} />
      {lines.map(({ kind, path, isPoint, values }) => {
        const value = values[at];
        return (
          <g key={kind}>
            <path d={path} className={isPoint ? styles.point[kind] : styles.line[kind]} />
            {value !== undefined && !isPoint && <path d={`M${x(at)} ${y(value)}h0`} className={styles.point[kind]} />}
          </g>
        );
      })}
    </svg>
  );
}

function Swatch({ kind }: { kind: LineKind }) {
  return (
    <svg viewBox="0 0 40 12" aria-hidden="true" className={styles.swatch}>
      <path d="M0 6H40" className={styles.line[kind]} />
    </svg>
  );
}
