import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/** The folder of the installed package that a file belongs to. */
const packageOf = (file: string) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];

const licenceOf = (folder: string) => {
  const name = readdirSync(folder).find((file) => /^licen[cs]e(\.\w+)?$/i.test(file));
  return name && readFileSync(join(folder, name), 'utf8').trim();
};

/** The notice that a package's licence requires with every copy. */
function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `${name} ${version} (${license})\n\n${licenceOf(folder) ?? `Licensed under ${license}.`}\n`;
}

/** Writes the licences of everything bundled into the package to `dist/third-party-licences.txt`. */
export const notices = (): Plugin => ({
  name: 'notices',
  setup(build) {
    build.onEnd(({ metafile }) => {
      const folders = Object.keys(metafile?.inputs ?? {}).map(packageOf);
      const all = new Set(folders.filter((folder) => folder !== undefined).map(noticeOf));
      const text = [...all].sort().join(`\n${'-'.repeat(72)}\n\n`);
      const folder = build.initialOptions.outdir ?? 'dist';
      // esbuild passes its files to tsup, which may not have created the folder yet
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'third-party-licences.txt'), text);
    });
  },
});
