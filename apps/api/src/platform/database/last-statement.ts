import type { Kysely, KyselyPlugin, QueryId } from 'kysely';

const lastStatements = new WeakSet<QueryId>();

const marker: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    lastStatements.add(queryId);
    return node;
  },
  transformResult: async ({ result }) => result,
};

/**
 * The same transaction for its last statement, which a server gets in one packet with the commit. If the statement
 * fails, nothing is committed. If it does not, the transaction can no longer be rolled back, so nothing may be decided
 * by its result.
 */
export const lastOf = <Database>(transaction: Kysely<Database>): Kysely<Database> => transaction.withPlugin(marker);

export const isLastStatement = (id: QueryId): boolean => lastStatements.has(id);
