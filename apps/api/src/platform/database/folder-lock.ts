import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '../error-code.ts';

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/** The embedded engine cannot open its folder. */
export class BrokenFolderError extends Error {
  override readonly name = 'BrokenFolderError';
  constructor(folder: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(
      `The database in ${folder} cannot be opened (${why}): let this user write there and make room, ` +
        'or if its files are broken, start with another LIFEDESK_DATA or npm start -- --reset',
      { cause },
    );
  }
}

/**
 * The embedded engine does not notice a second process on its folder and would corrupt it. Locks the folder for this
 * process with a file next to it, and takes over the lock of a dead process. Returns the function that releases it.
 */
export function holdFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  if (!take(file)) {
    const owner = ownerOf(file);
    if (owner !== null && owner !== process.pid && isAlive(owner))
      throw new FolderInUseError(`process ${owner} already uses the data folder ${folder}; stop it first`);
    // one that was just released may have been taken by someone else since
    if (owner !== null) rmSync(file, { force: true });
    if (!take(file)) throw new FolderInUseError(`another process has just locked the data folder ${folder}`);
  }
  const release = () => {
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}

/** Names this process in the lock before others can see it: an empty one looks like that of a dead process. */
function take(file: string): boolean {
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, String(process.pid), { flag: 'wx' });
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** The process that holds the lock; null if it has just released it. */
function ownerOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
