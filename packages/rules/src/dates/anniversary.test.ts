import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anniversaryAfter } from '../bonus/anniversary-after.ts';
import { additionsFactorOn } from '../calendar/additions-factor.ts';
import { specialSurrenderValue } from '../calendar/special-surrender-value.ts';
import { guaranteedSurrenderValue, hasSurrenderValue } from '../calendar/surrender-value.ts';
import { surrenderValueOf } from '../calendar/surrender-value-parts.ts';
import { policyLockedUntil } from '../fund/lock-in.ts';
import { countInPolicyYear, policyYearBeganOn } from '../fund/policy-year.ts';
import { allocationYears } from '../fund/strategy.ts';
import type { UnpaidPolicy } from '../loan/unpaid-policy.ts';
import { nextAnniversary } from '../mode/next-anniversary.ts';
import { extendedUntil } from '../non-forfeiture/non-forfeiture-offer.ts';
import { dueDateAfter } from '../premium/due-date-after.ts';
import { isFirstPolicyYear } from '../premium/gst-on-premium.ts';
import { type RiderPolicy, type RiderTerms, riderOffer } from '../rider/rider-offer.ts';
import { anyCalendarDate } from '../testing/arbitraries.ts';
import { discontinuanceCharge, discontinuedFundValue } from '../withdrawal/discontinuance.ts';
import { addCalendarDays } from './add-calendar-days.ts';
import { anniversaryOf, fullYearsBetween } from './anniversary.ts';
import type { CalendarDate } from './calendar-date.ts';

const policy = (issueDate: CalendarDate): UnpaidPolicy => ({
  line: 'savings',
  premiumMode: 'yearly',
  modalPremium: 50_000_00,
  issueDate,
  premiumTerm: 10,
  policyTerm: 20,
  dueDate: anniversaryOf(issueDate, 4),
  nonForfeiture: 'reduced-paid-up',
  sumAssured: 5_00_000_00,
  maturityDate: anniversaryOf(issueDate, 20),
  birthDate: '1985-06-01',
  loan: null,
  loanRate: 950,
  received: 0,
});

const rider: RiderTerms = {
  kind: 'other',
  entryFrom: 0,
  entryTo: 200,
  endsAtAge: 200,
  perThousand: 100,
  minimum: 1_000_00,
  maximum: 1_00_000_00,
  step: 1_000_00,
};
const insured: Omit<RiderPolicy, 'startsOn' | 'maturityDate'> = {
  birthDate: '1999-01-01',
  sumAssured: 5_00_000_00,
  basePremium: 50_000_00,
  sameKindPremium: 0,
  hasRider: false,
};

describe('a policy of 29 February', () => {
  it.each([
    ['2024-02-29', '2025-02-27', 0],
    ['2024-02-29', '2025-02-28', 1],
    ['2024-02-29', '2027-02-28', 3],
    ['2024-02-29', '2028-02-28', 3],
    ['2024-02-29', '2028-02-29', 4],
    ['2023-02-28', '2024-02-28', 1],
    ['2024-02-29', '2023-02-28', 0],
  ] as const)('%s is on %s %i full years old', (from, to, years) => {
    expect(fullYearsBetween(from, to)).toBe(years);
  });

  it.each([
    ['2027-02-27', 70_000_00],
    ['2027-02-28', 100_000_00],
  ] as const)('of which four premiums of ₹50,000 are paid has on %s a guaranteed value of %i paise', (on, value) => {
    expect(guaranteedSurrenderValue(policy('2024-02-29'), on)).toBe(value);
    expect(surrenderValueOf(policy('2024-02-29'), '2027-02-28')).toBe(100_000_00);
  });

  // 6 % of a year's premium in the first year, 4 % in the second
  it.each([
    ['2025-02-27', 3_600_00],
    ['2025-02-28', 2_400_00],
  ] as const)('with a yearly premium of ₹60,000 costs on %s a discontinuance charge of %i paise', (on, charge) => {
    const linked = {
      issueDate: '2024-02-29',
      premiumMode: 'yearly',
      modalPremium: 60_000_00,
      fundValue: 90_000_00,
    } as const;
    expect(discontinuanceCharge(linked, on)).toBe(charge);
  });
});

