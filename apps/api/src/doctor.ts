import { randomUUID, X509Certificate } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openIdStaffProvider } from './adapters/openid-staff-provider.ts';
import type { Config } from './config.ts';
import { migrationFault } from './migrate-database.ts';
import { connect, type Db } from './platform/database/connect.ts';
import { prepareOnEach } from './platform/database/prepare-on-each.ts';
import { ReadOnlyDatabaseError } from './platform/database/read-only-database.ts';
import { errorCode } from './platform/error-code.ts';
import { freeBytes } from './platform/files/free-space.ts';
import { baseLocale, m } from './platform/language.ts';
import { documentWords } from './platform/pdf/document-words.ts';
import { openSheet } from './platform/pdf/sheet.ts';
import { openJson } from './platform/sealed-json.ts';
import { createSecrets } from './platform/secrets.ts';
import type { Clock } from './ports/clock.ts';
import { messageOf } from './settings/reader.ts';

export interface Finding {
  readonly what: string;
  /** What is wrong and how to mend it, in one sentence; null if all is well. */
  readonly mend: string | null;
}

const DAY_MS = 86_400_000;
/** OTPs, sessions and signed calls between systems tolerate little more. */
const MOST_SECONDS_APART = 5;
const LEAST_FREE_BYTES = 1024 ** 3;
const SECRET_DAYS = 365;
/** Documents are signed with the previous secret for a day, while nodes restart. */
const PREVIOUS_SECRET_DAYS = 2;
const CERTIFICATE_DAYS = 30;
/** Connections that run the same statement in turn: more than a small pooler opens to the server. */
const CLIENTS = 8;
/** The codes with which PostgreSQL says that another connection has prepared this statement, or that this one has not. */
const UNPREPARED = new Set(['26000', '42P05']);
/** The code with which PgBouncer refuses a transaction if it takes each statement for one. */
const NO_TRANSACTIONS = '08P01';
const INDIA_SECONDS = 19_800;
/** A letter of each script that documents have a font for. */
const LETTERS = String.fromCodePoint(
  ...[0x41, 0x905, 0x985, 0xa05, 0xa85, 0xb05, 0xb85, 0xc05, 0xc85, 0xd05, 0x627, 0x1c5a, 0xabd1],
);

/** Checks what commonly goes wrong when a node starts. */
export async function examine(config: Config, clock: Clock, leastFree = LEAST_FREE_BYTES): Promise<Finding[]> {
  const findings = [
    await find('folder', () => folderFault(config)),
    await find('disk', () => diskFault(config, leastFree)),
    await find('fonts', () => fontFault(config)),
    await find('certificate', () => certificateFault(config, clock)),
    await find('time zone of this machine', machineZoneFault),
    config.staff
      ? await find('staff sign-in', () => staffFault(config.staff, clock))
      : { what: 'staff sign-in: not set up, so no one signs in at a branch desk', mend: null },
  ];
  let db: Db | undefined;
  try {
    db = await connect({ ...config.database, poolSize: 1 });
    findings.push(...(await examineDatabase(db, config, clock)));
  } catch (error) {
    const mend =
      error instanceof ReadOnlyDatabaseError
        ? error.message
        : `The database does not answer (${messageOf(error)}): check DATABASE_URL, that the server runs, and that it lets this machine in`;
    findings.push({ what: 'database', mend });
  } finally {
    await db?.destroy();
  }
  return findings;
}

/** Throws if the database cannot be reached. */
async function examineDatabase(db: Db, config: Config, clock: Clock): Promise<Finding[]> {
  await sql`select 1`.execute(db);
  const migrations = await find('migrations', () => migrationFault(db));
  return [
    { what: 'database', mend: null },
    await find('pooling', () => poolingFault(config.database)),
    await find('clock', () => clockFault(db, clock)),
    await find('time zone of the database', () => databaseZoneFault(db)),
    migrations,
    ...(migrations.mend === null
      ? [
          await find('age of keys', () => keyFault(db, config, clock)),
          await find('health secret', () => healthSecretFault(db, config)),
        ]
      : []),
  ];
}

async function find(what: string, fault: () => Promise<string | null> | string | null): Promise<Finding> {
  try {
    return { what, mend: await fault() };
  } catch (error) {
    return { what, mend: `This could not be checked: ${messageOf(error)}` };
  }
}

