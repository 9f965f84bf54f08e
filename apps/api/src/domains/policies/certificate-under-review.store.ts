import { type RawBuilder, sql } from 'kysely';

/** Whether a person decides about a life certificate, in a statement where its table has this name. */
export const certificateUnderReview = (table: string): RawBuilder<boolean> => sql`exists (
  select from service_request review where review.ticket = ${sql.ref(`${table}.review_ticket`)}
    and review.state not in ('completed', 'declined'))`;
