// Runs every story, with its accessibility checks, in every brand, scheme and language: twelve runs, about ten minutes.
//   node tools/stories-matrix.ts               all of them
//   node tools/stories-matrix.ts dark hi       only those whose brand, scheme or language is named
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from './chromium.ts';
import { root, run } from './run.ts';

const brands = globSync('brands/*.json', { cwd: root })
  .filter((file) => !file.endsWith('package.json'))
  .map((file) => String(JSON.parse(readFileSync(join(root, file), 'utf8')).id))
  .sort();
const SCHEMES = ['light', 'dark', 'contrast'];
const LANGUAGES = readdirSync(join(root, 'packages/journey/messages'));

const words = process.argv.slice(2);
const known = [brands, SCHEMES, LANGUAGES];
const strange = words.find((word) => !known.some((names) => names.includes(word)));
if (strange) throw new Error(`there is no brand, scheme or language called ${strange}`);
const choose = (names: string[]) =>
  names.filter((name) => words.includes(name) || !names.some((each) => words.includes(each)));

process.env.LIFEDESK_CHROMIUM = await chromium();
for (const brand of choose(brands))
  for (const scheme of choose(SCHEMES))
    for (const language of choose(LANGUAGES)) {
      const env = { STORYBOOK_BRAND: brand, STORYBOOK_SCHEME: scheme, STORYBOOK_LANGUAGE: language };
      const { ok, output } = await run(['vitest', 'run', '--project', 'stories*'], { env });
      console.log(`${ok ? 'ok  ' : 'FAIL'} ${brand} ${scheme} ${language}`);
      if (ok) continue;
      console.log(output);
      process.exitCode = 1;
    }
