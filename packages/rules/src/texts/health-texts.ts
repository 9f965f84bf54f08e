import type { HealthAnswer, HealthFinding } from '../health/health-answers.ts';
import type { HealthGroup, HealthOption, HealthQuestion, HealthText, HealthUnit } from '../health/health-questions.ts';
import type { BookingReason } from '../medical/appointment.ts';
import type { MedicalWay } from '../medical/medical-category.ts';
import {
  changeBooking,
  declaredHealth,
  healthAnswer,
  healthGroup,
  healthOption,
  healthQuestion,
  healthUnit,
  medicalWay,
} from '../paraglide/areas/health.js';
import type { Language } from './language.ts';

/** A question of the health declaration. */
export function healthQuestionText(text: HealthText, language: Language): string {
  return healthQuestion[text]({}, { locale: language });
}

/** An option of a question. */
export function healthOptionText(option: HealthOption, language: Language): string {
  return healthOption[option]({}, { locale: language });
}

/** The heading of a group of questions. */
export function healthGroupText(group: HealthGroup, language: Language): string {
  return healthGroup[group]({}, { locale: language });
}

/** The unit of a number. */
export function healthUnitText(unit: HealthUnit, language: Language): string {
  return healthUnit[unit]({}, { locale: language });
}

/** What is wrong with an answer. */
export function healthAnswerText(
  { because, least = 0, most = 0 }: Omit<HealthFinding, 'id'>,
  language: Language,
): string {
  return healthAnswer[because]({ least, most }, { locale: language });
}

/** An answer to a question, in words. */
export function declaredHealthText(
  { kind, unit, options = [] }: HealthQuestion,
  { yes, number = 0, choice = '', choices = [], month = '', text = '', preferDoctor, uploadIds = [] }: HealthAnswer,
  language: Language,
): string {
  const optionText = (chosen: string) => {
    const option = options.find((one) => one === chosen);
    return option === undefined ? chosen : healthOptionText(option, language);
  };
  switch (kind) {
    case 'yes-no':
    case 'prefer-doctor':
      return declaredHealth[preferDoctor ? 'to-doctor' : yes ? 'yes' : 'no']({}, { locale: language });
    case 'number':
      return numberText(number, unit, language);
    case 'month':
      return month.split('-').reverse().join('/');
    case 'choice':
      return optionText(choice);
    case 'choices':
      return choices.map(optionText).join(', ');
    case 'papers':
      return declaredHealth.files({ count: uploadIds.length }, { locale: language });
    case 'text':
      return text;
  }
}

function numberText(number: number, unit: HealthUnit | undefined, language: Language): string {
  if (unit === 'tenths-of-percent') return `${(number / 10).toFixed(1)}%`;
  if (unit === 'percent') return `${number}%`;
  return unit === undefined ? String(number) : `${number} ${healthUnitText(unit, language)}`;
}

/** Where tests are done. */
export function medicalWayText(way: MedicalWay, language: Language): string {
  return medicalWay[way]({}, { locale: language });
}

/** Whether an appointment can be changed. */
export function changeBookingText(because: BookingReason, language: Language): string {
  return changeBooking[because]({}, { locale: language });
}
