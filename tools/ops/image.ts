// Builds the image of deploy/Containerfile with buildah, on a base from debootstrap, and runs it with runc as Kubernetes does: as user 1000,
// with a read-only root and without capabilities, on a PostgreSQL server of its own. Prints what it checked.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, MissingProgramError } from './find-program.ts';
import { buildBase } from './image/base.ts';
import { buildImage } from './image/build.ts';
import { buildahIn } from './image/buildah.ts';
import { checkImage } from './image/check.ts';

export async function run(): Promise<boolean> {
  if (process.getuid?.() !== 0) throw new MissingProgramError('debootstrap and runc need root: run this as root');
  for (const program of ['buildah', 'debootstrap', 'runc']) findProgram(program);
  const folder = mkdtempSync(join(tmpdir(), 'lifedesk-ops-'));
  const buildah = buildahIn(folder);
  try {
    const base = buildBase(buildah);
    console.log('the base is built');
    const image = buildImage(buildah, base, folder);
    console.log('the image is built');
    return await checkImage(buildah, image, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
