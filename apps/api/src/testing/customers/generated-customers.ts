import fc from 'fast-check';
import { plusDays, plusMonths } from './days.ts';
import {
  type Day,
  type GeneratedCustomer,
  type GeneratedPolicy,
  MODES,
  PLANS,
  type PlanCode,
  STATUS_CODES,
} from './model.ts';

/** Days from today at whose edges a rule changes: grace, 30 days ahead, 180 and 1,095 days. */
const EDGES = [
  0, 1, 2, 29, 30, 31, 32, -1, -14, -15, -16, -29, -30, -31, -60, -61, -179, -180, -181, -182, -364, -365, -366, -426,
  -1093, -1094, -1095, -1096,
];

const offset = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...EDGES) },
  { weight: 2, arbitrary: fc.integer({ min: -1300, max: 400 }) },
);

/** Three out of four have none. */
const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(arbitrary, { freq: 4 });

const plans = Object.keys(PLANS) as PlanCode[];

/** A customer whose own data are complete. */
const TIDY = {
  nationalityOpen: false,
  pan: 'validated',
  bankAccount: 'verified',
  incorporated: true,
  requestWaiting: null,
} as const;

const policyOn = (today: Day): fc.Arbitrary<Omit<GeneratedPolicy, 'policyNo'>> =>
  fc
    .record({
      plan: fc.constantFrom(...plans),
      status: fc.oneof(
        fc.constant('1' as const),
        fc.constantFrom('3', '4', '5', 'B', 'E'),
        fc.constantFrom(...STATUS_CODES),
      ),
      mode: fc.constantFrom(...MODES),
      premium: fc.integer({ min: 10_000, max: 5_000_000 }),
      due: fc.oneof({ weight: 9, arbitrary: offset }, { weight: 1, arbitrary: fc.constant(null) }),
      yearsBefore: fc.integer({ min: 0, max: 12 }),
      yearsMore: fc.integer({ min: 0, max: 20 }),
      revivalIn: rarely(fc.oneof(fc.constantFrom(-1, 0, 1, 2), fc.integer({ min: -900, max: 1800 }))),
      premiumLeft: fc.constantFrom(false, false, false, false, true),
      received: fc.oneof(
        { weight: 6, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 6_000_000 }) },
      ),
      payment: fc.option(
        fc.record({
          purpose: fc.constantFrom('premium', 'revival', 'loan', 'top-up'),
          amount: fc.integer({ min: 100, max: 5_000_000 }),
          withBank: fc.boolean(),
        }),
        { freq: 7 },
      ),
      certificateIn: rarely(fc.constantFrom(-400, -1, 0, 1, 59, 60, 61, 300)),
      held: fc.option(fc.integer({ min: 0, max: 9_000_000 }), { freq: 9 }),
      assigned: fc.option(fc.constantFrom('absolute', 'conditional'), { freq: 9 }),
      marriedWomensProperty: fc.constantFrom(false, false, false, false, true),
      keyman: fc.constantFrom(false, false, false, false, true),
      courtOrder: fc.constantFrom(false, false, false, false, true),
      deathReported: fc.constantFrom(...Array.from({ length: 9 }, () => false), true),
    })
    .map(({ due: away, yearsBefore, yearsMore, revivalIn, certificateIn, payment, ...policy }) => {
      const due = away === null ? null : plusDays(today, away);
      const isSingle = policy.mode === 'single';
      const isAnnuity = PLANS[policy.plan] === 'annuity';
      return {
        ...policy,
        due,
        issued: plusMonths(due ?? plusDays(today, -500), -12 * yearsBefore),
        premiumYears: isSingle ? 0 : yearsBefore + yearsMore + 1,
        revivalDate: revivalIn === null ? null : plusDays(today, revivalIn),
        certificateDue: certificateIn === null || !isAnnuity ? null : plusDays(today, certificateIn),
        loanExceedsOn: policy.premium % 4 === 0 ? plusDays(today, EDGES[policy.premium % EDGES.length] ?? 0) : null,
        payment,
      };
    });

const FIRST_POLICY_NO = 700_000_001;

/** Nothing is due on it for another month, whatever else is true. */
const paidAhead = (policy: GeneratedPolicy, today: Day): GeneratedPolicy => ({
  ...policy,
  status: '4B3E5'.includes(policy.status) ? '1' : policy.status,
  due: policy.status === '2' ? null : plusDays(today, 31 + (policy.premium % 300)),
  payment: null,
  held: null,
  certificateDue: null,
  loanExceedsOn: null,
});

/**
 * A customer on a day, with up to five policies numbered from `from`. Half of the customers have complete data of their
 * own.
 */
const customerOn = (today: Day, from = FIRST_POLICY_NO): fc.Arbitrary<GeneratedCustomer> =>
  fc
    .record({
      kind: fc.constantFrom('person', 'person', 'person', 'company'),
      language: fc.constantFrom('en', 'hi'),
      policies: fc.array(fc.tuple(policyOn(today), fc.boolean()), { minLength: 1, maxLength: 5 }),
      isTidy: fc.boolean(),
      nationalityOpen: fc.constantFrom(false, false, false, true),
      pan: fc.constantFrom('validated', 'validated', 'validated', 'not-validated', 'missing'),
      bankAccount: fc.constantFrom('verified', 'verified', 'pending', 'rejected', 'missing'),
      incorporated: fc.constantFrom(true, true, false),
      requestWaiting: fc.option(fc.record({ about: fc.constantFrom('first policy', 'none') }), { freq: 7 }),
    })
    .map(({ isTidy, policies, ...customer }) => ({
      ...customer,
      ...(isTidy && TIDY),
      policies: policies.map(([drawn, isPaidAhead], at) => {
        const policy = { ...drawn, policyNo: String(from + at) };
        return isPaidAhead ? paidAhead(policy, today) : policy;
      }),
    }));

/**
 * Customers to store: the same ones for the same seed, each with unique policy numbers. Without loans, because the plan
 * decides how close one is to the policy's value.
 */
export const sampleCustomers = (today: Day, count: number, seed: number): GeneratedCustomer[] =>
  fc.sample(customerOn(today), { numRuns: count, seed }).map((customer, at) => ({
    ...customer,
    policies: customer.policies.map((policy, place) => ({
      ...policy,
      policyNo: String(FIRST_POLICY_NO + at * 10 + place),
      loanExceedsOn: null,
    })),
  }));

/**
 * Runs a check on this many customers, and finds the smallest one that fails it. The same seed gives the same
 * customers.
 */
export function forCustomers(
  { today, count, seed }: { today: Day; count: number; seed: number },
  check: (customer: GeneratedCustomer) => void,
): void {
  fc.assert(fc.property(customerOn(today), check), { seed, numRuns: count });
}
