import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { noticesOf } from '../../../tools/packages/notices.ts';

/** The folder of the installed package that a file belongs to. */
const packageOf = (file: string) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];

/** Writes the licences of everything bundled into the package to `dist/third-party-licences.txt`. */
export const notices = (): Plugin => ({
  name: 'notices',
  setup(build) {
    build.onEnd(({ metafile }) => {
      const folders = Object.keys(metafile?.inputs ?? {}).map(packageOf);
      const folder = build.initialOptions.outdir ?? 'dist';
      // esbuild passes its files to tsup, which may not have created the folder yet
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'third-party-licences.txt'), noticesOf(folders.filter((each) => each !== undefined)));
    });
  },
});
