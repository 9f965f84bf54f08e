import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run.ts';
import { type Buildah, runOrThrow } from './buildah.ts';

const NAME = 'localhost/lifedesk';
/** With buildah's 1024, Vite does not find all modules. Docker and Podman allow a million. */
const OPEN_FILES = 'nofile=16384:16384';

/**
 * Builds deploy/Containerfile and returns the name of the image.
 * @param base the image that it builds on
 * @param folder for the settings with which npm reaches the registry; only the build reads them
 */
export function buildImage(buildah: Buildah, base: string, folder: string): string {
  buildah(
    ...['build', '--format', 'docker', '--isolation', 'chroot', '--pull-never', '--ulimit', OPEN_FILES],
    ...['--build-arg', `NODE=${base}`],
    ...secretsOf(folder),
    ...['--file', join(root, 'deploy/Containerfile'), '--ignorefile', join(root, '.containerignore')],
    ...['--tag', NAME, root],
  );
  return NAME;
}

/** The registry, credentials and certificates of this user. */
function secretsOf(folder: string): string[] {
  const setting = (name: string): string => runOrThrow('npm', 'config', 'get', name);
  const [own, registry, cafile] = ['userconfig', 'registry', 'cafile'].map(setting);
  const certificates = [cafile, process.env.NODE_EXTRA_CA_CERTS].find((file) => file && existsSync(file));
  const lines = [own && existsSync(own) ? readFileSync(own, 'utf8') : '', `registry=${registry}`];
  const secrets: string[] = [];
  if (certificates) {
    lines.push('cafile=/run/secrets/certificates');
    secrets.push('--secret', `id=certificates,src=${certificates}`);
  }
  const file = join(folder, 'npmrc');
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return ['--secret', `id=npmrc,src=${file}`, ...secrets];
}
