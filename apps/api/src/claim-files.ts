import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Db } from './platform/database/connect.ts';
import { errorCode } from './platform/error-code.ts';

/** This node would store files where the other nodes do not find them. */
export class OtherFilesError extends Error {
  override readonly name = 'OtherFilesError';
}

/** Identifies a folder. No file key starts with a dot. */
const ID = '.id';

/**
 * Makes sure that all nodes on a database store files in one place: the first one records its bucket or folder there, and
 * throws `OtherFilesError` on nodes with another.
 */
export async function claimFiles(db: Db, files: Config['files']): Promise<void> {
  const place = files.kind === 's3' ? `bucket ${files.bucket}` : `folder ${await identify(files.folder)}`;
  await db
    .insertInto('installation')
    .values({ name: 'files', value: place })
    .onConflict((c) => c.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('installation')
    .select('value')
    .where('name', '=', 'files')
    .executeTakeFirstOrThrow();
  if (value === place) return;
  throw new OtherFilesError(
    `This node would store files in ${files.kind === 's3' ? `the bucket ${files.bucket}` : files.folder}, but the ` +
      `installation of this database has them elsewhere (${value}): give all nodes the same LIFEDESK_S3_* or one shared ` +
      `folder as LIFEDESK_DATA; if you have moved the files, stop all nodes and run ` +
      `delete from installation where name = 'files'`,
  );
}

/** The id in a folder, which a shared folder shows to every node. The first node writes it. */
async function identify(folder: string): Promise<string> {
  const path = join(folder, ID);
  await mkdir(folder, { recursive: true });
  const part = join(folder, `${ID}.${randomUUID()}`);
  await writeFile(part, randomUUID(), { mode: 0o600 });
  try {
    // Unlike writing, linking makes a complete file or fails because there is one.
    await link(part, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(part);
  }
  return readFile(path, 'utf8');
}
