import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { todayInIndia } from '@lifedesk/rules';
import { assertUpToDate } from '../migrate-database.ts';
import type { Db } from '../platform/database/connect.ts';
import type { Clock } from '../ports/clock.ts';
import { FILE_NAMES } from './book-file.ts';
import { BOOK_FILES } from './book-files.ts';
import { checkBook } from './check-book.ts';
import type { Context } from './columns.ts';
import { refuseOtherValues } from './compare-with-database.ts';
import { ImportError } from './import-error.ts';
import { printCounts, printPlan, printRefusals } from './report.ts';
import { stageFile } from './stage-file.ts';
import { type Digests, dropWorkingTables, openWorkingTables, setStep } from './working-tables.ts';
import { planWriting, writeBook } from './write-book.ts';

export interface ImportOptions {
  readonly folder: string;
  /** Report only, and write nothing. */
  readonly isCheck: boolean;
  /** Write the other rows although some are refused. */
  readonly skipsRefused: boolean;
  readonly clock: Clock;
  readonly print: (line: string) => void;
}

/** Lines between two messages about progress. */
const PROGRESS = 100_000;

/**
 * Brings a book into the database. First reads and checks all files and prints what is refused; if nothing is, or if
 * refused rows are skipped, writes the rest. An import that was ended goes on where it was. Returns whether every row
 * of the files is fine. Throws `ImportError`, and `MigrationsMissingError` if the database is too old.
 */
export async function importBook(db: Db, options: ImportOptions): Promise<boolean> {
  const { folder, isCheck, skipsRefused, clock, print } = options;
  const digests = await digestsOf(folder);
  await assertUpToDate(db);
  const today = todayInIndia(clock.now());
  let step = await openWorkingTables(db, digests);
  if (step === 'read') {
    const context: Context = { ...(await findCodes(db)), today };
    await stageFiles(db, folder, context);
    await setStep(db, 'check');
    step = 'check';
  }
  if (step === 'check') {
    print('The files are read. Comparing them with each other and with the database.');
    await checkBook(db, today);
    const hasRefusals = await printRefusals(db, print);
    const counts = await printCounts(db, print);
    if (isCheck) printPlan(counts, skipsRefused, print);
    if (isCheck || (hasRefusals && !skipsRefused)) {
      await dropWorkingTables(db);
      print(hasRefusals ? `Nothing was written${advice(options)}.` : 'Nothing was written. All rows are fine.');
      return !hasRefusals;
    }
    await planWriting(db);
    await setStep(db, 'write');
  } else if (isCheck)
    throw new ImportError('An import of these files has begun to write: finish it first, without --check.');
  else print('Going on where the last import of these files ended.');
  return finish(db, print);
}

const advice = ({ skipsRefused }: ImportOptions) => (skipsRefused ? '' : ': correct the refused rows');

async function finish(db: Db, print: (line: string) => void): Promise<boolean> {
  await writeBook(db, (file, lines) => {
    if (lines % PROGRESS === 0) print(`${file}.csv: ${lines} lines written`);
  });
  // what others changed in the meantime
  await refuseOtherValues(db);
  const hasRefusals = await printRefusals(db, print);
  await printCounts(db, print);
  await dropWorkingTables(db);
  print(hasRefusals ? 'Everything was written except the refused rows.' : 'Everything is written.');
  return !hasRefusals;
}

/** Reads all files at once. Throws one error with the problems of all files. */
async function stageFiles(db: Db, folder: string, context: Context): Promise<void> {
  const outcomes = await Promise.allSettled(
    FILE_NAMES.map((name) => stageFile(db, join(folder, `${name}.csv`), BOOK_FILES[name], context)),
  );
  const errors: unknown[] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  const other = errors.find((error) => !(error instanceof ImportError));
  if (other) throw other;
  const messages = errors.flatMap((error) => (error instanceof ImportError ? [error.message] : []));
  if (messages.length === 0) return;
  await dropWorkingTables(db);
  throw new ImportError([...messages, 'Nothing was written.'].join('\n'));
}

async function digestsOf(folder: string): Promise<Digests> {
  const missing = FILE_NAMES.filter((name) => !existsSync(join(folder, `${name}.csv`)));
  if (missing.length > 0)
    throw new ImportError(
      `${folder} lacks ${missing.map((name) => `${name}.csv`).join(', ')}: add ${missing.length > 1 ? 'them' : 'it'}. A file without rows needs only the line with its columns.`,
    );
  const digests: Partial<Record<keyof Digests, string>> = {};
  for (const name of FILE_NAMES) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, `${name}.csv`)), hash);
    digests[name] = hash.digest('hex');
  }
  return digests as Digests; // one for each name
}

async function findCodes(db: Db): Promise<Omit<Context, 'today'>> {
  const codesOf = async (table: 'plan' | 'policy_status' | 'fund') =>
    new Set((await db.selectFrom(table).select('code').execute()).map(({ code }) => code));
  return { plan: await codesOf('plan'), policy_status: await codesOf('policy_status'), fund: await codesOf('fund') };
}
