/** Tables of migration 115: cover bought with bonuses. Amounts in paise, rates and factors in ten-thousandths. */
export interface PaidUpAdditionTables {
  plan_paid_up_addition: { plan_code: string; least: number; bonus_rate: number };
  plan_paid_up_factor: { plan_code: string; age_from: number; years_left_from: number; factor: number };
  policy_paid_up_addition: { policy_no: string; sum_assured: number };
}
