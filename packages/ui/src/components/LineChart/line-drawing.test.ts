import { describe, expect, it } from 'vitest';
import { drawLines, type LineDrawing } from './line-drawing.ts';

const on = (date: string, value: number) => ({ date, value });
const drawSeries = (series: Parameters<typeof drawLines>[0]) => drawLines(series) as LineDrawing;

describe('drawLines', () => {
  it('has nothing to draw without a point', () => {
    expect(drawLines([])).toBeNull();
    expect(drawLines([{ points: [] }, { points: [on('2027-03-01', Number.NaN)] }])).toBeNull();
  });

  it('places points by date, not by count, and higher values higher up', () => {
    const { lines, x, y } = drawSeries([
      { points: [on('2027-03-01', 10), on('2027-03-02', 20), on('2027-03-05', 10)] },
    ]);
    expect([0, 1, 2].map(x)).toEqual([0, 250, 1000]);
    expect(y(20)).toBe(0);
    expect(y(10)).toBe(1000);
    expect(lines[0]?.path).toBe('M0 1000L250 0L1000 1000');
  });

  it('draws one point as a dot in the middle', () => {
    const { lines, x } = drawSeries([{ points: [on('2027-03-01', 10)] }]);
    expect(lines[0]).toMatchObject({ isPoint: true, values: [10] });
    expect(lines[0]?.path).toMatch(/^M500 [\d.]+h0$/);
    expect(x(0)).toBe(500);
  });

  it('merges the dates of several lines', () => {
    const { dates, lines } = drawSeries([
      { points: [on('2027-03-01', 1), on('2027-03-03', 3)] },
      { points: [on('2027-03-02', 2), on('2027-03-03', 4)] },
    ]);
    expect(dates).toEqual(['2027-03-01', '2027-03-02', '2027-03-03']);
    expect(lines.map(({ values }) => values)).toEqual([
      [1, undefined, 3],
      [undefined, 2, 4],
    ]);
    expect(new Set(lines.map(({ kind }) => kind)).size).toBe(2);
  });

  it('stays small with many thousands of points, and knows them all', () => {
    const points = Array.from({ length: 20_000 }, (_, at) =>
      on(new Date(Date.UTC(1990, 0, 1 + at)).toISOString().slice(0, 10), 10 + Math.sin(at / 90)),
    );
    const { lines, dates, indexAt } = drawSeries([{ points }]);
    expect(lines[0]?.path.split('L').length).toBeLessThanOrEqual(1600);
    expect(dates).toHaveLength(20_000);
    expect(indexAt(0)).toBe(0);
    expect(indexAt(1)).toBe(19_999);
    expect(indexAt(0.5)).toBe(9_999);
  });
});
