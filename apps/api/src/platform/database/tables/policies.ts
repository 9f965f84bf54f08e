import type { components } from '@lifedesk/contract';
import type {
  CalendarDate,
  NonForfeitureOption,
  PlanLine,
  PremiumMode,
  PremiumNotice,
  RiderKind,
} from '@lifedesk/rules';
import type { ColumnType, Generated } from 'kysely';
import type { Language } from '../../language.ts';

/** A numeric is read as a string, so that nothing is rounded. Money is never numeric but integer paise. */
export type Numeric = ColumnType<string, string | number, string | number>;

/** How often premiums are due, except a single one. */
export type RegularMode = Exclude<PremiumMode, 'single'>;

type Occupation = components['schemas']['Occupation'];

export interface CustomerTable {
  id: Generated<number>;
  client_id: string;
  kind: Generated<'person' | 'company'>;
  title: string | null;
  name: string;
  name_hi: string | null;
  gender: 'M' | 'F' | 'T' | null;
  birth_date: CalendarDate | null;
  incorporated_on: CalendarDate | null;
  mobile: string | null;
  email: string | null;
  pan: string | null;
  /** Of a company that is registered for GST. */
  gstin: string | null;
  pan_validated: Generated<boolean>;
  pan_seeding: Generated<string | null>;
  nationality: Generated<'' | 'I' | 'N' | 'P' | 'F'>;
  fatca_required: Generated<boolean>;
  yearly_income: number | null;
  occupation: Occupation | null;
  city: string | null;
  neft_qc_date: CalendarDate | null;
  neft_qc_status: Generated<'verified' | 'pending' | 'rejected' | 'missing'>;
  language: Generated<Language>;
  created_at: Generated<Date>;
  /** The database increases it with every change of the customer's login data. */
  version: Generated<number>;
  /** A browser is known only in the generation in which it was remembered. */
  browser_generation: Generated<number>;
}

export interface PlanTable {
  code: string;
  name: string;
  line: PlanLine;
  uin: string;
  /** What happens to an unpaid premium after the grace period. */
  non_forfeiture: NonForfeitureOption;
  /** Hundredths of a per cent a year, for a loan that pays a premium; null if the plan offers no loans. */
  loan_rate: number | null;
  /** Unpaid interest of a loan is capitalised at the end of each half-year. */
  loan_rests: Generated<boolean>;
  /** The maximum loan, in per cent of the surrender value, and of that of a reduced paid-up policy. */
  loan_share: Generated<number>;
  loan_share_paid_up: Generated<number>;
  /** The smallest loan, in paise. */
  loan_minimum: Generated<number>;
  /** The options that a customer can choose instead, in the order shown. */
  non_forfeiture_options: Generated<NonForfeitureOption[]>;
  /** An OTP confirms the choice. */
  non_forfeiture_otp: Generated<boolean>;
}

export interface PolicyStatusTable {
  code: string;
  name: string;
  lapsed: Generated<boolean>;
  premium_paying: Generated<boolean>;
}

export interface PolicyTable {
  policy_no: string;
  id: Generated<string>;
  customer_id: number;
  plan_code: string;
  holder_name: string;
  status_code: string;
  servicing_go_code: string | null;
  /** Years. */
  policy_term: number;
  /** Years; 0 for a single premium. */
  premium_term: number;
  premium_mode: PremiumMode;
  /** Paise of one mode, without GST. */
  modal_premium: number;
  /** Paise without GST, stored at the first premium change; null before. */
  yearly_premium: Generated<number | null>;
  /** Paise. */
  sum_assured: number;
  issue_date: CalendarDate;
  /** Oldest unpaid due date; null if no further premium is due. */
  due_date: CalendarDate | null;
  revival_date: CalendarDate | null;
  premium_left: Generated<boolean>;
  maturity_date: CalendarDate | null;
  nav_alerts: Generated<boolean>;
  /** Belongs to a company, and is found by its smart search. */
  is_corporate: Generated<boolean>;
  /** The customer's choice instead of the plan's option. */
  non_forfeiture: Generated<NonForfeitureOption | null>;
  /** Bonuses added so far, in paise. */
  vested_bonus: Generated<number>;
  /** Paise of reduced cover after an unpaid premium; null if the cover is the sum assured. */
  reduced_cover: Generated<number | null>;
  assignment: Generated<'absolute' | 'conditional' | null>;
  assignee: Generated<string | null>;
  married_womens_property: Generated<boolean>;
  keyman: Generated<boolean>;
  court_order_on: Generated<CalendarDate | null>;
  death_intimated_on: Generated<CalendarDate | null>;
  /** The last day of the cover if it ends before maturity. */
  cover_until: Generated<CalendarDate | null>;
  /** When the calendar must process the policy next; the database sets it with due date and status. */
  next_look_on: Generated<CalendarDate | null>;
  /** When the calendar must check the maturity notice next; the database sets it with maturity date and status. */
  maturity_look_on: Generated<CalendarDate | null>;
}

interface AddressColumns {
  kind: 'correspondence' | 'permanent' | 'overseas';
  line1: string;
  line2: string | null;
  line3: string | null;
  city: string;
  state: string;
  pin_code: string | null;
  country: Generated<string>;
}

