export type { Annuity } from './annuity.ts';
export { instalmentsBetween, nextInstalment } from './annuity.ts';
export type { BenefitKind, BenefitPolicy, DueBenefit, SurvivalBenefit } from './benefits-due.ts';
export { BENEFIT_KINDS, benefitsDue, LINES_WITHOUT_MATURITY, nextBenefit } from './benefits-due.ts';
export { linkedMaturity, maturityNavDate } from './linked-maturity.ts';
export type { MaturedPolicy, MaturityBenefit } from './maturity-benefit.ts';
export { maturityAmount, maturityBenefit } from './maturity-benefit.ts';
