import type { CalendarDate } from '../dates/calendar-date.ts';
import { HEALTH_QUESTIONS, type HealthQuestion } from './health-questions.ts';

/** The answer to a question: one field beside `id`, by the kind of the question. */
export interface HealthAnswer {
  readonly id: string;
  readonly yes?: boolean | undefined;
  readonly number?: number | undefined;
  readonly choice?: string | undefined;
  readonly choices?: readonly string[] | undefined;
  /** YYYY-MM */
  readonly month?: string | undefined;
  readonly text?: string | undefined;
  readonly preferDoctor?: true | undefined;
  readonly uploadIds?: readonly string[] | undefined;
}

/** What is wrong with an answer. */
export type HealthFault =
  | 'missing'
  | 'not-asked'
  | 'twice'
  | 'wrong-kind'
  | 'out-of-range'
  | 'month-ahead'
  | 'not-an-option'
  | 'consent-missing';

export interface HealthFinding {
  /** Of the question. */
  readonly id: string;
  readonly because: HealthFault;
  readonly least?: number;
  readonly most?: number;
}

/** The questions that these answers open, in order. */
export function openHealthQuestions(answers: readonly HealthAnswer[]): readonly HealthQuestion[] {
  const yes = new Set(answers.filter((answer) => answer.yes === true).map(({ id }) => id));
  return HEALTH_QUESTIONS.filter(({ shownWhen }) => shownWhen === undefined || yes.has(shownWhen));
}

/**
 * What is wrong with the answers to a health declaration; empty if every open question has one answer that fits. The
 * findings name questions and never repeat an answer. Whoever answers the question about HIV consents to that.
 */
export function checkHealthAnswers(
  answers: readonly HealthAnswer[],
  { today, hivConsent }: { readonly today: CalendarDate; readonly hivConsent: boolean },
): readonly HealthFinding[] {
  const open = openHealthQuestions(answers);
  const openIds = new Set(open.map(({ id }) => id));
  const findings: HealthFinding[] = [];
  for (const question of open) {
    const [given, ...more] = answers.filter(({ id }) => id === question.id);
    const { id } = question;
    if (!given) {
      if (!question.isOptional) findings.push({ id, because: 'missing' });
      continue;
    }
    const fault = more.length > 0 ? ('twice' as const) : faultOf(question, given, today);
    if (fault) {
      const { least, most } = question;
      const range = fault === 'out-of-range' && least !== undefined && most !== undefined ? { least, most } : {};
      findings.push({ id, because: fault, ...range });
    } else if (question.needsConsent && given.preferDoctor !== true && !hivConsent)
      findings.push({ id, because: 'consent-missing' });
  }
  const strangers = new Set(answers.map(({ id }) => id).filter((id) => !openIds.has(id)));
  return [...findings, ...[...strangers].map((id) => ({ id, because: 'not-asked' as const }))];
}

function faultOf(question: HealthQuestion, answer: HealthAnswer, today: CalendarDate): HealthFault | null {
  const { kind, least = 0, most = 0, options = [] } = question;
  const { yes, number, choice, choices, month, text, preferDoctor, uploadIds } = answer;
  const isOption = (id: string) => options.some((option) => option === id);
  switch (kind) {
    case 'yes-no':
      return yes === undefined ? 'wrong-kind' : null;
    case 'prefer-doctor':
      return yes === undefined && preferDoctor !== true ? 'wrong-kind' : null;
    case 'number':
      if (number === undefined) return 'wrong-kind';
      return number < least || number > most ? 'out-of-range' : null;
    case 'choice':
      if (choice === undefined) return 'wrong-kind';
      return isOption(choice) ? null : 'not-an-option';
    case 'choices':
      if (choices === undefined || choices.length === 0) return 'wrong-kind';
      return choices.every(isOption) ? null : 'not-an-option';
    case 'month':
      if (month === undefined) return 'wrong-kind';
      return question.mayBeAhead !== true && month > today.slice(0, 7) ? 'month-ahead' : null;
    case 'text':
      return text === undefined ? 'wrong-kind' : null;
    case 'papers':
      return uploadIds === undefined ? 'wrong-kind' : null;
  }
}
