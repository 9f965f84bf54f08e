import {
  type ChartPoint,
  inOrder,
  nearest,
  type PlacedPoint,
  place,
  roundScale,
  type Scale,
  thin,
  UNITS,
} from './line-geometry.ts';

/** With more columns of points than this, no screen shows a difference. */
const COLUMNS = 400;

/** The styles of the lines, in the order given. More than four are hard to distinguish. */
export const lineKinds = ['unbroken', 'dashed', 'dotted', 'dashDotted'] as const;
export type LineKind = (typeof lineKinds)[number];

export interface DrawnLine {
  kind: LineKind;
  /** The `d` of a path in a square of `UNITS`. */
  path: string;
  /** The value on each of the drawing's dates; undefined if this line has none. */
  values: readonly (number | undefined)[];
  /** Its only point, if it has just one and no line can be drawn. */
  isPoint: boolean;
}

export interface LineDrawing {
  lines: readonly DrawnLine[];
  /** The dates of all lines, in order. */
  dates: readonly string[];
  scale: Scale;
  x: (index: number) => number;
  y: (value: number) => number;
  /** The index of the date nearest to a share of the width. */
  indexAt: (share: number) => number;
}

/** Everything needed to draw the lines, computed once; null if there is no point to show. */
export function drawLines(series: readonly { points: readonly ChartPoint[] }[]): LineDrawing | null {
  const placed = series.slice(0, lineKinds.length).map(({ points }) => inOrder(points));
  const dateOf = new Map(placed.flat().map(({ day, date }) => [day, date]));
  const days = Array.from(dateOf.keys()).sort((a, b) => a - b);
  const from = days[0];
  const to = days.at(-1);
  if (from === undefined || to === undefined) return null;

  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (const { value } of placed.flat()) {
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  const scale = roundScale(least, greatest);
  const y = (value: number) => UNITS - place(value, scale.from, scale.to);
  const path = (points: readonly PlacedPoint[]) =>
    points.map(({ day, value }, at) => `${at === 0 ? 'M' : 'L'}${place(day, from, to)} ${y(value)}`).join('');

  return {
    lines: placed.map((points, at) => {
      const valueOn = new Map(points.map(({ day, value }) => [day, value]));
      return {
        kind: lineKinds[at] as LineKind,
        path: points.length === 1 ? `${path(points)}h0` : path(thin(points, COLUMNS)),
        values: days.map((day) => valueOn.get(day)),
        isPoint: points.length === 1,
      };
    }),
    dates: days.map((day) => dateOf.get(day) as string),
    scale,
    x: (index) => place(days[index] as number, from, to),
    y,
    indexAt: (share) => nearest(days, from + share * (to - from)),
  };
}
