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
  linked: null,
};
const on = '2026-11-22';

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
  // the cover that the calendar computed wins
  [{ policyStatusCode: '3', reducedCover: 21_583_333 }, 21_583_333, 'reduced'],
  [{ policyStatusCode: '4' }, 0, 'lapsed'],
  [{ policyStatusCode: 'B' }, 0, 'lapsed'],
  [{ policyStatusCode: '5' }, 0, 'lapsed'],
  [{ policyStatusCode: 'M' }, 0, 'ended'],
  [{ policyStatusCode: 'S' }, 0, 'ended'],
  [{ policyStatusCode: 'A', line: 'annuity', dueDate: null }, 0, 'annuity'],
] as const)('with %j the cover is %i paise: %s', (change, cover, because) => {
  expect(coverNow({ ...policy, ...change }, on)).toEqual({ cover, because });
});

it('says until when an extended term covers', () => {
  expect(coverNow({ ...policy, policyStatusCode: 'E', coverUntil: '2031-12-02' }, on)).toEqual({
    cover: 35_000_000,
    because: 'extended',
    until: '2031-12-02',
  });
});

/** domain.md, section 13: sum assured ₹20,00,000, a fund of ₹12,65,609.51, ₹12,00,000 paid. */
const linked: CoverPolicy = {
  ...policy,
  line: 'unit-linked',
  sumAssured: 2_000_000_00,
  linked: { fundValue: 1_265_609_51, premiumsPaid: 1_200_000_00, withdrawn: 0 },
};

it.each([
  [{}, {}, 2_000_000_00, 'full'],
  [{ withdrawn: 200_000_00 }, {}, 1_800_000_00, 'withdrawn'],
  [{ withdrawn: 734_390_48 }, {}, 1_265_609_52, 'withdrawn'],
  [{ withdrawn: 734_390_50 }, {}, 1_265_609_51, 'fund'],
  [{ fundValue: 2_000_000_01 }, {}, 2_000_000_01, 'fund'],
  [{ fundValue: 1_000_000_00, withdrawn: 1_900_000_00 }, {}, 1_260_000_00, 'premiums'],
  // 7 of 15 premiums are paid: ₹9,33,333.33
  [{}, { policyStatusCode: '3' }, 1_265_609_51, 'fund'],
  [{ fundValue: 0, premiumsPaid: 0 }, { policyStatusCode: '3' }, 933_333_33, 'reduced'],
  // within the lock-in the fund is set aside, and nothing is covered
  [{}, { policyStatusCode: '5' }, 0, 'lapsed'],
] as const)('of a unit-linked policy with %j and %j the cover is %i paise: %s', (change, status, cover, because) => {
  const facts = {
    ...linked,
    ...status,
    linked: { fundValue: 0, premiumsPaid: 0, withdrawn: 0, ...linked.linked, ...change },
  };
  expect(coverNow(facts, on)).toEqual({ cover, because });
});
