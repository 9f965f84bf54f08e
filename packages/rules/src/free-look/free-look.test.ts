import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canReturnPolicy, type FreeLookFacts, freeLookLastDay } from './can-return-policy.ts';
import { freeLookRefund, type ReturnedPolicy } from './free-look-refund.ts';

const facts: FreeLookFacts = {
  line: 'savings',
  policyStatusCode: '1',
  receivedOn: '2026-11-01',
  isSoldAtADistance: false,
  hasOpenRequest: false,
  today: '2026-11-22',
};

describe('the free look', () => {
  // domain.md, section 17: received 01-11-2026 → last day 01-12-2026
  it.each([
    ['2026-11-01', false, '2026-12-01'],
    ['2024-04-01', false, '2024-05-01'],
    ['2024-03-31', false, '2024-04-15'],
    ['2024-03-31', true, '2024-04-30'],
    ['2002-10-15', false, null],
  ] as const)(
    'of a document received on %s, sold at a distance: %s, ends on %s',
    (receivedOn, isSoldAtADistance, day) => {
      expect(freeLookLastDay({ receivedOn, isSoldAtADistance })).toBe(day);
    },
  );

  it.each<[Partial<FreeLookFacts>, boolean, string]>([
    [{}, true, 'return-possible'],
    [{ today: '2026-12-01' }, true, 'return-possible'],
    [{ today: '2026-12-02' }, false, 'free-look-over'],
    [{ policyStatusCode: 'F' }, false, 'policy-returned'],
    [{ policyStatusCode: 'D' }, false, 'policy-ended'],
    [{ policyStatusCode: 'S' }, false, 'policy-ended'],
    [{ line: 'group' }, false, 'group-cover'],
    [{ hasOpenRequest: true }, false, 'payout-requested'],
    [{ receivedOn: '2001-01-01', today: '2001-01-02' }, false, 'free-look-over'],
  ])('with %j: %s, %s', (change, possible, because) => {
    expect(canReturnPolicy({ ...facts, ...change })).toEqual({ possible, because });
  });
});

describe('the refund for a returned policy', () => {
  const policy: ReturnedPolicy = {
    premium: 24_500_00,
    gst: 0,
    fund: null,
    yearlyCoverCost: 1_750_00,
    coveredFrom: '2026-11-01',
    medicalTests: 1_200_00,
    stampDuty: 70_00,
  };

  // domain.md, section 17: premium ₹24,500, cover cost ₹1,750 a year, 21 days ₹100.68, medical ₹1,200, stamp ₹70 → ₹23,129.32
  it('is the premium less the deductions', () => {
    expect(freeLookRefund(policy, '2026-11-22')).toEqual({
      parts: [{ name: 'premium', amount: 24_500_00 }],
      gross: 24_500_00,
      coveredDays: 21,
      deductions: [
        { name: 'risk-premium', amount: 100_68 },
        { name: 'medical-tests', amount: 1_200_00 },
        { name: 'stamp-duty', amount: 70_00 },
      ],
      refund: 23_129_32,
    });
  });

  // the same section: ₹46,210.55 + ₹2,000.00 + ₹310.25 − ₹210.00 − ₹1,200.00 − ₹400.00 = ₹46,710.80
  it('is the fund with its charges for a unit-linked policy', () => {
    const fund = { value: 46_210_55, unallocated: 2_000_00, charges: 310_25 };
    const linked = { ...policy, fund, yearlyCoverCost: 3_650_00, stampDuty: 400_00 };
    expect(freeLookRefund(linked, '2026-11-22')).toMatchObject({ gross: 48_520_80, refund: 46_710_80 });
  });

  it('returns GST with the premium', () => {
    expect(freeLookRefund({ ...policy, gst: 1_102_50 }, '2026-11-22').refund).toBe(23_129_32 + 1_102_50);
  });

  it('is never below 0, and its parts add up', () => {
    const paise = fc.nat(1e8);
    const policies = fc.record({
      premium: paise,
      gst: paise,
      fund: fc.option(fc.record({ value: paise, unallocated: paise, charges: paise })),
      yearlyCoverCost: paise,
      coveredFrom: fc.constant('2026-11-01' as const),
      medicalTests: paise,
      stampDuty: paise,
    });
    const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0);
    fc.assert(
      fc.property(policies, fc.integer({ min: 10, max: 31 }), (any, day) => {
        const { parts, gross, deductions, refund } = freeLookRefund(any, `2026-12-${day}` as never);
        expect(sum(parts)).toBe(gross);
        expect(gross - sum(deductions)).toBe(refund);
        expect(refund).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
