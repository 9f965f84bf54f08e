import type { RawBuilder } from 'kysely';

/** A state that must never exist. The query returns the offending rows. */
export interface Invariant {
  readonly name: string;
  readonly culprits: RawBuilder<unknown>;
}
