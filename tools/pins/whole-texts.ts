// Long texts are pinned by a hash. The texts themselves are stored by their hash in a folder that git ignores, so that a machine
// that has seen both can show a difference line by line.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diff } from 'node:util';

const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/lifedesk/pins');
/** Unchanged lines to show around a change. */
const AROUND = 2;

/** Stores a text and returns its hash. */
export function hashOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const file = join(FOLDER, hash);
  if (existsSync(file)) return hash;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, text);
  return hash;
}

const textOf = (hash: string) => {
  const file = join(FOLDER, hash);
  // a response without a body has no hash
  return hash !== '' && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** The lines in which two texts differ, by their hashes. Says so if one of them is unknown on this machine. */
export function explain(before: string, after: string): string[] {
  const [old, now] = [textOf(before), textOf(after)];
  if (old === undefined || now === undefined)
    return [`(the whole text of ${old === undefined ? before : after} is not on this machine)`];
  const lines = diff(old.split('\n'), now.split('\n'));
  const near = lines.map((_, at) =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(([operation]) => operation !== 0),
  );
  return lines
    .filter((_, at) => near[at])
    .map(([operation, line]) => `${operation === 0 ? ' ' : operation === 1 ? '-' : '+'} ${line}`);
}
