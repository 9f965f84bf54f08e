import type { components } from '@lifedesk/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

export type ContentForm = components['schemas']['ContentForm'];
export type CallBack = components['schemas']['CallBackForm'];

export interface NewForm {
  reference: string;
  body: ContentForm;
  /** The same for two forms that say the same. */
  fingerprint: string;
  /** E.164, where the form asks to be called. */
  mobile: string | null;
  receivedAt: Date;
}

export interface TakenForm {
  reference: string;
  /** False where it is the form that has just been taken. */
  isNew: boolean;
  /** Whether its limit had none before. */
  isFirst: boolean;
}

/**
 * Keeps a form unless the same one came since `sameSince`. Forms of one number, or of one content, wait for each other.
 * `count` takes a new one from its
 * limit and returns whether it is the first there; what it throws keeps the form out.
 */
export async function takeForm(
  db: Db,
  form: NewForm,
  sameSince: Date,
  count: (transaction: Db) => Promise<boolean>,
): Promise<TakenForm> {
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

/** Marks a call-back as handed over, so that it happens once; undefined if another node has done it. */
export async function claimCallBack(
  db: Db,
  reference: string,
  now: Date,
): Promise<{ body: CallBack; received_at: Date } | undefined> {
  const row = await db
    .updateTable('content_form')
    .set({ forwarded_at: now })
    .where('reference', '=', reference)
    .where('form', '=', 'call-back')
    .where('forwarded_at', 'is', null)
    .returning(['body', 'received_at'])
    .executeTakeFirst();
  return row && { body: row.body as CallBack, received_at: row.received_at };
}

/** The call-back could not be handed over after all. */
export async function returnCallBack(db: Db, reference: string): Promise<void> {
  await db.updateTable('content_form').set({ forwarded_at: null }).where('reference', '=', reference).execute();
}

/** Call-backs that wait to be handed over, the oldest first. */
export async function findWaitingCallBacks(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('content_form')
    .select('reference')
    .where('form', '=', 'call-back')
    .where('forwarded_at', 'is', null)
    .orderBy('received_at')
    .limit(most)
    .execute();
  return rows.map(({ reference }) => reference);
}

export async function forgetForms(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('content_form').where('received_at', '<', before).execute();
}
