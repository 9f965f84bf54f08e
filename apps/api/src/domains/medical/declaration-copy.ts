import { openHealthQuestions } from '@lifedesk/rules';
import { declaredHealthText, healthQuestionText } from '@lifedesk/rules/texts';
import type { Deps } from '../../deps.ts';
import type { RequestBody } from '../../platform/contract/handler.ts';
import { isRecord } from '../../platform/is-record.ts';
import { baseLocale, inEveryLanguage, type StoredText } from '../../platform/language.ts';
import { openJson, sealJson } from '../../platform/sealed-json.ts';

/** A question and its answer in the words of the day on which it was declared. */
export interface DeclaredLine {
  readonly question: StoredText;
  readonly answer: StoredText;
}

interface DeclaredCopy {
  /** Of the declaration, so that no copy passes for another one. */
  readonly ticket: string;
  readonly lines: readonly DeclaredLine[];
}

type Answers = NonNullable<RequestBody<'submitEhdf'>['answers']>;

/** Seals what was declared. What a person tells only the doctor is not in it. */
export function sealCopy({ healthSecrets }: Pick<Deps, 'healthSecrets'>, ticket: string, answers: Answers): string {
  const lines = openHealthQuestions(answers).flatMap((question): DeclaredLine[] => {
    const answer = answers.find(({ id }) => id === question.id);
    if (!answer || answer.preferDoctor) return [];
    return [
      {
        question: inEveryLanguage((_, { locale }) => healthQuestionText(question.text, locale)),
        answer: inEveryLanguage((_, { locale }) => declaredHealthText(question, answer, locale)),
      },
    ];
  });
  return sealJson(healthSecrets, 'health-copy', { ticket, lines } satisfies DeclaredCopy);
}

/** Opens the copy of a declaration. Throws if it is another one's, or if its secret is no longer known. */
export function openCopy(
  { healthSecrets }: Pick<Deps, 'healthSecrets'>,
  ticket: string,
  sealed: string,
): readonly DeclaredLine[] {
  const copy = openJson(healthSecrets, 'health-copy', sealed);
  if (!isRecord(copy) || copy.ticket !== ticket) throw new Error('this is the copy of another declaration');
  const { lines } = copy;
  if (!Array.isArray(lines) || !lines.every(isLine)) throw new Error('this copy has another form');
  return lines;
}

const isLine = (value: unknown): value is DeclaredLine =>
  isRecord(value) && isText(value.question) && isText(value.answer);
const isText = (value: unknown): value is StoredText =>
  isRecord(value) && baseLocale in value && Object.values(value).every((text) => typeof text === 'string');
