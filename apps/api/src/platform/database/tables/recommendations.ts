import type { CalendarDate, PlanGoal, SuitabilityReason } from '@lifedesk/rules';
import type { Generated } from 'kysely';
import type { Language } from '../../language.ts';

/** Tables of migration 060: plans that can be recommended, and interest in them. Amounts in paise. */
export interface RecommendationTables {
  plan_offer: {
    plan_code: string;
    from_on: CalendarDate;
    to_on: CalendarDate | null;
    position: number;
    goals: PlanGoal[];
    entry_from: number;
    entry_to: number;
    premium_years: number;
    term_years: number;
    income_share: number;
    reduction: number | null;
    guaranteed_share: Generated<number>;
  };
  plan_offer_price: {
    plan_code: string;
    from_on: CalendarDate;
    age_from: number;
    age_to: number;
    yearly_premium: number;
    sum_assured: number;
  };
  plan_interest: {
    reference: string;
    plan_code: string;
    person: string | null;
    customer_id: number | null;
    in_partial: boolean;
    name: string | null;
    mobile: string | null;
    is_verified: boolean;
    call_window: CallWindow;
    language: Language;
    because: SuitabilityReason;
    registered_at: Date;
    forwarded_at: Generated<Date | null>;
    withdrawn_at: Generated<Date | null>;
  };
  plan_interest_key: { reference: string; key_hash: string };
  consent_log: {
    reference: string;
    subject_mark: string;
    purpose: 'call-about-plan';
    notice: string;
    given_at: Date;
    withdrawn_at: Generated<Date | null>;
  };
  plan_refusal: { customer_id: number; session_kind: 'full' | 'partial'; plan_code: string; refused_at: Date };
  banner_hidden: { customer_id: number; session_kind: 'full' | 'partial'; hidden_at: Date };
}

/** When to call, in India. */
export type CallWindow = 'morning' | 'afternoon' | 'evening';
