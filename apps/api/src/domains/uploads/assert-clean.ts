import type { Deps } from '../../deps.ts';
import { fileRefused } from './check-file.ts';

/** Scans a file. Throws `file-format` if it is infected, `LookupError` if the scanner is down. */
export async function assertClean({ scanner }: Pick<Deps, 'scanner'>, content: Uint8Array): Promise<void> {
  if (scanner && !(await scanner.isClean(content))) throw fileRefused('infected');
}
