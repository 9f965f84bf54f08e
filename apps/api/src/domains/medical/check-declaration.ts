import type { components } from '@lifedesk/contract';
import { type CalendarDate, checkHealthAnswers, HEALTH_QUESTIONS, HEALTH_VERSION } from '@lifedesk/rules';
import { healthAnswerText } from '@lifedesk/rules/texts';
import { problem } from '../../platform/problem.ts';

type Request = Required<Pick<components['schemas']['SubmitEhdfRequest'], 'version' | 'answers' | 'hivConsent'>>;

/** As many as an answer of the API lists. */
const MOST_ERRORS = 50;
const KNOWN = new Set(HEALTH_QUESTIONS.map(({ id }) => id));

/**
 * Checks that every open question has an answer that fits. Throws `version` for an older form, and `validation` with the
 * ids of our questions, never with an answer or an id that the caller made up.
 */
export function checkDeclaration({ version, answers, hivConsent }: Request, today: CalendarDate): void {
  if (version !== HEALTH_VERSION) throw problem('version');
  const findings = checkHealthAnswers(answers, { today, hivConsent });
  if (findings.length === 0) return;
  const errors = findings.slice(0, MOST_ERRORS).map(({ id, ...finding }) => ({
    pointer: KNOWN.has(id) ? `/answers/${id}` : `/answers/${answers.findIndex((answer) => answer.id === id)}/id`,
    detail: healthAnswerText(finding, 'en'),
  }));
  throw problem('validation', { errors });
}

/**
 * The answers for the underwriters. Whether a person who tells only the doctor, or has answered no, was asked about HIV is
 * not in them; `callDoctor` asks a doctor to call.
 */
export function answersForUnderwriters(answers: Request['answers']): {
  answers: Request['answers'];
  callDoctor: boolean;
} {
  const hiv = answers.find(({ id }) => id === 'hiv');
  return {
    answers: hiv?.yes === true ? answers : answers.filter(({ id }) => id !== 'hiv'),
    callDoctor: hiv?.preferDoctor === true,
  };
}
