import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run.ts';

const SOURCE = /\.([cm]?ts|tsx|map)$/;

/** The size of a folder, and what is in it that only development needs: TypeScript, source maps and packages. */
export function contentsOf(folder: string): { files: number; bytes: number; forDevelopment: readonly string[] } {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const tools = Object.keys(devDependencies).filter((name) => !name.startsWith('@lifedesk/'));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return {
    files: files.length,
    bytes: files.reduce((sum, path) => sum + statSync(path).size, 0),
    forDevelopment: files.filter(
      (path) => SOURCE.test(path) || tools.some((name) => path.includes(`/node_modules/${name}/`)),
    ),
  };
}
