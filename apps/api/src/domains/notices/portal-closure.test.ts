import { expect, it } from 'vitest';
import { portalClosure } from './portal-closure.ts';
import type { Closure } from './store.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const closure = (kind: Closure['kind'], from: number, to: number | null): Closure => ({
  kind,
  starts_at: at(from),
  ends_at: to === null ? null : at(to),
});
const flags = (isScheduledMaintenance: boolean, isInstantMaintenance: boolean) => ({
  isScheduledMaintenance,
  isInstantMaintenance,
});
const from = (hour: number) => ({ from: at(hour).toISOString() });
const to = (hour: number) => ({ to: at(hour).toISOString() });

it.each([
  ['nothing', [], flags(false, false)],
  ['one', [closure('scheduled', 1, 2)], { ...flags(true, false), ...from(1), ...to(2) }],
  [
    'two with a gap: the next one',
    [closure('scheduled', 1, 2), closure('scheduled', 3, 4)],
    { ...flags(true, false), ...from(1), ...to(2) },
  ],
  [
    'two that touch: one',
    [closure('scheduled', 1, 2), closure('scheduled', 2, 4)],
    { ...flags(true, false), ...from(1), ...to(4) },
  ],
  [
    'one within another',
    [closure('scheduled', 1, 5), closure('scheduled', 2, 3), closure('scheduled', 5, 6)],
    { ...flags(true, false), ...from(1), ...to(6) },
  ],
  [
    'an instant one before all scheduled ones',
    [closure('scheduled', 1, 9), closure('instant', 2, 3)],
    { ...flags(false, true), ...from(2), ...to(3) },
  ],
  ['an instant one without an end', [closure('instant', 2, null)], { ...flags(false, true), ...from(2) }],
  [
    'instant ones, one of them without an end',
    [closure('instant', 1, 4), closure('instant', 2, null), closure('instant', 3, 9)],
    { ...flags(false, true), ...from(1) },
  ],
])('%s', (_, closures, expected) => {
  expect(portalClosure(closures)).toEqual(expected);
});
