import type { components } from '@lifedesk/contract';
import type { Db } from '../../db/connect.ts';

export type ContentForm = components['schemas']['ContentForm'];

export async function insertForm(db: Db, reference: string, form: ContentForm, now: Date): Promise<void> {
  await db
    .insertInto('content_form')
    .values({ reference, form: form.form, body: JSON.stringify(form), received_at: now })
    .execute();
}
