import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { MigrationsMissingError } from '../migrate-database.ts';
import { connect, type Db } from '../platform/database/connect.ts';
import { errorCode } from '../platform/error-code.ts';
import type { Clock } from '../ports/clock.ts';
import { type ImportOptions, importBook } from './import-book.ts';
import { ImportError } from './import-error.ts';

const USAGE = 'Usage: node lifedesk.mjs import FOLDER [--check] [--skip-refused]';
/** Any number works, as long as every version of the program uses the same. */
const LOCK = 4_200_023;

/** Imports the book in a folder, named by the arguments of the command. Returns whether every row is fine. */
export async function importCommand(
  args: readonly string[],
  { database }: Pick<Config, 'database'>,
  clock: Clock,
  print: (line: string) => void,
): Promise<boolean> {
  const options = { ...parse(args), clock, print };
  const patient = { ...database, timeoutMs: null };
  const db = await connect(patient);
  try {
    // the embedded engine is used by one process at a time
    if (!database.url) return await importSafely(db, options);
    const lock = await connect({ ...patient, poolSize: 1 });
    try {
      return await lock.connection().execute(async (connection) => {
        await lockOrThrow(connection);
        return importSafely(db, options);
      });
    } finally {
      await lock.destroy();
    }
  } finally {
    await db.destroy();
  }
}

function parse(args: readonly string[]): Pick<ImportOptions, 'folder' | 'isCheck' | 'skipsRefused'> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { check: { type: 'boolean' }, 'skip-refused': { type: 'boolean' } },
      allowPositionals: true,
    });
    const [folder, ...more] = positionals;
    if (folder !== undefined && more.length === 0)
      return { folder, isCheck: values.check ?? false, skipsRefused: values['skip-refused'] ?? false };
  } catch {
    // an unknown option
  }
  throw new ImportError(USAGE);
}

/** The lock ends with its connection, also if this process is killed. */
async function lockOrThrow(connection: Db): Promise<void> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_lock(${sql.lit(LOCK)}) as "isOurs"`.execute(connection);
  if (!rows[0]?.isOurs)
    throw new ImportError('Another import into this database is running: wait until it has ended, or stop it.');
}

/** Errors of the database contain values of the files, so only their codes go on. */
async function importSafely(db: Db, options: ImportOptions): Promise<boolean> {
  try {
    return await importBook(db, options);
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined || error instanceof ImportError || error instanceof MigrationsMissingError) throw error;
    const constraint = error instanceof Error && 'constraint' in error ? `, ${String(error.constraint)}` : '';
    throw new ImportError(
      `The import stopped (${code}${constraint}). What was written stays: run it again to go on where it was.`,
    );
  }
}
