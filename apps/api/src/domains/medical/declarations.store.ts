import type { CalendarDate } from '@lifedesk/rules';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** The declaration whose copy is the one of `h`: the earlier one, if nothing has changed since. */
const ownCopy = sql<string>`coalesce(h.confirms, h.ticket)`;

/** A health declaration with the state of its request and of its tests. */
export async function findDeclarations(db: Db, customerId: number) {
  return db
    .selectFrom('health_declaration as h')
    .innerJoin('service_request as r', 'r.ticket', 'h.ticket')
    .leftJoin('medical_case as c', 'c.ticket', 'h.ticket')
    .leftJoin('health_declaration_copy as k', (join) => join.on('k.ticket', '=', ownCopy))
    .selectAll('h')
    .select(['r.state as request_state', 'c.state as case_state', 'k.ticket as copy_of'])
    .where('h.customer_id', '=', customerId)
    .orderBy('r.made_at', 'desc')
    .execute();
}
export type DeclarationRow = Awaited<ReturnType<typeof findDeclarations>>[number];

/** The declaration of a request, with the case of its tests. */
export async function findDeclaration(db: Db, ticket: string) {
  return db
    .selectFrom('health_declaration as h')
    .leftJoin('medical_case as c', (join) =>
      join.on((on) =>
        on.or([
          on('c.ticket', '=', on.ref('h.ticket')),
          on.and([on('h.outcome', '=', 'medical'), on('c.application_no', '=', on.ref('h.application_no'))]),
        ]),
      ),
    )
    .select(['h.outcome', 'h.valid_until', 'h.policy_no', 'c.case_id', 'c.category'])
    .where('h.ticket', '=', ticket)
    .executeTakeFirstOrThrow();
}

export async function insertDeclaration(db: Db, row: Insertable<Tables['health_declaration']>): Promise<void> {
  await db.insertInto('health_declaration').values(row).execute();
}

export async function insertCopy(db: Db, copy: Insertable<Tables['health_declaration_copy']>): Promise<void> {
  await db.insertInto('health_declaration_copy').values(copy).execute();
}

/** The copy of a declaration that this customer made. */
export async function findCopy(db: Db, customerId: number, ticket: string) {
  return db
    .selectFrom('health_declaration_copy as k')
    .innerJoin('health_declaration as h', (join) => join.on('k.ticket', '=', ownCopy))
    .select(['h.ticket', 'h.policy_no', 'h.application_no', 'h.declared_on', 'k.ticket as copy_of', 'k.sealed'])
    .where('h.ticket', '=', ticket)
    .where('h.customer_id', '=', customerId)
    .executeTakeFirst();
}

/** A person accepted a declaration: its validity counts from then. A clean one keeps its own. */
export async function setValidUntil(db: Db, ticket: string, validUntil: CalendarDate): Promise<void> {
  await db
    .updateTable('health_declaration')
    .set({ valid_until: validUntil })
    .where('ticket', '=', ticket)
    .where('outcome', '!=', 'clean')
    .execute();
}

/** The birth date of the owner of the policies. */
export async function findBirthDate(db: Db, customerId: number): Promise<CalendarDate | null> {
  const row = await db
    .selectFrom('customer')
    .select('birth_date')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return row.birth_date;
}
