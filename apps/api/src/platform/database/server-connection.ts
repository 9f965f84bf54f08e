import { AbortedTransactionError, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type { PoolClient, QueryResult as ServerResult } from 'pg';
import { isLastStatement } from './last-statement.ts';
import { forgetName, isStalePlan, nameOf } from './prepare-statements.ts';

export interface ConnectionOptions {
  /** Whether it keeps prepared statements. */
  readonly prepare: boolean;
  /**
   * Whether `begin` goes with the first statement of a transaction, and `commit` with its last one if that is known,
   * each in one packet. Otherwise each waits for the answer to the one before.
   */
  readonly together: boolean;
}

/** A connection to a server. It needs the client's pipeline mode. */
export class ServerConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #options: ConnectionOptions;
  #isInTransaction = false;
  /** Sent with the next statement. */
  #begin: string | null = null;
  /** Sent with the last statement. */
  #commit: Promise<ServerResult> | null = null;
  #isBroken = false;

  constructor(client: PoolClient, options: ConnectionOptions) {
    this.#client = client;
    this.#options = options;
  }

  async begin(statement: string): Promise<void> {
    this.#isInTransaction = true;
    if (this.#options.together) this.#begin = statement;
    else await this.#client.query(statement);
  }

  async executeQuery<Row>({ sql, parameters, queryId }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#commit) throw new Error('a transaction ends with its last statement');
    const { together } = this.#options;
    const isLast = together && this.#isInTransaction && isLastStatement(queryId) && parameters.every(isPlain);
    const { command, rowCount, rows } = await this.#send<Row>(sql, parameters, isLast);
    // missing if the text was several statements
    if (!rows) return { rows: [] };
    return WRITES.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows };
  }

  // biome-ignore lint/correctness/useYield: nothing reads in parts
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows are read at once');
  }

  async commit(): Promise<void> {
    const { command } = (await this.#end('commit')) ?? {};
    // the answer of a server to the commit of a transaction in which a statement failed
    if (command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollback(): Promise<void> {
    const commit = this.#commit;
    try {
      const { command } = (await this.#end('rollback')) ?? {};
      if (commit && command === 'COMMIT') throw new Error('the last statement has committed the transaction');
    } catch (error) {
      this.#isBroken = true;
      throw error;
    }
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  /** Undefined if no statement was sent. */
  async #end(statement: 'commit' | 'rollback'): Promise<ServerResult | undefined> {
    const isEmpty = this.#begin !== null;
    const commit = this.#commit;
    this.#begin = null;
    this.#commit = null;
    this.#isInTransaction = false;
    return isEmpty ? undefined : (commit ?? this.#client.query(statement));
  }

  async #send<Row>(text: string, parameters: readonly unknown[], isLast: boolean): Promise<ServerResult<Row & object>> {
    const name = this.#options.prepare ? nameOf(text) : undefined;
    const statement = { text, values: [...parameters], ...(name !== undefined && { name }) };
    try {
      if (this.#begin === null && !isLast) return await this.#client.query(statement);
      return await this.#sendTogether(statement, isLast);
    } catch (error) {
      if (name === undefined || !isStalePlan(error)) throw error;
      forgetName(text);
      // a transaction cannot continue after an error
      if (this.#isInTransaction) throw error;
      return this.#client.query(text, [...parameters]);
    }
  }

  async #sendTogether<Row>(statement: { text: string; values: unknown[] }, isLast: boolean) {
    const begin = this.#begin;
    this.#begin = null;
    const { stream } = this.#client.connection;
    stream.cork();
    const begun = begin === null ? null : this.#client.query(begin);
    const answer = this.#client.query<Row & object>(statement);
    if (isLast) this.#commit = this.#client.query('commit');
    stream.uncork();
    // its result is that of the transaction
    this.#commit?.catch(() => {});
    const [, result] = await Promise.all([begun, answer]);
    return result;
  }
}

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Values that can always be written. Another may fail on this side; the server would then get the commit alone. */
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null || value instanceof Date;
