import { statfs } from 'node:fs/promises';
import type { Config } from '../../config.ts';

/** Bytes that are free for uploads and documents; null if this machine keeps none, or has no folder for them yet. */
export async function freeBytes({ files }: Pick<Config, 'files'>): Promise<number | null> {
  if (files.kind !== 'folder') return null;
  const space = await statfs(files.folder).catch(() => null);
  return space && space.bavail * space.bsize;
}
