import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|json|txt|webmanifest)$/;
/** Below this size, in bytes, a response fits into one packet anyway. */
const WORTHWHILE = 1_024;

const encodings = [
  {
    ending: '.br',
    compress: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
  },
  { ending: '.gz', compress: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
];

/**
 * Writes a .br and a .gz beside every text file of the build that gets smaller: compressed once at the highest level,
 * not on each visit.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'lifedesk:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const files = (await readdir(folder, { recursive: true })).filter(
        (file) => TEXT.test(file) && !file.startsWith('.'),
      );
      await Promise.all(files.map((file) => compressFile(join(folder, file))));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  if ((await stat(file)).size < WORTHWHILE) return;
  const content = await readFile(file);
  for (const { ending, compress } of encodings) {
    const smaller = await compress(content);
    if (smaller.length < content.length) await writeFile(file + ending, smaller);
  }
}
