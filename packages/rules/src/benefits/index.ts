export type { Annuity } from './annuity.ts';
export { instalmentsBetween, nextInstalment } from './annuity.ts';
export type { BenefitKind, BenefitPolicy, DueBenefit, SurvivalBenefit } from './benefits-due.ts';
export { BENEFIT_KINDS, benefitsDue, LINES_WITHOUT_MATURITY, nextBenefit } from './benefits-due.ts';
export type { DeathBenefit, DeathBenefitFacts, DeathBenefitRow } from './death-benefit.ts';
export { deathBenefit } from './death-benefit.ts';
export { linkedMaturity, maturityNavDate } from './linked-maturity.ts';
export type { MaturedPolicy, MaturityBenefit } from './maturity-benefit.ts';
export { maturityAmount, maturityBenefit } from './maturity-benefit.ts';
