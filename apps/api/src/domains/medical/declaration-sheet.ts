import { type CalendarDate, formatDate } from '@lifedesk/rules';
import { baseLocale, type Language, m, type StoredText } from '../../platform/language.ts';
import { documentWords, type Edition } from '../../platform/pdf/document-words.ts';
import { openSheet } from '../../platform/pdf/sheet.ts';
import type { DeclaredLine } from './declaration-copy.ts';

interface HealthCopy {
  readonly ticket: string;
  readonly policyNo: string | null;
  readonly applicationNo: string | null;
  readonly declaredOn: CalendarDate;
  readonly lines: readonly DeclaredLine[];
}

/** What a person declared about their health, as a PDF for themselves. */
export function declarationSheet({ brand, language }: Edition, declared: HealthCopy, madeAt: Date): Promise<Buffer> {
  const { ticket, policyNo, applicationNo, declaredOn, lines } = declared;
  const words = documentWords(language);
  const sheet = openSheet({
    title: m.document_healthDeclaration,
    subtitle: words.line(m.document_declaredOn, { date: formatDate(declaredOn) }),
    brand,
    words,
    madeAt,
    footnote: m.document_onlyForYou,
  });
  sheet.facts([
    ...(policyNo === null ? [] : [[words.label(m.document_policyNumber), policyNo] as const]),
    ...(applicationNo === null ? [] : [[words.label(m.document_applicationNumber), applicationNo] as const]),
    [words.label(m.document_requestNumber), ticket],
  ]);
  sheet.heading(words.label(m.document_yourAnswers));
  sheet.facts(
    lines.map(({ question, answer }) => [inLanguage(question, language), inLanguage(answer, language)]),
    1,
  );
  return sheet.finish();
}

const inLanguage = (text: StoredText, language: Language): string => text[language] ?? text[baseLocale];
