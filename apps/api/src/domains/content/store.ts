import type { CalendarDate } from '@lifedesk/rules';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { ContentTables } from '../../platform/database/tables/content.ts';
import type { Language } from '../../platform/language.ts';

/** More than anyone reads; an editor's mistake must not make an answer endless. */
const MAX_QUESTIONS = 200;
const MAX_BANNERS = 20;

type Row<Table extends keyof ContentTables> = Selectable<ContentTables[Table]>;
export type PageRow = Row<'content_page'>;
export type QuestionRow = Pick<Row<'content_question'>, 'id' | 'language' | 'topic' | 'question' | 'answer'>;
export type BannerRow = Pick<Row<'content_banner'>, 'id' | 'language' | 'title' | 'text' | 'link_text' | 'path'>;

/** The requested language, then English. */
const inLanguage = (language: Language): Language[] => [...new Set<Language>([language, 'en'])];

export async function findPage(db: Db, slug: string, language: Language): Promise<PageRow | undefined> {
  return db
    .selectFrom('content_page')
    .selectAll()
    .where('slug', '=', slug)
    .where('language', 'in', inLanguage(language))
    .orderBy((e) => e('language', '=', language), 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findSearchMetadata(
  db: Db,
  path: string,
  language: Language,
): Promise<Row<'content_search'> | undefined> {
  return db
    .selectFrom('content_search')
    .selectAll()
    .where('path', '=', path)
    .where('language', 'in', inLanguage(language))
    .orderBy((e) => e('language', '=', language), 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findQuestions(db: Db, topic: string | null, language: Language): Promise<QuestionRow[]> {
  return db
    .selectFrom((inner) =>
      inner
        .selectFrom('content_question')
        .distinctOn('id')
        .select(['id', 'language', 'topic', 'question', 'answer', 'position'])
        .where('audience', '=', 'all')
        .where('language', 'in', inLanguage(language))
        .$if(topic !== null, (q) => q.where('topic', '=', topic))
        .orderBy('id')
        .orderBy((e) => e('language', '=', language), 'desc')
        .as('q'),
    )
    .select(['id', 'language', 'topic', 'question', 'answer'])
    .orderBy('position')
    .orderBy('id')
    .limit(MAX_QUESTIONS)
    .execute();
}

/** The banners of a place that are shown today. */
export async function findBanners(
  db: Db,
  placement: Row<'content_banner'>['placement'],
  language: Language,
  today: CalendarDate,
): Promise<BannerRow[]> {
  return db
    .selectFrom((inner) =>
      inner
        .selectFrom('content_banner')
        .distinctOn('id')
        .select(['id', 'language', 'title', 'text', 'link_text', 'path', 'position'])
        .where('placement', '=', placement)
        .where('language', 'in', inLanguage(language))
        .where((e) => e.or([e('shown_from', 'is', null), e('shown_from', '<=', today)]))
        .where((e) => e.or([e('shown_to', 'is', null), e('shown_to', '>=', today)]))
        .orderBy('id')
        .orderBy((e) => e('language', '=', language), 'desc')
        .as('b'),
    )
    .select(['id', 'language', 'title', 'text', 'link_text', 'path'])
    .orderBy('position')
    .orderBy('id')
    .limit(MAX_BANNERS)
    .execute();
}
