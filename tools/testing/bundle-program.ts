// Bundles a program of the API into one file, for tests that start it dozens of times: resolving and loading hundreds of modules
// would take longer than the test itself. Arguments: the program and the output file.
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Keeps each module's own folder, so that it still finds the files next to it. */
const ownFolders: Plugin = {
  name: 'own folders',
  setup({ onLoad }) {
    onLoad({ filter: /\/(apps|packages)\/.*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
      loader: 'ts',
    }));
  },
};

const [, , program = '', outfile = ''] = process.argv;
await build({
  entryPoints: [program],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['@lifedesk/source'],
  // they load their WebAssembly from their own folders
  external: ['@electric-sql/pglite', 'harfbuzzjs'],
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  plugins: [ownFolders],
  logLevel: 'warning',
});
