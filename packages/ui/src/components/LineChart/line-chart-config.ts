import type { ChartTexts } from '../Chart/ChartFrame.tsx';
import type { PaginationTexts } from '../Pagination/Pagination.tsx';
import type { LineDrawing } from './line-drawing.ts';
import type { ChartPoint } from './line-geometry.ts';

export interface ChartSeries {
  id: string;
  /** The line's name, as the fund's. */
  label: string;
  /** In any order; a date without a finite value is left out. */
  points: readonly ChartPoint[];
}

export interface LineChartTexts extends ChartTexts {
  /** Names the slider that walks along the points, as "Day". */
  slider: string;
  /** Opens the table, as "Show as a table". */
  showTable: string;
  /** Of the table's first column. */
  date: string;
  /** Where a line has no value on a date, as "no price". */
  missing: string;
  pages: PaginationTexts;
}

/** What a line chart shows, and how it writes it. */
export interface LineChartConfig {
  texts: LineChartTexts;
  /** One line, up to four. Their dashes distinguish them. */
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
  /** Of a `YYYY-MM-DD`. */
  formatDate: (date: string) => string;
}

/** The same with the picture worked out, for its parts. */
export interface DrawnLineChart extends LineChartConfig {
  drawing: LineDrawing;
}
