import type { components } from '@lifedesk/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

export type ContentForm = components['schemas']['ContentForm'];
export type CallBack = components['schemas']['CallBackForm'];

export interface NewForm {
  reference: string;
  body: ContentForm;
  /** Equal for two forms with equal content. */
  fingerprint: string;
  /** E.164, if the form asks for a call. */
  mobile: string | null;
  receivedAt: Date;
}

export interface SavedForm {
  reference: string;
  /** False if it repeats the form that was just stored. */
  isNew: boolean;
  /** Whether it is the first in its limit's window. */
  isFirst: boolean;
}

/**
 * Stores a form unless an equal one arrived since `sameSince`. Forms with one number or equal content wait for each
 * other. `count` counts a new form against its limit and returns whether it is the first; if it throws, the form is not
 * stored.
 */
export async function saveForm(
  db: Db,
  form: NewForm,
  sameSince: Date,
  count: (transaction: Db) => Promise<boolean>,
): Promise<SavedForm> {
  const { reference, body, fingerprint, mobile, receivedAt } = form;
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${mobile ?? fingerprint}, 0))`.execute(transaction);
    const same = await transaction
      .selectFrom('content_form')
      .select('reference')
      .where('fingerprint', '=', fingerprint)
      .where('received_at', '>', sameSince)
      .executeTakeFirst();
    if (same) return { reference: same.reference, isNew: false, isFirst: false };
    const isFirst = await count(transaction);
    await transaction
      .insertInto('content_form')
      .values({ reference, form: body.form, body: JSON.stringify(body), fingerprint, mobile, received_at: receivedAt })
      .execute();
    return { reference, isNew: true, isFirst };
  });
}

/** How soon a call-back is sent again, in milliseconds. Longer than any mail takes, so that only one node sends it. */
const AGAIN_MS = 5 * 60_000;
const DUE_AT = sql<Date>`coalesce(look_at, received_at)`;

/** Takes a due call-back for sending. Returns undefined if it was sent, or another node is sending it. */
export async function claimCallBack(
  db: Db,
  reference: string,
  now: Date,
): Promise<{ body: CallBack; received_at: Date } | undefined> {
  const row = await db
    .updateTable('content_form')
    .set({ look_at: new Date(now.getTime() + AGAIN_MS) })
    .where('reference', '=', reference)
    .where('form', '=', 'call-back')
    .where('forwarded_at', 'is', null)
    .where(DUE_AT, '<=', now)
    .returning(['body', 'received_at'])
    .executeTakeFirst();
  return row?.body.form === 'call-back' ? { body: row.body, received_at: row.received_at } : undefined;
}

/** Marks the call-back as sent. */
export async function markForwarded(db: Db, reference: string, now: Date): Promise<void> {
  await db.updateTable('content_form').set({ forwarded_at: now }).where('reference', '=', reference).execute();
}

/** Call-backs that are due, those that have waited longest first. */
export async function findDueCallBacks(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('content_form')
    .select('reference')
    .where('form', '=', 'call-back')
    .where('forwarded_at', 'is', null)
    .where(DUE_AT, '<=', now)
    .orderBy(DUE_AT)
    .limit(most)
    .execute();
  return rows.map(({ reference }) => reference);
}

export async function deleteForms(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('content_form').where('received_at', '<', before).execute();
}
