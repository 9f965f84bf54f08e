import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findProgram } from '../find-program.ts';

/** Runs buildah and returns its output without the line break at its end. Throws with what it printed if it fails. */
export type Buildah = (...args: string[]) => string;

/** @param folder for images and containers, apart from those of this user */
export function buildahIn(folder: string): Buildah {
  const store = [
    ...['--storage-driver', 'vfs'],
    ...['--root', join(folder, 'images'), '--runroot', join(folder, 'running')],
  ];
  const program = findProgram('buildah');
  return (...args) => runOrThrow(program, ...store, ...args);
}

/** Runs a program and returns its output without the line break at its end. Throws with what it printed if it fails. */
export function runOrThrow(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${error?.message ?? stdout + stderr}`);
  return stdout.trimEnd();
}
