// The ids of all stories that Storybook's configuration finds.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { stories as patterns } from '../../.storybook/stories.ts';
import { root } from '../run.ts';
import type { Pins } from './kept-file.ts';

export async function stories(): Promise<Pins> {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: join(root, '.storybook') }));
  const found = new Map<string, string>();
  for (const file of files) {
    const makeTitle = (given?: string) => {
      if (!given) throw new Error(`${file} has no title`);
      return given;
    };
    const csf = loadCsf(readFileSync(join(root, '.storybook', file), 'utf8'), { fileName: file, makeTitle }).parse();
    for (const { id, name } of csf.stories) found.set(id, name ?? '');
  }
  return new Map([...found, ['all', String(found.size)]]);
}
