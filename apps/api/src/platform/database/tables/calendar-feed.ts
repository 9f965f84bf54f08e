import type { Generated } from 'kysely';
import type { Language } from '../../language.ts';

/** The revision of an event at the last fetch of its feed. */
export interface EventRevision {
  readonly digest: string;
  /** How many times it has changed. */
  readonly sequence: number;
  /** The instant, ISO 8601. */
  readonly changedAt: string;
}

/** By UID. */
export type EventRevisions = Readonly<Record<string, EventRevision>>;

/** The table of migration 091. */
export interface CalendarFeedTables {
  calendar_feed: {
    id: string;
    customer_id: number;
    token_hash: string;
    idempotency_key: string;
    language: Language;
    shows_amounts: boolean;
    remind_days: 0 | 1 | 3 | 7;
    created_at: Date;
    address_at: Date;
    fetched_at: Date | null;
    revoked_at: Date | null;
    revisions: Generated<EventRevisions>;
  };
}
