export type { IllustratedBenefit, IllustratedPlan } from './benefit-illustration.ts';
export { benefitIllustration } from './benefit-illustration.ts';
export type { GuaranteedPlan } from './guaranteed-benefit.ts';
export { guaranteedBenefit } from './guaranteed-benefit.ts';
export type {
  IncomeRange,
  LossAnswer,
  PlanGoal,
  PlanOffer,
  SuitabilityAnswers,
  SuitabilityFacts,
  SuitabilityReason,
} from './plan-suitability.ts';
export { INCOME_RANGES, LOSS_ANSWERS, PLAN_GOALS, planSuitability, suitabilityClauses } from './plan-suitability.ts';