/** An account that was given for a policy, and what its check has found. */
interface AccountCheck {
  /** Higher for one that was given later. */
  id: Generated<number>;
  policy_no: string;
  /** The request that gave it; null for one from the policy administration. */
  ticket: string | null;
  state: Generated<'verified' | 'pending' | 'rejected'>;
  ifsc: string;
  micr: string | null;
  holder_name: string;
  account_no: string;
  account_type: 'savings' | 'current' | 'nre' | 'nro';
  bank_and_branch: string;
}

export interface PolicyTables {
  published: { only_row: Generated<boolean>; version: Generated<number> };
  customer: CustomerTable;
  plan: PlanTable;
  policy_status: PolicyStatusTable;
  policy: PolicyTable;
  policy_rider: {
    policy_no: string;
    position: number;
    name: string;
    sum_assured: number;
    modal_premium: number;
    term: number;
    status: string;
    rider_code: Generated<string | null>;
    /** Paise, part of the policy's yearly premium; null if it is charged separately. */
    yearly_premium: Generated<number | null>;
    /** The anniversary on which its cover starts; null for the start of the policy. */
    starts_on: Generated<CalendarDate | null>;
  };
  rider: {
    code: string;
    position: number;
    uin: string;
    kind: RiderKind;
    /** Of the previous release, which does not read `rider_text`. */
    name_en: string;
    name_hi: string;
    meaning_en: string;
    meaning_hi: string;
    /** Ages in years. */
    entry_from: number;
    entry_to: number;
    ends_at_age: number;
    /** Paise. */
    minimum: number;
    maximum: number;
    step: number;
    waiting_days: number;
    needs_health: boolean;
  };
  rider_text: { rider_code: string; language: Language; name: string; meaning: string };
  /** Paise a year for each thousand rupees of sum assured. */
  rider_rate: { rider_code: string; age_from: number; age_to: number; per_thousand: number };
  plan_rider: { plan_code: string; rider_code: string };
  policy_nominee: {
    policy_no: string;
    position: number;
    client_id: string;
    name: string;
    relationship: string;
    share: number;
    birth_date: CalendarDate | null;
    appointee_name: string | null;
    appointee_relationship: Generated<string | null>;
    appointee_birth_date: Generated<CalendarDate | null>;
  };
  bonus_option: {
    code: string;
    position: number;
    /** Of the previous release, which does not read `bonus_option_text`. */
    name_en: string;
    name_hi: string;
    meaning_en: string;
    meaning_hi: string;
  };
  bonus_option_text: { option_code: string; language: Language; name: string; meaning: string };
  plan_bonus_option: { plan_code: string; option_code: string };
  policy_bonus: { policy_no: string; option_code: string };
  plan_mode: {
    plan_code: string;
    premium_mode: RegularMode;
    factor_numerator: number;
    factor_denominator: number;
    /** Paise: the minimum premium of this mode. */
    minimum: number;
    needs_mandate: boolean;
  };
  premium_change: {
    id: Generated<number>;
    policy_no: string;
    kind: 'mode' | 'rider';
    state: Generated<'scheduled' | 'booked' | 'withdrawn' | 'void'>;
    /** The anniversary on which the first changed premium is due. */
    effective_on: CalendarDate;
    /** The day on which it is booked, if the premiums before it are paid by then. */
    booked_from: CalendarDate;
    premium_mode: RegularMode;
    /** Paise without GST. */
    yearly_premium: number;
    modal_premium: number;
    made_at: Date;
    ended_at: Generated<Date | null>;
  };
  policy_hold: {
    policy_no: string;
    reason: 'bank-details' | 'pan' | 'kyc' | 'nationality' | 'legal';
    held_since: CalendarDate;
    amount: number;
  };
  fund: { code: string; sfin: string; name: string; risk: 'low' | 'medium' | 'high'; is_open: Generated<boolean> };
  fund_nav: { fund_code: string; on_date: CalendarDate; nav: Numeric };
  fund_holding: { policy_no: string; fund_code: string; units: Numeric };
  bank_account: {
    policy_no: string;
    ifsc: string;
    micr: string | null;
    holder_name: string;
    account_no: string;
    account_type: 'savings' | 'current' | 'nre' | 'nro';
    bank_and_branch: string;
  };
  account_check: AccountCheck;
  /** A view: the latest account of each policy that was not rejected. */
  policy_account: AccountCheck;
  address: AddressColumns & { customer_id: number };
  policy_address: AddressColumns & { policy_no: string };
  policy_event: {
    policy_no: string;
    due_date: CalendarDate;
    kind: string;
    on_date: CalendarDate;
    at: Date;
    from_status: string;
    to_status: string;
    cover: number;
    amount: number | null;
  };
  policy_notice: { policy_no: string; due_date: CalendarDate; kind: PremiumNotice | 'matures'; made_at: Date };
  bank_verification: {
    id: string;
    customer_id: number;
    session_id: string;
    account_mac: string;
    name_at_bank: string | null;
    name_matches: boolean;
    made_at: Date;
  };
}
