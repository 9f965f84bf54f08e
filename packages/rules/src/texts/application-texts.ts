import type { MedicalPreparation, MedicalTest } from '../application/medical-tests.ts';
import type { WithdrawReason } from '../application/money.ts';
import type { ApplicationStage, ApplicationTurn, CoarseStage } from '../application/stages.ts';
import {
  applicationDocument,
  applicationStage,
  applicationTurn,
  coarseStage,
  medicalPreparation,
  medicalTest,
  withdrawApplication,
} from '../paraglide/areas/application.js';
import type { Language } from './language.ts';

/** The name of a stage of an application. */
export function applicationStageText(stage: ApplicationStage, language: Language): string {
  return applicationStage[stage]({}, { locale: language });
}

/** The name of the stage that a quick look shows. */
export function coarseStageText(stage: CoarseStage, language: Language): string {
  return coarseStage[stage]({}, { locale: language });
}

/** Whose turn it is. */
export function applicationTurnText(turn: ApplicationTurn, language: Language): string {
  return applicationTurn[turn]({}, { locale: language });
}

/** Why an application can be withdrawn or not. */
export function withdrawApplicationText(because: WithdrawReason, language: Language): string {
  return withdrawApplication[because]({}, { locale: language });
}

/** The papers of an application. */
export type ApplicationDocumentKind =
  | 'identity-proof'
  | 'address-proof'
  | 'age-proof'
  | 'income-proof'
  | 'bank-proof'
  | 'photograph'
  | 'health-report'
  | 'signature';

/** The name of a paper of an application. */
export function applicationDocumentText(kind: ApplicationDocumentKind, language: Language): string {
  return applicationDocument[kind]({}, { locale: language });
}

/** The name of a medical test. */
export function medicalTestText(test: MedicalTest, language: Language): string {
  return medicalTest[test]({}, { locale: language });
}

/** How to prepare for medical tests. */
export function medicalPreparationText(preparation: MedicalPreparation, language: Language): string {
  return medicalPreparation[preparation]({}, { locale: language });
}
