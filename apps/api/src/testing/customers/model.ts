/** A calendar date, YYYY-MM-DD. */
export type Day = `${number}-${number}-${number}`;

/** A plan of each kind on sale, with its line of business. */
export const PLANS = {
  MSS01: 'savings',
  MWB02: 'unit-linked',
  MTP03: 'term',
  MIA04: 'annuity',
  MPP05: 'pension',
  MCF06: 'child',
  MHC07: 'health',
} as const;
export type PlanCode = keyof typeof PLANS;

export const MODES = ['yearly', 'half-yearly', 'quarterly', 'monthly', 'single'] as const;
export type Mode = (typeof MODES)[number];

/** The core system's status codes: in force, fully paid, the five lapsed ones, annuity, and those of ended policies. */
export const STATUS_CODES = ['1', '2', '3', '4', '5', 'B', 'E', 'A', 'I', 'M', 'S', 'D', 'F'] as const;

/** A policy of a generated customer. Amounts in paise. */
export interface GeneratedPolicy {
  readonly policyNo: string;
  readonly plan: PlanCode;
  readonly status: (typeof STATUS_CODES)[number];
  readonly mode: Mode;
  readonly premium: number;
  readonly issued: Day;
  readonly premiumYears: number;
  /** The due date of the oldest unpaid premium. */
  readonly due: Day | null;
  readonly revivalDate: Day | null;
  readonly premiumLeft: boolean;
  /** Received and not applied. */
  readonly received: number;
  /** A payment that is not final: its purpose, and whether the bank already has it. */
  readonly payment: {
    readonly purpose: 'premium' | 'revival' | 'loan' | 'top-up';
    readonly amount: number;
    readonly withBank: boolean;
  } | null;
  readonly certificateDue: Day | null;
  /** The first day on which a loan and its interest exceed the surrender value; null without such a loan. */
  readonly loanExceedsOn: Day | null;
  readonly held: number | null;
  readonly assigned: 'absolute' | 'conditional' | null;
  readonly marriedWomensProperty: boolean;
  readonly keyman: boolean;
  readonly courtOrder: boolean;
  readonly deathReported: boolean;
}

/** A customer as the core system might have one. */
export interface GeneratedCustomer {
  readonly kind: 'person' | 'company';
  readonly language: 'en' | 'hi';
  readonly policies: readonly GeneratedPolicy[];
  readonly nationalityOpen: boolean;
  readonly pan: 'validated' | 'not-validated' | 'missing';
  readonly bankAccount: 'verified' | 'pending' | 'rejected' | 'missing';
  readonly incorporated: boolean;
  /** What a request that waits for the customer is about; `none` if it is about no policy. */
  readonly requestWaiting: { readonly about: 'first policy' | 'none' } | null;
}
