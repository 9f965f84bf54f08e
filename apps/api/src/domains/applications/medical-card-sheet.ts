import type { components } from '@lifedesk/contract';
import { format12HourTime, formatDate, stripNameTitle, todayInIndia } from '@lifedesk/rules';
import { m } from '../../platform/language.ts';
import { documentWords, type Edition } from '../../platform/pdf/document-words.ts';
import { openSheet } from '../../platform/pdf/sheet.ts';

type Card = components['schemas']['MedicalCard'];

/** The applicant's pass for the tests as a PDF. The centre reads it too. */
export function medicalCardSheet({ brand, language }: Edition, card: Card, madeAt: Date): Promise<Buffer> {
  const words = documentWords(language, 'for-others');
  const sheet = openSheet({
    title: m.document_medicalCard,
    subtitle: words.line(m.document_ofApplication, { number: card.applicationNo }),
    brand,
    words,
    madeAt,
    footnote: m.document_showCard,
  });
  const start = card.start === undefined ? null : new Date(card.start);
  const time = start && { date: formatDate(todayInIndia(start)), time: format12HourTime(start) };
  sheet.facts([
    [words.label(m.document_name), stripNameTitle(card.name)],
    [words.label(m.document_centreCode), card.code],
    [words.label(m.document_category), card.category],
    ...(card.centre === undefined ? [] : [[words.label(m.document_where), card.centre] as const]),
    ...(time ? [[words.label(m.document_when), words.line(m.document_inIndia, time)] as const] : []),
  ]);
  sheet.heading(words.label(m.document_tests));
  for (const test of card.tests) sheet.paragraph(words.each((locale) => test[locale]));
  sheet.heading(words.label(m.document_preparation));
  for (const preparation of card.preparation) sheet.paragraph(words.each((locale) => preparation[locale]));
  return sheet.finish();
}