describe('the policy years of every rule', () => {
  const issued = fc.oneof(fc.constantFrom<CalendarDate[]>('2020-02-29', '2024-02-29', '2028-02-29'), anyCalendarDate);

  it('begin on the due dates of yearly premiums', () => {
    fc.assert(
      fc.property(issued, fc.integer({ min: 1, max: 9 }), (issueDate, year) => {
        const terms = { premiumMode: 'yearly', issueDate, premiumTerm: 10 } as const;
        let due: CalendarDate = issueDate;
        for (let count = 0; count < year; count += 1) due = dueDateAfter(terms, due) ?? issueDate;
        const eve = addCalendarDays(due, -1);
        const began = anniversaryOf(issueDate, year - 1);
        const fourPaid = policy(issueDate);

        expect(anniversaryOf(issueDate, year)).toBe(due);
        expect([fullYearsBetween(issueDate, eve), fullYearsBetween(issueDate, due)]).toEqual([year - 1, year]);
        expect([policyYearBeganOn(issueDate, eve), policyYearBeganOn(issueDate, due)]).toEqual([began, due]);
        expect(countInPolicyYear([eve, due], issueDate, due)).toBe(1);
        expect(anniversaryAfter(issueDate, eve)).toBe(due);
        expect(nextAnniversary({ ...terms, dueDate: due })).toBe(due);
        expect([isFirstPolicyYear(issueDate, eve), isFirstPolicyYear(issueDate, due)]).toEqual([year === 1, false]);
        if (year === 5 && issueDate >= '2010-09-01') expect(policyLockedUntil(issueDate)).toBe(due);
        expect(hasSurrenderValue({ ...fourPaid, dueDate: eve })).toBe(year > (issueDate < '2024-10-01' ? 2 : 1));

        // the share of the premiums changes on the anniversaries after 1, 2, 3 and 7 to 18 years
        const values = [eve, due].map((on) => guaranteedSurrenderValue(fourPaid, on));
        expect(values[0] !== values[1]).toBe([1, 2, 3].includes(year) || year >= 7);
        if (eve >= '2024-10-01')
          expect(specialSurrenderValue(fourPaid, due)).toBeGreaterThan(specialSurrenderValue(fourPaid, eve));

        // and whole years are left to maturity
        const maturityDate = anniversaryOf(issueDate, 20);
        expect(allocationYears('years-left', { birthDate: null, maturityDate }, due)).toBe(20 - year);
        expect(riderOffer(rider, { ...insured, startsOn: due, maturityDate }).term).toBe(20 - year);
        const factors = [{ ageFrom: 0, yearsLeftFrom: 20 - year, factor: 9_000 }];
        expect(additionsFactorOn(factors, { birthDate: '1999-01-01', maturityDate }, due)).toBe(9_000);

        const linked = { issueDate, premiumMode: 'yearly', modalPremium: 60_000_00, fundValue: 90_000_00 } as const;
        const charges = [eve, due].map((on) => discontinuanceCharge(linked, on));
        if (issueDate >= '2010-09-01') expect(charges[0] !== charges[1]).toBe(year <= 4);
        const grown = [eve, due].map((on) => discontinuedFundValue(1_00_000_00, issueDate, on));
        if (year === 1 && issueDate >= '2010-09-01') expect(grown[1]).toBe(1_04_000_00);

        const extended = extendedUntil(
          { ...fourPaid, dueDate: due, modalPremium: 12_000_00 },
          addCalendarDays(due, 31),
        );
        const yearsOn = extended === null ? 0 : fullYearsBetween(due, extended);
        if (extended !== null && yearsOn > 0) expect(extended).toBe(anniversaryOf(issueDate, year + yearsOn));
      }),
    );
  });
});
