import { globSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The modules of a package's `src`, each of them an entry of its build. They are sorted: their order decides how the
 * build names its chunks, and a file system lists them in an order of its own.
 * @param folder of the package
 * @param pattern within `src`
 * @param except patterns of modules that are not published
 * @returns path within `dist` without its ending, and path of the source
 */
export function modules(folder: string, pattern: string, except: readonly string[]): Record<string, string> {
  const files = globSync(pattern, { cwd: join(folder, 'src'), exclude: except });
  return Object.fromEntries(files.sort().map((file) => [file.replace(/\.tsx?$/, ''), `src/${file}`]));
}
