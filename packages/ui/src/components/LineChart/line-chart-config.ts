import type { ChartTexts } from '../Chart/ChartFrame.tsx';
import type { PaginationTexts } from '../Pagination/Pagination.tsx';
import type { LineDrawing } from './line-drawing.ts';
import type { ChartPoint } from './line-geometry.ts';

export interface ChartSeries {
  id: string;
  /** The line's name, for example the fund's. */
  label: string;
  /** In any order; a date without a finite value is left out. */
  points: readonly ChartPoint[];
}

export interface LineChartTexts extends ChartTexts {
  /** Names the slider that steps through the points, for example "Day". */
  slider: string;
  /** Opens the table, for example "Show as a table". */
  showTable: string;
  /** Header of the table's first column. */
  date: string;
  /** If a line has no value on a date, for example "no price". */
  missing: string;
  pages: PaginationTexts;
}

/** What a line chart shows, and how it formats it. */
export interface LineChartConfig {
  texts: LineChartTexts;
  /** One to four lines, distinguished by their dashes. */
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
  /** Formats a `YYYY-MM-DD`. */
  formatDate: (date: string) => string;
}

/** The same with the computed drawing, for the chart's parts. */
export interface DrawnLineChart extends LineChartConfig {
  drawing: LineDrawing;
}
