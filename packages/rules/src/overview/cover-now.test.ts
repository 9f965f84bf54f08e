import { expect, it } from 'vitest';
import { type CoverPolicy, coverNow } from './cover-now.ts';

const policy: CoverPolicy = {
  line: 'savings',
  premiumMode: 'yearly',
  issueDate: '2019-12-02',
  premiumTerm: 15,
  dueDate: '2026-12-02',
  policyStatusCode: '1',
  sumAssured: 35_000_000,
  reducedCover: null,
  coverUntil: null,
};

it.each([
  [{}, 35_000_000, 'full'],
  [{ policyStatusCode: '2', dueDate: null }, 35_000_000, 'full'],
  // 7 of 15 premiums are paid
  [{ policyStatusCode: '3' }, 16_333_333, 'reduced'],
  [{ policyStatusCode: ' 3' }, 16_333_333, 'reduced'],
  [{ policyStatusCode: '3', dueDate: '2020-12-02' }, 2_333_333, 'reduced'],
  // 15 of 60, and 85 of 180
  [{ policyStatusCode: '3', premiumMode: 'quarterly', dueDate: '2023-09-02' }, 8_750_000, 'reduced'],
  [{ policyStatusCode: '3', premiumMode: 'monthly', dueDate: '2027-01-02' }, 16_527_778, 'reduced'],
  [{ policyStatusCode: '3', dueDate: null }, 35_000_000, 'reduced'],
  [{ policyStatusCode: '3', premiumMode: 'single', premiumTerm: 0 }, 35_000_000, 'reduced'],
  // what the calendar worked out counts
  [{ policyStatusCode: '3', reducedCover: 21_583_333 }, 21_583_333, 'reduced'],
  [{ policyStatusCode: '4' }, 0, 'lapsed'],
  [{ policyStatusCode: 'B' }, 0, 'lapsed'],
  [{ policyStatusCode: '5' }, 0, 'lapsed'],
  [{ policyStatusCode: 'M' }, 0, 'ended'],
  [{ policyStatusCode: 'S' }, 0, 'ended'],
  [{ policyStatusCode: 'A', line: 'annuity', dueDate: null }, 0, 'annuity'],
] as const)('with %j the cover is %i paise: %s', (change, cover, because) => {
  expect(coverNow({ ...policy, ...change })).toEqual({ cover, because });
});

it('says until when an extended term covers', () => {
  expect(coverNow({ ...policy, policyStatusCode: 'E', coverUntil: '2031-12-02' })).toEqual({
    cover: 35_000_000,
    because: 'extended',
    until: '2031-12-02',
  });
});
