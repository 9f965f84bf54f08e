// Skips a build step if its inputs have not changed since it last succeeded.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FolderInUseError, holdFolder } from '../apps/api/src/platform/database/folder-lock.ts';
import { root } from './run.ts';

const stampOf = (name: string) => join(root, 'node_modules/.cache/lifedesk', name);

/**
 * A hash of the names and contents of files.
 * @param patterns globs of files, from `base`
 */
function hashOf(patterns: string[], base: string = root) {
  const hash = createHash('sha256').update(process.version);
  const files = globSync(patterns, { cwd: base, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${file.slice(base.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

interface BuildStep {
  name: string;
  /** Globs of files, from the root. */
  inputs: string[];
  /** Paths from the root. */
  outputs: string[];
  /** Returns whether it succeeded. */
  work: () => Promise<boolean>;
}

type Outcome = 'fresh' | 'done' | 'failed';

const running = new Map<string, Promise<Outcome>>();

/**
 * Runs a step unless its inputs are unchanged since it last succeeded and its outputs exist. A call while the step runs, here or
 * in another process, waits for that run, because two runs would delete each other's outputs.
 */
export function whenChanged(step: BuildStep): Promise<Outcome> {
  const run = running.get(step.name) ?? runWhenChanged(step).finally(() => running.delete(step.name));
  running.set(step.name, run);
  return run;
}

async function runWhenChanged(step: BuildStep): Promise<Outcome> {
  const release = await takeTurn(stampOf(step.name));
  return runIfChanged(step).finally(release);
}

async function takeTurn(stamp: string): Promise<() => void> {
  for (;;)
    try {
      return holdFolder(stamp);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      await pause(100);
    }
}

async function runIfChanged({ name, inputs, outputs, work }: BuildStep): Promise<Outcome> {
  const stamp = stampOf(name);
  const hash = hashOf(inputs);
  const known = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (known && outputs.every((path) => existsSync(join(root, path)))) return 'fresh';
  rmSync(stamp, { force: true });
  if (!(await work())) return 'failed';
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return 'done';
}
