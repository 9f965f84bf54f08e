// Puts a program of the API and everything it imports into one file, for tests that start it dozens of times: to find and load
// some hundred modules takes longer than what it does then. Arguments: the program, and where to put the file.
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Modules find the files beside them as before. */
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
  // it finds its WebAssembly beside itself
  external: ['@electric-sql/pglite'],
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  plugins: [ownFolders],
  logLevel: 'warning',
});
