import { parseSync } from 'libpg-query';
import { TABLE_KEYS } from '../../platform/database/distribution.ts';
import { StatementReader } from './read-statement.ts';

/**
 * The tables of a statement that lacks their distribution key, so that every server would have to look, or that changes it. Triggers
 * and functions are not read.
 */
export function tablesWithoutKey(text: string, columnsOf: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reader = new StatementReader(columnsOf);
  for (const { stmt } of parseSync(text).stmts ?? []) if (stmt && !('TransactionStmt' in stmt)) reader.read(stmt);
  const found = reader.uses.filter(({ table, carries }) => {
    const column = TABLE_KEYS.get(table)?.column;
    return column ? !carries(column) : false;
  });
  return [...new Set(found.map(({ table }) => table))].sort();
}
