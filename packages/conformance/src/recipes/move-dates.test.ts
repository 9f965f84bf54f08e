import { expect, it } from 'vitest';
import { moveDates } from './move-dates.ts';

it.each([
  ['today', '2026-11-21', '2026-11-30', '2026-11-30'],
  ['a date of the future, to the same day of the week', '24-11-2026 15:00', '2026-11-30', '08-12-2026 15:00'],
  ['a date of the past, to one that is past', '19/11/2026', '2026-11-30', '26/11/2026'],
  ['nothing on the day of the examples', '2026-11-24', '2026-11-21', '2026-11-24'],
  ['nothing before it either, by whole weeks', '2026-11-24', '2026-11-18', '2026-11-24'],
  ['no birth date', '1984-03-12', '2026-11-30', '1984-03-12'],
  ['no maturity', '2033-12-05', '2026-11-30', '2033-12-05'],
  ['no number', '20261124', '2026-11-30', '20261124'],
])('moves %s', (_, date, today, moved) => {
  expect(moveDates({ list: [date], at: { date }, amount: 7 }, today)).toEqual({
    list: [moved],
    at: { date: moved },
    amount: 7,
  });
});
