// Bundles a program of the API into one file of JavaScript. Arguments: the program and the output file. Tests that start a program
// dozens of times do this, because resolving and loading hundreds of modules would take longer than the test itself.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { root } from './run.ts';

/** A file that its neighbour starts as a thread. */
const THREAD = /join\(import\.meta\.dirname, '([\w-]+)\.ts'\)/g;

interface Options {
  /** The expression for the folder of a module; by default where it is here, so that it still finds the files next to it. */
  folderOf?: (folder: string) => string;
  /** The first line of the file. */
  head?: string;
  /** True if threads are bundled next to the program, instead of running from source. */
  hasThreads?: boolean;
}

/** @returns the paths of the bundled files */
export async function bundle(
  program: string,
  outfile: string,
  { folderOf = JSON.stringify, head = '', hasThreads = false }: Options = {},
): Promise<string[]> {
  const places: Plugin = {
    name: 'places',
    setup({ onLoad }) {
      onLoad({ filter: /\/(apps|packages)\/.*\.ts$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const text = hasThreads ? source.replaceAll(THREAD, "new URL('$1.mjs', import.meta.url)") : source;
        return { contents: text.replaceAll('import.meta.dirname', folderOf(dirname(path))), loader: 'ts' };
      });
    },
  };
  const { metafile } = await build({
    metafile: true,
    absWorkingDir: root,
    entryPoints: [program],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@lifedesk/source'],
    // they load their WebAssembly from their own folders
    external: ['@electric-sql/pglite', '@neslinesli93/qpdf-wasm', 'harfbuzzjs'],
    banner: {
      js: `${head}import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`,
    },
    plugins: [places],
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs).map((path) => join(root, path));
}

if (process.argv[1] === import.meta.filename) {
  const [, , program = '', outfile = ''] = process.argv;
  await bundle(program, outfile);
}
