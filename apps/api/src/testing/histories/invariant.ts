import type { RawBuilder } from 'kysely';

/** What never may be; the query answers the culprits. */
export interface Invariant {
  readonly name: string;
  readonly culprits: RawBuilder<unknown>;
}
