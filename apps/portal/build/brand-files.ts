import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type * as Theme from '@lifedesk/ui/theme';
import { runnerImport } from 'vite';

const manifest = createRequire(import.meta.url).resolve('@lifedesk/brands/package.json');

/** The folder with a file for each insurer. Typefaces are dependencies of its package.json. */
const brandFolder = dirname(manifest);

/** The path of a typeface file on disk. @throws Error if the typeface is not installed */
export const fontFile: (src: string) => string = createRequire(manifest).resolve;

/** The file that `LIFEDESK_BRAND` names, relative to the root; by default the demo insurer's. */
export const chosenBrand = (): string =>
  resolve(brandFolder, '..', process.env.LIFEDESK_BRAND ?? 'brands/meru-life.json');

export const readBrand = (file: string): Theme.BrandFile => JSON.parse(readFileSync(file, 'utf8'));

/** Every insurer's file. */
export const readBrands = (): Theme.BrandFile[] =>
  globSync('*.json', { cwd: brandFolder })
    .filter((name) => name !== 'package.json')
    .sort()
    .map((name) => readBrand(join(brandFolder, name)));

/** The design system's theme, loaded from source in the build process. */
export async function loadTheme(): Promise<typeof Theme> {
  const resolve = { conditions: ['@lifedesk/source'], noExternal: [/^@lifedesk\//] };
  const { module } = await runnerImport<typeof Theme>('@lifedesk/ui/theme', { environments: { inline: { resolve } } });
  return module;
}
