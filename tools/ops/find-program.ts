import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export class MissingProgramError extends Error {
  override readonly name = 'MissingProgramError';
}

/** Where Debian puts servers, which is not in every user's path. */
const SERVERS = '/usr/sbin';

/**
 * The path of an installed program. Throws `MissingProgramError` if it is not installed.
 * @param from the Debian package that has it
 */
export function findProgram(name: string, from = name): string {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), SERVERS]) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // not in this folder
    }
  }
  throw new MissingProgramError(`${name} is not installed. On Debian: apt-get install ${from}`);
}
