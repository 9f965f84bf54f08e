import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkedDeathBenefit } from '../withdrawal/linked-death-benefit.ts';
import { type DeathBenefitFacts, type DeathBenefitRow, deathBenefit } from './death-benefit.ts';

/** domain-2.md, section 31.3: sum assured ₹3,50,000, bonus ₹52,500, ₹24,500 a year, 7 of 15 paid. */
const savings: DeathBenefitFacts = {
  line: 'savings',
  policyStatusCode: '1',
  premiumMode: 'yearly',
  modalPremium: 24_500_00,
  issueDate: '2019-12-05',
  premiumTerm: 15,
  policyTerm: 20,
  dueDate: '2026-12-05',
  sumAssured: 350_000_00,
  vestedBonus: 52_500_00,
  reducedCover: null,
  coverUntil: null,
  received: 0,
  funds: null,
  owed: 0,
};
const FUNDS = { fundValue: 587_145_92, premiumsPaid: 1_200_000_00, withdrawn: 100_000_00 };
const on = '2026-11-26';

describe('what is paid if the insured person dies', () => {
  it.each<[string, Partial<DeathBenefitFacts>, DeathBenefitRow, number]>([
    ['in force: 3,50,000 + 52,500 = ₹4,02,500.00', {}, 'in-force', 402_500_00],
    ['in grace ₹3,78,000.00', { dueDate: '2026-11-20' }, 'in-force', 378_000_00],
    ['in grace with money received', { dueDate: '2026-11-20', received: 30_000_00 }, 'in-force', 402_500_00],
    ['loan ₹60,000 with 200 days (₹3,123.29) → ₹3,39,376.71', { owed: 63_123_29 }, 'in-force', 339_376_71],
    ['105 % of premiums is ₹1,80,075.00', { sumAssured: 100_000_00 }, 'least', 180_075_00],
    ['paid-up 7 of 15: ₹2,15,833.33', { policyStatusCode: '3' }, 'reduced', 215_833_33],
    ['fully paid', { policyStatusCode: '2', dueDate: null }, 'in-force', 402_500_00],
    ['extended: whole sum assured, no bonus', { policyStatusCode: 'E', coverUntil: on }, 'extended', 350_000_00],
    ['extended until yesterday', { policyStatusCode: 'E', coverUntil: '2026-11-25' }, 'not-covered', 0],
    ['lapsed', { policyStatusCode: '4' }, 'not-covered', 0],
    ['lapsed without value', { policyStatusCode: 'B' }, 'not-covered', 0],
    ['an annuity pays by its option', { line: 'annuity', policyStatusCode: 'A' }, 'no-death-cover', 0],
    ['more is owed than is paid', { owed: 500_000_00 }, 'in-force', 0],
    [
      'unit-linked: sum assured 20,00,000 − withdrawn 1,00,000 = ₹19,00,000.00',
      { line: 'unit-linked', sumAssured: 2_000_000_00, vestedBonus: 0, funds: FUNDS },
      'linked',
      1_900_000_00,
    ],
    [
      'unit-linked: 105 % ₹12,60,000.00',
      { line: 'unit-linked', sumAssured: 100, funds: FUNDS },
      'linked',
      1_260_000_00,
    ],
    [
      'unit-linked, discontinued fund: the fund',
      { line: 'unit-linked', policyStatusCode: '5', funds: FUNDS },
      'discontinued',
      587_145_92,
    ],
  ])('%s', (_, change, because, benefit) => {
    expect(deathBenefit({ ...savings, ...change }, on)).toMatchObject({ because, benefit });
  });

  it('is the sum of its parts, and never more with a loan', () => {
    const amount = fc.nat(1_000_000_00);
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.constantFrom('1', '2', '3', '4', 'E'),
        (sumAssured, vestedBonus, owed, code) => {
          const policy = { ...savings, sumAssured, vestedBonus, policyStatusCode: code };
          const { base, bonus, unpaid, benefit } = deathBenefit({ ...policy, owed }, on);
          expect(benefit).toBe(Math.max(0, base + bonus - unpaid - owed));
          expect(benefit).toBeLessThanOrEqual(deathBenefit(policy, on).benefit);
        },
      ),
    );
  });

  it('of a unit-linked policy is the rule of withdrawals', () => {
    const facts = { ...savings, line: 'unit-linked', funds: FUNDS } as const;
    expect(deathBenefit(facts, on).benefit).toBe(linkedDeathBenefit({ ...FUNDS, sumAssured: 350_000_00 }, on));
  });
});
