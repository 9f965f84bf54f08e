export interface ChartPoint {
  /** `YYYY-MM-DD` */
  date: string;
  value: number;
}

/** A point with its date as a number of days, in order. */
export interface PlacedPoint extends ChartPoint {
  day: number;
}

const DAY = 86_400_000;

/**
 * The points that can be shown, by date: without those that are not a number; of two on one day, the one given later.
 */
export function inOrder(points: readonly ChartPoint[]): PlacedPoint[] {
  const byDay = new Map<number, PlacedPoint>();
  for (const { date, value } of points) {
    const day = Date.parse(`${date}T00:00:00Z`) / DAY;
    if (Number.isFinite(day) && Number.isFinite(value)) byDay.set(day, { date, value, day });
  }
  return Array.from(byDay.values()).sort((a, b) => a.day - b.day);
}

/**
 * Few enough points for a chart of `columns` pixels that looks the same: for each column the first, the lowest, the
 * highest and the last. No high or low is lost, as it would be with every tenth point or with averages.
 */
export function thin(points: readonly PlacedPoint[], columns: number): readonly PlacedPoint[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length <= columns * 4) return points;
  const kept: PlacedPoint[] = [];
  let column: PlacedPoint[] = [];
  let at = 0;
  const close = () => {
    const byValue = [...column].sort((a, b) => a.value - b.value);
    const chosen = new Set([column[0], byValue[0], byValue.at(-1), column.at(-1)]);
    kept.push(...column.filter((point) => chosen.has(point)));
    column = [];
  };
  for (const point of points) {
    const its = Math.min(columns - 1, Math.floor(((point.day - first.day) / (last.day - first.day)) * columns));
    if (its !== at) close();
    at = its;
    column.push(point);
  }
  close();
  return kept;
}

export interface Scale {
  from: number;
  to: number;
  /** Round numbers from `from` to `to`, evenly spaced. */
  ticks: number[];
}

/** A scale of round numbers around the values: steps of 1, 2 or 5 times a power of ten, at most `most` of them. */
export function roundScale(least: number, greatest: number, most = 4): Scale {
  const room = least === greatest ? Math.abs(least) * 0.1 || 1 : 0;
  const low = least - room;
  const high = greatest + room;
  const power = 10 ** Math.floor(Math.log10((high - low) / most));
  const steps = [1, 2, 5, 10, 20, 50].map((factor) => factor * power);
  const reach = (step: number) => Math.ceil(high / step) - Math.floor(low / step);
  const step = steps.find((candidate) => reach(candidate) <= most) ?? power * 100;
  const first = Math.floor(low / step);
  const count = Math.max(1, Math.ceil(high / step) - first);
  // multiplied, not added up, and rounded to the step's own places: 0.1 + 0.2 is not 0.3
  const places = Math.max(0, -Math.floor(Math.log10(step)));
  const ticks = Array.from({ length: count + 1 }, (_, at) =>
    Number(((first + at) * step).toFixed(Math.min(places, 20))),
  );
  return { from: ticks[0] as number, to: ticks.at(-1) as number, ticks };
}

/** The chart's own units, whatever its size on the screen. */
export const UNITS = 1000;

/** The position of `value` between `from` and `to`, in units from the start; in the middle if the two are equal. */
export const place = (value: number, from: number, to: number) =>
  from === to ? UNITS / 2 : Math.round(((value - from) / (to - from)) * UNITS * 10) / 10;

/** The index of the day nearest to `day` in a sorted list; the earlier one at a tie. */
export function nearest(days: readonly number[], day: number): number {
  let low = 0;
  let high = days.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] as number) < day) low = middle + 1;
    else high = middle;
  }
  const before = days[low - 1];
  return before !== undefined && day - before <= Math.abs((days[low] as number) - day) ? low - 1 : low;
}
