import type { DayWindow } from '@lifedesk/rules';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { ContentTables } from '../../platform/database/tables/content.ts';
import type { Language } from '../../platform/language.ts';

/** More than an operator will ever plan ahead, and the maximum in the contract. */
const MAX_CLOSURES = 50;
const MAX_DAYS = 28;

/** A time during which the whole portal is closed; open-ended if it has no end. */
export interface Closure {
  kind: 'scheduled' | 'instant';
  starts_at: Date;
  ends_at: Date | null;
}

/** Closures that are not over, earliest first. An instant one counts only once it has started. */
export async function findClosures(db: Db, now: Date): Promise<Closure[]> {
  return db
    .selectFrom('maintenance')
    .select(['kind', 'starts_at', 'ends_at'])
    .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', now)]))
    .where((e) => e.or([e('kind', '=', 'scheduled'), e('starts_at', '<=', now)]))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MAX_CLOSURES)
    .execute();
}

/** The weekly hours in which the portal closes. */
export async function findDaySchedule(db: Db): Promise<DayWindow[]> {
  const rows = await db
    .selectFrom('maintenance_day')
    .select(['weekday', 'start_time', 'end_time'])
    .orderBy('weekday')
    .orderBy('start_time')
    .limit(MAX_DAYS)
    .execute();
  return rows.map(({ weekday, start_time, end_time }) => ({ weekday, startTime: start_time, endTime: end_time }));
}

const MAX_QUESTIONS = 200;

/** The FAQ of non-resident customers in a language; English where a translation is missing. */
export async function findNriQuestions(
  db: Db,
  language: Language,
): Promise<
  Pick<Selectable<ContentTables['content_question']>, 'id' | 'language' | 'topic_title' | 'question' | 'answer'>[]
> {
  return db
    .selectFrom((inner) =>
      inner
        .selectFrom('content_question')
        .distinctOn('id')
        .selectAll()
        .where('audience', '=', 'non-resident')
        .where('language', 'in', [language, 'en'])
        .orderBy('id')
        .orderBy((e) => e('language', '=', language), 'desc')
        .as('q'),
    )
    .select(['id', 'language', 'topic_title', 'question', 'answer'])
    .orderBy('position')
    .orderBy('id')
    .limit(MAX_QUESTIONS)
    .execute();
}
