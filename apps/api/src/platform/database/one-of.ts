import { type RawBuilder, sql } from 'kysely';

/**
 * Any of these policy numbers, as one parameter, because a company has more policies than a statement may have
 * parameters.
 */
export const oneOf = (policyNos: readonly string[]): RawBuilder<string> => sql<string>`any(${policyNos}::text[])`;
