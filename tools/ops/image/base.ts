// Debian with Node and npm, where docker.io/library/node:24-bookworm-slim cannot be fetched: from Debian's packages, the Node of the
// lockfile, and npm's package.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../find-program.ts';
import { type Buildah, runOrThrow } from './buildah.ts';

const NAME = 'localhost/node:24-bookworm-debootstrap';
const SUITE = 'bookworm';
const NPM = 'npm@11';

/** Builds the image and returns its name. */
export function buildBase(buildah: Buildah): string {
  const container = buildah('from', 'scratch');
  const folder = buildah('mount', container);
  // apart from this machine's mounts, because debootstrap leaves /proc mounted
  runOrThrow('unshare', '--mount', findProgram('debootstrap'), '--variant=minbase', SUITE, folder);
  runOrThrow('chroot', folder, 'useradd', '--uid=1000', '--create-home', 'node');
  const local = join(folder, 'usr/local');
  copyFileSync(process.execPath, join(local, 'bin/node'));
  runOrThrow('npm', 'install', '--global', `--prefix=${local}`, '--ignore-scripts', '--loglevel=error', NPM);
  buildah('umount', container);
  buildah('commit', '--quiet', '--rm', container, NAME);
  return NAME;
}
