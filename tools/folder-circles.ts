import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const NOT_SHIPPED = /\.(test|spec|stories)\.tsx?$|\/(testing|paraglide|generated)\//;

/** The folder at the top of a package's source that a path is in; undefined for a file beside the folders. */
const folderOf = (path: string): string | undefined => (path.includes('/') ? path.split('/')[0] : undefined);

/**
 * The folders of a package that import each other, even through others or only as types: each as a path that comes back
 * to its start. Tests may look across.
 * @param source the path of the package's `src`
 */
export function folderCircles(source: string): string[] {
  const imports = new Map<string, Set<string>>();
  for (const path of globSync('**/*.{ts,tsx}', { cwd: source })) {
    const from = folderOf(path);
    if (from === undefined || NOT_SHIPPED.test(`/${path}`)) continue;
    for (const [, to = ''] of readFileSync(join(source, path), 'utf8').matchAll(IMPORT)) {
      const folder = folderOf(join(dirname(path), to));
      if (folder === undefined || folder === from || folder === '..') continue;
      imports.set(from, (imports.get(from) ?? new Set()).add(folder));
    }
  }
  const back = (start: string, at: string, path: readonly string[]): string[] | undefined => {
    for (const next of imports.get(at) ?? []) {
      if (next === start) return [...path, next];
      const found = path.includes(next) ? undefined : back(start, next, [...path, next]);
      if (found) return found;
    }
    return undefined;
  };
  return [...imports.keys()].sort().flatMap((start) => back(start, start, [start])?.join(' > ') ?? []);
}
