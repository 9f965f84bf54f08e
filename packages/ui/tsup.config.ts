import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { clientModules } from '../../tools/packages/client-modules.ts';
import { writeDeclarations } from '../../tools/packages/declarations.ts';
import { entries } from './build/entries.ts';
import { notices } from './build/notices.ts';
import { styleSheets } from './build/style-sheets.ts';

export default defineConfig({
  entry: entries,
  format: ['esm'],
  sourcemap: true,
  splitting: true,
  silent: true,
  clean: true,
  target: 'es2022',
  esbuildOptions: (options) => {
    options.metafile = true;
    options.chunkNames = 'shared/[hash]';
  },
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' }), styleSheets(), clientModules(), notices()],
  onSuccess: async () => writeDeclarations(import.meta.dirname, Object.keys(entries)),
});
