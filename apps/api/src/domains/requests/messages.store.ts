import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Language } from '../../platform/language.ts';

export interface Contacts {
  name: string;
  name_hi: string | null;
  mobile: string | null;
  email: string | null;
  language: Language;
}

export async function registeredContacts(db: Db, customerId: number): Promise<Contacts> {
  return db
    .selectFrom('customer')
    .select(['name', 'name_hi', 'mobile', 'email', 'language'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

export async function insertMessage(db: Db, message: Insertable<Tables['service_message']>): Promise<void> {
  await db.insertInto('service_message').values(message).execute();
}

/** A message that has not been sent yet. */
export async function findUnsent(db: Db, id: string): Promise<Selectable<Tables['service_message']> | undefined> {
  return db
    .selectFrom('service_message')
    .selectAll()
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
}

export async function markSent(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('service_message').set({ sent_at: at }).where('id', '=', id).execute();
}
