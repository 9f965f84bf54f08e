// Applications for a policy: their stages, clocks, money and tests.

export type { MedicalCategory, MedicalPreparation, MedicalTest } from './medical-tests.ts';
export { MEDICAL_CATEGORIES, medicalPreparation, medicalTests } from './medical-tests.ts';
export type {
  ApplicationEnding,
  BlockCharge,
  DepositBack,
  ReleaseCause,
  WithdrawFacts,
  WithdrawReason,
} from './money.ts';
export {
  blockCharge,
  canWithdrawApplication,
  depositBack,
  extraPremium,
  offerOpenUntil,
  offerReminders,
  upiBlockLimit,
  upiBlockUntil,
  upiReleaseBy,
  withdrawClauses,
} from './money.ts';
export type { ApplicationStage, ApplicationTurn, CoarseStage, TurnFacts } from './stages.ts';
export { APPLICATION_STAGES, applicationTurn, coarseStage, isEndedApplication, stagesAhead } from './stages.ts';
export type { DecisionClock, SilenceStep } from './tracking.ts';
export { decisionClock, isTracked, resumeUntil, silenceStep } from './tracking.ts';
