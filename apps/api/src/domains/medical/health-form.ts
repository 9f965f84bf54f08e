import type { components } from '@lifedesk/contract';
import { HEALTH_QUESTIONS, HEALTH_VERSION } from '@lifedesk/rules';
import { healthOptionText, healthQuestionText } from '@lifedesk/rules/texts';
import { inEveryLanguage } from '../../platform/language.ts';

/** Version of the texts of the declaration and the consents. */
const CONSENT_VERSION = 1;

/** The questions in their newest version, as the contract shows them. */
export const HEALTH_FORM: components['schemas']['HealthForm'] = {
  version: HEALTH_VERSION,
  consentVersion: CONSENT_VERSION,
  questions: HEALTH_QUESTIONS.map(
    ({ id, kind, group, text, unit, least, most, options, shownWhen, isOptional, mayBeAhead, needsConsent }) => ({
      id,
      kind,
      group,
      text: inEveryLanguage((_, { locale }) => healthQuestionText(text, locale)),
      ...(unit !== undefined && { unit }),
      ...(least !== undefined && { least }),
      ...(most !== undefined && { most }),
      ...(options && {
        options: options.map((option) => ({
          id: option,
          text: inEveryLanguage((_, { locale }) => healthOptionText(option, locale)),
        })),
      }),
      ...(shownWhen !== undefined && { shownWhen }),
      isOptional,
      ...(mayBeAhead && { mayBeAhead }),
      ...(needsConsent && { needsConsent }),
    }),
  ),
};
