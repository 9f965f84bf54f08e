import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installLocked } from '../locked.mjs';
import { answers, freePort } from '../run.ts';

/** A registry for our packages alone: it knows no other registry, and anyone on this machine may publish. */
const CONFIG = `storage: ./storage
max_body_size: 50mb
packages:
  '@lifedesk/*':
    access: $all
    publish: $all
log: { type: stdout, format: pretty, level: error }
`;

/**
 * Starts an empty registry on this machine.
 * @param folder for its packages and settings
 * @returns its address, settings for publishing to it, and settings of an app that installs our packages from it
 */
export async function startRegistry(folder: string) {
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'config.yaml');
  writeFileSync(config, CONFIG);
  const port = await freePort();
  const program = join(installLocked('verdaccio'), 'verdaccio/bin/verdaccio');
  const args = [program, '--config', config, '--listen', `127.0.0.1:${port}`];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/`;
  if (!(await answers(`${url}-/ping`, child))) throw new Error('The local registry does not start');
  return {
    url,
    /** npm needs a token to publish; the registry accepts any. */
    forPublishing: `registry=${url}\n//127.0.0.1:${port}/:_authToken=local\n`,
    forInstalling: `@lifedesk:registry=${url}\n`,
    stop: () => child.kill(),
  };
}
