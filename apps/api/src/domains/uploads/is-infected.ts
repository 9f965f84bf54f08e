import type { Deps } from '../../deps.ts';

/** Whether the scanner finds a virus; false if there is no scanner. Throws `LookupError` if it is down. */
export async function isInfected({ scanner }: Pick<Deps, 'scanner'>, content: Uint8Array): Promise<boolean> {
  return scanner !== null && !(await scanner.isClean(content));
}
