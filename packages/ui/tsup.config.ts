import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

/** One entry a component, so that an app with lazy routes gets only what a route uses. */
const entry: Record<string, string> = { index: 'src/index.ts' };
for (const folder of ['components', 'layout'])
  for (const { name } of readdirSync(`src/${folder}`, { withFileTypes: true }).filter((it) => it.isDirectory()))
    entry[`${folder}/${name}`] = `src/${folder}/${name}/${name}.tsx`;

export default defineConfig({
  entry,
  format: ['esm'],
  dts: true,
  sourcemap: true,
  splitting: true,
  clean: true,
  target: 'es2022',
  loader: { '.woff2': 'file' },
  esbuildOptions: (options) => {
    options.assetNames = 'fonts/[name]-[hash]';
  },
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  // esbuild writes a style sheet per entry, each with the theme in it: only the whole one is shipped
  onSuccess: async () => {
    for (const folder of ['components', 'layout'])
      for (const name of readdirSync(`dist/${folder}`).filter((it) => /\.css(\.map)?$/.test(it)))
        await rm(`dist/${folder}/${name}`);
  },
});