async function folderFault({ files }: Config): Promise<string | null> {
  if (files.kind !== 'folder') return null;
  const probe = join(files.folder, `.probe-${randomUUID()}`);
  try {
    await mkdir(files.folder, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
    return null;
  } catch (error) {
    return `Files cannot be written to ${files.folder} (${messageOf(error)}): give this program's user the folder, or set LIFEDESK_DATA to another`;
  }
}

async function diskFault(config: Config, least: number): Promise<string | null> {
  const free = await freeBytes(config);
  if (free === null || free >= least || config.files.kind !== 'folder') return null;
  return `Only ${Math.floor(free / 1024 ** 2)} MB are free in ${config.files.folder}: make room before uploads fail`;
}

/** Draws a document with letters of every font. */
async function fontFault({ brand }: Config): Promise<string | null> {
  try {
    const sheet = openSheet({ title: m.document_policySchedule, brand, words: documentWords(baseLocale) });
    sheet.heading(LETTERS);
    sheet.paragraph(LETTERS);
    await sheet.finish();
    return null;
  } catch (error) {
    return `Documents cannot be drawn (${messageOf(error).split('\n', 1)}): files of this release are missing, so install all of it again`;
  }
}

function certificateFault({ tls }: Config, clock: Clock): string | null {
  if (!tls) return null;
  const { validTo } = new X509Certificate(tls.cert);
  const days = Math.floor((Date.parse(validTo) - clock.now().getTime()) / DAY_MS);
  if (days >= CERTIFICATE_DAYS) return null;
  return `The certificate in LIFEDESK_TLS_CERT ${days < 0 ? 'has expired' : `expires in ${days} days`}: renew it`;
}

async function staffFault(staff: Config['staff'], clock: Clock): Promise<string | null> {
  const [address = ''] = staff?.returnAddresses ?? [];
  if (!staff) return null;
  try {
    await openIdStaffProvider({ ...staff, accepts: () => true, clock }).begin(address);
    return null;
  } catch {
    return 'LIFEDESK_STAFF_ISSUER does not answer as an OpenID Connect provider: check the address, and that this machine may reach it';
  }
}

/** Node falls back to another zone without a word. */
function machineZoneFault(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone ? null : 'TZ names no time zone: remove it, or set it to UTC';
}

async function poolingFault({ url, prepare }: Config['database']): Promise<string | null> {
  if (!url) return null;
  try {
    await prepareOnEach(url, CLIENTS, prepare);
    return null;
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (UNPREPARED.has(code))
      return 'The pooler in front of the database keeps no prepared statements: set LIFEDESK_DB_PREPARE=off';
    if (code === NO_TRANSACTIONS)
      return `The pooler in front of the database runs no transactions (${messageOf(error)}): set its pool_mode to transaction or session`;
    throw error;
  }
}

async function clockFault(db: Db, clock: Clock): Promise<string | null> {
  const begin = clock.now().getTime();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const middle = (begin + clock.now().getTime()) / 2;
  const seconds = Math.round((middle - (rows[0]?.now.getTime() ?? middle)) / 1000);
  if (Math.abs(seconds) <= MOST_SECONDS_APART) return null;
  return `The clock of this machine is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} the database's: let NTP set both`;
}

/** Where the clock changes in summer, days have 23 or 25 hours. */
async function databaseZoneFault(db: Db): Promise<string | null> {
  const { rows } = await sql<{ zone: string; isSteady: boolean }>`select current_setting('TimeZone') as zone,
    extract(timezone from timestamptz '2026-01-01 00:00Z') in (0, ${sql.lit(INDIA_SECONDS)}) and
    extract(timezone from timestamptz '2026-07-01 00:00Z') in (0, ${sql.lit(INDIA_SECONDS)}) as "isSteady"`.execute(db);
  return rows[0]?.isSteady
    ? null
    : `The database's time zone is ${rows[0]?.zone}: set it with alter database … set timezone to 'UTC'`;
}

async function keyFault(db: Db, { previousSecrets }: Config, clock: Clock): Promise<string | null> {
  const key = await db
    .selectFrom('signing_key')
    .select('valid_from')
    .where('retired_at', 'is', null)
    .orderBy('valid_from', 'desc')
    .executeTakeFirst();
  if (!key) return null;
  const days = Math.floor((clock.now().getTime() - key.valid_from.getTime()) / DAY_MS);
  if (days > SECRET_DAYS)
    return `LIFEDESK_SECRET is ${days} days old: set another, and this one as LIFEDESK_SECRET_PREVIOUS for a day`;
  if (previousSecrets.length > 0 && days > PREVIOUS_SECRET_DAYS)
    return `LIFEDESK_SECRET was changed ${days} days ago: remove LIFEDESK_SECRET_PREVIOUS, which is still accepted`;
  return null;
}

/** Copies of health declarations are kept for years, and so are the secrets that open them. */
async function healthSecretFault(db: Db, { healthSecret, previousHealthSecrets }: Config): Promise<string | null> {
  const oldest = await db
    .selectFrom('health_declaration_copy as c')
    .innerJoin('health_declaration as h', 'h.ticket', 'c.ticket')
    .select(['c.sealed', 'h.declared_on'])
    .orderBy('h.declared_on')
    .executeTakeFirst();
  if (!oldest || healthSecret === null) return null;
  try {
    openJson(createSecrets(healthSecret, previousHealthSecrets), 'health-copy', oldest.sealed);
    return null;
  } catch {
    return `Nothing opens the copy of a health declaration of ${oldest.declared_on}: add the secret of that day to LIFEDESK_HEALTH_SECRET_PREVIOUS`;
  }
}
