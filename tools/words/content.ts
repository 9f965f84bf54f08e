// Help pages, questions, announcements, search metadata and declarations after all migrations have run.
import { openTestDatabase } from '@lifedesk/api/testing';
import type { Language } from './glossary.ts';

/** One text of the content. */
export interface Content {
  readonly table: string;
  readonly id: string;
  /** Its position in the row, such as `answer` or `body.tabDetails.0.title`. */
  readonly field: string;
  readonly language: Language;
  readonly text: string;
}

/** Fields that no screen shows: names, places, search words. */
const NOT_SHOWN = new Set([
  ...['id', 'slug', 'language', '__typename', 'position', 'path', 'audience', 'topic', 'searchKeys', 'placement'],
  ...['sfin', 'fundCode', 'kind', 'declaration', 'question_id'],
]);

export async function readContent(): Promise<Content[]> {
  const database = await openTestDatabase(new Date(), false);
  try {
    const { db } = database;
    const [pages, questions, banners, search, declared] = await Promise.all([
      db.selectFrom('content_page').selectAll().execute(),
      db.selectFrom('content_question').selectAll().execute(),
      db.selectFrom('content_banner').selectAll().execute(),
      db.selectFrom('content_search').selectAll().execute(),
      db.selectFrom('declaration_question_text').selectAll().execute(),
    ]);
    return [
      ...pages.flatMap((row) => textsOf('content_page', row.slug, row)),
      ...questions.flatMap((row) => textsOf('content_question', row.id, row)),
      ...banners.flatMap((row) => textsOf('content_banner', row.id, row)),
      ...search.flatMap((row) => textsOf('content_search', row.path, row)),
      ...declared.flatMap((row) => textsOf('declaration_question_text', row.question_id, row)),
    ];
  } finally {
    await database.close();
  }
}

function textsOf(table: string, id: string, row: { readonly language: Language }): Content[] {
  const found: Content[] = [];
  const visit = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'string')
      found.push({ table, id, field: path.join('.'), language: row.language, text: value });
    else if (typeof value === 'object' && value !== null && !(value instanceof Date))
      for (const [key, inner] of Object.entries(value)) if (!NOT_SHOWN.has(key)) visit(inner, [...path, key]);
  };
  visit(row, []);
  return found;
}
