// Health declarations: questions, answers, and what follows from them.

export { bodyMassIndex } from './body-mass-index.ts';
export type { HealthAnswer, HealthFault, HealthFinding } from './health-answers.ts';
export { checkHealthAnswers, openHealthQuestions } from './health-answers.ts';
export type { HealthFacts, HealthOutcome } from './health-outcome.ts';
export { HEALTH_OUTCOMES, healthOutcome } from './health-outcome.ts';
export type {
  HealthGroup,
  HealthOption,
  HealthQuestion,
  HealthQuestionKind,
  HealthText,
  HealthUnit,
} from './health-questions.ts';
export { HEALTH_QUESTIONS, HEALTH_VERSION } from './health-questions.ts';
export { centimetresOf } from './height.ts';
export type { ExpiredHealth } from './validity.ts';
export { applicationNeedsHealth, canConfirmHealth, healthValidUntil } from './validity.ts';
