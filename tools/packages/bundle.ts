// The size of code in an app: bundled, minified, gzip.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { build as buildPage } from 'vite';
import { root } from '../run.ts';

const gzip = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

/**
 * Bundles pieces of code separately.
 * @param pieces code by name
 * @param folder where their imports are resolved
 * @returns gzip bytes, and the packages' modules that they import
 */
export async function weigh(
  pieces: Record<string, string>,
  folder: string,
): Promise<Map<string, { bytes: number; from: Set<string> }>> {
  const { outputFiles, metafile } = await build({
    entryPoints: Object.keys(pieces).map((name) => ({ in: `piece:${name}`, out: name })),
    logLevel: 'error',
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: '.',
    absWorkingDir: folder,
    plugins: [
      {
        name: 'pieces',
        setup(build) {
          build.onResolve({ filter: /^piece:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'piece' }));
          build.onLoad({ filter: /./, namespace: 'piece' }, ({ path }) => ({
            contents: pieces[path] ?? '',
            resolveDir: folder,
          }));
        },
      },
    ],
  });
  return new Map(
    outputFiles.map(({ path, contents }) => {
      const name = path.slice(folder.length + 1);
      const inputs = Object.entries(metafile.outputs[name]?.inputs ?? {});
      const ours = inputs.filter(([file, { bytesInOutput }]) => bytesInOutput > 0 && !file.includes('node_modules/'));
      const imported = ours.flatMap(
        ([file]) => metafile.inputs[file]?.imports.map(({ original = '' }) => original) ?? [],
      );
      const from = new Set(imported.filter((specifier) => /^[^.:]+$/.test(specifier)));
      return [name.replace(/\.js$/, ''), { bytes: gzip(contents), from }];
    }),
  );
}

const REACT = /^(react|react-dom|scheduler)(\/|$)/;

/**
 * Gzip bytes of a page beyond React, as Vite builds it: scripts loaded first, scripts loaded on demand, style
 * sheets; without fonts and pictures.
 * @param code of the page's module
 * @param folder where its imports are resolved
 */
export async function weighPage(code: string, folder: string = root) {
  const entry = join(folder, 'page-to-weigh.js');
  const built = await buildPage({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'page-to-weigh',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, external: (id) => REACT.test(id) },
    },
  });
  const weight = { script: 0, later: 0, style: 0 };
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const chunks = new Map(outputs.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])));

  const first: Set<string> = new Set();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || first.has(name)) return;
    first.add(name);
    chunk.imports.forEach(visit);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName);
  for (const chunk of chunks.values()) weight[first.has(chunk.fileName) ? 'script' : 'later'] += gzip(chunk.code);
  for (const output of outputs)
    if (output.type === 'asset' && output.fileName.endsWith('.css')) weight.style += gzip(output.source);
  return weight;
}
