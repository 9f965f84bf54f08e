import type { Deps } from '../../deps.ts';
import { fileRefused } from './check-file.ts';

/** Has the scanner look into a file. Throws `file-format` for one that is infected, `LookupError` if the scanner is away. */
export async function assertClean({ scanner }: Pick<Deps, 'scanner'>, content: Uint8Array): Promise<void> {
  if (scanner && !(await scanner.isClean(content))) throw fileRefused('infected');
}
