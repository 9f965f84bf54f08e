// The size of code in an app: bundled, minified, gzip.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../run.ts';

const gzip = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

const REACT = /^(react|react-dom|scheduler)(\/|$)/;

/**
 * Gzip bytes of a page beyond React, as Vite builds it: scripts loaded first, scripts loaded on demand, style
 * sheets; without fonts and pictures.
 * @param code of the page's module
 * @param folder where its imports are resolved
 */
export async function weighPage(code: string, folder: string = root) {
  const entry = join(folder, 'page-to-weigh.js');
  const built = await build({
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
