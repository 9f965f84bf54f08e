import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { writeDeclarations } from '../../tools/packages/declarations.ts';
import { entries } from './build/entries.ts';
import { notices } from './build/notices.ts';
import { plainNames } from './build/plain-names.ts';
import { standIns } from './build/stand-ins.ts';
import { styleSheets } from './build/style-sheets.ts';

// The libraries behind the components (Radix, Lucide, the typeface) are bundled into the package: docs/decisions/008
// says why.
/** What an insurer's file contains, in a package that is not published. */
const brandFile = {
  specifier: '@lifedesk/brands/brand-file.ts',
  source: 'brands/brand-file.ts',
  name: 'theme/brands/brand-file',
};

export default defineConfig({
  entry: entries,
  format: ['esm'],
  sourcemap: true,
  splitting: true,
  silent: true,
  clean: true,
  target: 'es2022',
  loader: { '.woff2': 'file' },
  esbuildOptions: (options) => {
    options.metafile = true;
    options.assetNames = 'fonts/[name]';
    options.chunkNames = 'shared/[hash]';
  },
  esbuildPlugins: [plainNames(), standIns(), vanillaExtractPlugin({ identifiers: 'short' }), styleSheets(), notices()],
  onSuccess: async () => writeDeclarations(import.meta.dirname, Object.keys(entries), [brandFile]),
});
