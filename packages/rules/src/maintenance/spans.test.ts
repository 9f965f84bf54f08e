import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toUtcDate } from '../dates/calendar-date.ts';
import { joinSpans, type Span, spansOf } from './spans.ts';

const cause = { cause: 'scheduled' } as const;
const span = (start: number, end: number): Span => ({ start: new Date(start), end: new Date(end), because: [cause] });
const edges = (spans: readonly Span[]) => spans.map(({ start, end }) => [start.getTime(), end.getTime()]);

describe('spansOf', () => {
  it.each([
    ['06:30', '07:30', '2026-03-05T01:00:00.000Z', '2026-03-05T02:00:00.000Z'],
    ['23:30', '00:30', '2026-03-05T18:00:00.000Z', '2026-03-05T19:00:00.000Z'],
    ['22:00', '00:00', '2026-03-05T16:30:00.000Z', '2026-03-05T18:30:00.000Z'],
    ['06:00', '06:00', '2026-03-05T00:30:00.000Z', '2026-03-06T00:30:00.000Z'],
  ])('%s to %s on a day in India', (startTime, endTime, start, end) => {
    const window = { weekday: 'Thursday', startTime, endTime } as const;
    const spans = spansOf({ cause: 'day-schedule', window }, [toUtcDate('2026-03-05')]);
    expect(spans.map((made) => [made.start.toISOString(), made.end.toISOString()])).toEqual([[start, end]]);
  });
});

describe('joinSpans', () => {
  it.each([
    [[], []],
    [
      [
        [1, 2],
        [4, 5],
      ],
      [
        [1, 2],
        [4, 5],
      ],
    ],
    [
      [
        [4, 5],
        [1, 2],
      ],
      [
        [1, 2],
        [4, 5],
      ],
    ],
    [
      [
        [1, 3],
        [2, 5],
      ],
      [[1, 5]],
    ],
    [
      [
        [1, 3],
        [3, 5],
      ],
      [[1, 5]],
    ],
    [
      [
        [1, 9],
        [2, 3],
        [4, 5],
      ],
      [[1, 9]],
    ],
    [
      [
        [1, 3],
        [3, 5],
        [6, 7],
      ],
      [
        [1, 5],
        [6, 7],
      ],
    ],
  ] as const)('joins %j to %j', (given, joined) => {
    expect(edges(joinSpans(given.map(([start, end]) => span(start, end))))).toEqual(joined);
  });

  it('names each cause once, the earliest first', () => {
    const other = { cause: 'instant' } as const;
    const [joined] = joinSpans([span(2, 4), { ...span(1, 3), because: [other] }, span(3, 5)]);
    expect(joined?.because).toEqual([other, cause]);
  });

  it('covers exactly what the spans cover, in order, with gaps between', () => {
    const anySpan = fc
      .tuple(fc.nat(40), fc.integer({ min: 1, max: 9 }))
      .map(([start, length]) => span(start, start + length));
    fc.assert(
      fc.property(fc.array(anySpan), (spans) => {
        const joined = joinSpans(spans);
        const covers = (list: readonly Span[], at: number) =>
          list.some(({ start, end }) => start.getTime() <= at && at < end.getTime());
        for (let at = 0; at < 50; at++) expect(covers(joined, at)).toBe(covers(spans, at));
        for (const [place, { start }] of joined.slice(1).entries())
          expect(start.getTime()).toBeGreaterThan(joined[place]?.end.getTime() ?? Number.NaN);
      }),
    );
  });
});
