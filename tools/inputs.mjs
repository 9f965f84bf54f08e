// A step of a build is skipped when nothing that goes into it has changed since it last succeeded.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

const stampOf = (/** @type {string} */ name) => join(root, 'node_modules/.cache/lifedesk', name);

/**
 * A hash of the names and contents of files.
 * @param {string[]} patterns globs of files, from `base`
 * @param {string} [base]
 */
function hashOf(patterns, base = root) {
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

/**
 * Runs `work` unless its inputs are as they were when it last succeeded and its outputs are there.
 * @param {{ name: string, inputs: string[], outputs: string[], work: () => Promise<boolean> }} step paths from the root
 * @returns {Promise<'fresh' | 'done' | 'failed'>}
 */
export async function whenChanged({ name, inputs, outputs, work }) {
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
