// Finds a mutant's code.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit, Mutant } from './mutant.ts';

export interface Place {
  /** From the root. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** @param files from the root. Throws if the code is in no file with this name, or more than once. */
export function placeOf(
  { id, file, find, replace }: Edit & Pick<Mutant, 'id'>,
  root: string,
  files: readonly string[],
): Place {
  // a program that is converted to TypeScript keeps its name
  const plain = (path: string) => `/${path.replace(/\.mjs$/, '.ts')}`;
  const named = files.filter((path) => plain(path).endsWith(plain(file)));
  const found = named.flatMap((path) => {
    const before = readFileSync(join(root, path), 'utf8');
    const count = before.split(find).length - 1;
    return Array.from({ length: count }, () => ({ path, before, after: before.replace(find, () => replace) }));
  });
  const [place, ...others] = found;
  if (!place) throw new Error(`${id}: no ${file} contains ${find}`);
  if (others.length > 0) throw new Error(`${id}: ${file} contains it ${found.length} times`);
  return place;
}
