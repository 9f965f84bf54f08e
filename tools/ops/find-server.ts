import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MissingProgramError } from './find-program.ts';

/** Where Debian installs the servers, one folder per version. */
const SERVERS = '/usr/lib/postgresql';
const OLDEST = 15;

/** The folder with the programs of the newest PostgreSQL server. Throws `MissingProgramError` if there is none. */
export function findServer(): string {
  const versions = existsSync(SERVERS) ? readdirSync(SERVERS).map(Number) : [];
  const newest = Math.max(
    0,
    ...versions.filter((version) => existsSync(join(SERVERS, String(version), 'bin/postgres'))),
  );
  if (newest < OLDEST)
    throw new MissingProgramError(
      `PostgreSQL ${OLDEST} or newer is not installed. On Debian: apt-get install postgresql`,
    );
  return join(SERVERS, String(newest), 'bin');
}
