import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../run.ts';
import { borrowDatabase } from '../nodes.ts';
import type { Buildah } from './buildah.ts';
import { type Check, startChecks } from './checks.ts';
import { type Container, configOf, runnerOf } from './container.ts';
import { contentsOf } from './contents.ts';
import { checkNode } from './node.ts';
import { settingsOf } from './settings.ts';

const MB = 1024 ** 2;

/** Runs an image, prints what it checks, and returns whether everything is right. */
export async function checkImage(buildah: Buildah, image: string, folder: string): Promise<boolean> {
  const { check, areAllRight } = startChecks();
  const config = configOf(buildah, image);
  const root = buildah('mount', buildah('from', '--pull-never', image));
  const { files, bytes, forDevelopment } = contentsOf(join(root, config.WorkingDir));
  check(`the artefact has ${files} files, ${Math.round(bytes / MB)} MB`, files > 0);
  check(`${forDevelopment.length} of them are only for development`, forDevelopment.length === 0);

  const data = join(folder, 'data');
  mkdirSync(data);
  const [uid = 0, gid = 0] = config.User.split(':').map(Number);
  chownSync(data, uid, gid);
  const runner = runnerOf(config, { root, data, folder });
  const database = await borrowDatabase();
  try {
    const env = settingsOf(database.url, await freePort());
    for (const command of ['migrate', 'doctor']) await checkCommand(runner.start([command], env), command, check);
    await checkNode({ runner, config, env, stopDatabase: database.stop, check });
  } finally {
    await database.stop();
  }
  return areAllRight();
}

async function checkCommand({ ended, output }: Container, command: string, check: Check): Promise<void> {
  const code = await ended;
  check(`${command} ends with ${code}`, code === 0);
  if (code !== 0) console.log(output());
}
