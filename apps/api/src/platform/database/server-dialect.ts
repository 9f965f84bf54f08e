import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { type ConnectionOptions, ServerConnection } from './server-connection.ts';

/** Kysely on a pool of connections in pipeline mode. */
export const serverDialect = (pool: Pool, options: ConnectionOptions): Dialect => ({
  createDriver: () => serverDriver(pool, options),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});

function serverDriver(pool: Pool, options: ConnectionOptions): Driver {
  const connections = new WeakMap<PoolClient, ServerConnection>();
  return {
    async init() {},
    async acquireConnection() {
      const client = await pool.connect();
      const connection = connections.get(client) ?? new ServerConnection(client, options);
      connections.set(client, connection);
      return connection;
    },
    beginTransaction: (connection, settings) => ours(connection).begin(beginOf(settings)),
    commitTransaction: (connection) => ours(connection).commit(),
    rollbackTransaction: (connection) => ours(connection).rollback(),
    releaseConnection: async (connection) => ours(connection).release(),
    destroy: () => pool.end(),
  };
}

function ours(connection: DatabaseConnection): ServerConnection {
  if (connection instanceof ServerConnection) return connection;
  throw new TypeError('the connection is of another driver');
}

const beginOf = ({ isolationLevel, accessMode }: TransactionSettings): string =>
  ['begin', ...(isolationLevel ? [`isolation level ${isolationLevel}`] : []), ...(accessMode ? [accessMode] : [])].join(
    ' ',
  );
