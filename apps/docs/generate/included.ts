import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linksFrom } from './links.ts';
import { headingOf, type Page } from './page.ts';

/** The root of the repository. */
export const root = join(import.meta.dirname, '../../..');

/** Files of the repository that are pages, and their addresses. The first pattern that matches decides. */
const PLACES: readonly (readonly [pattern: RegExp, path: string])[] = [
  [/^README\.md$/, 'guides/overview'],
  [/^CONTRIBUTING\.md$/, 'guides/contributing'],
  [/^SECURITY\.md$/, 'guides/security'],
  [/^brands\/README\.md$/, 'guides/brands'],
  [/^openapi\/README\.md$/, 'packages/contract'],
  [/^docs\/decisions\/README\.md$/, 'decisions/index'],
  [/^docs\/decisions\/(.+)\.md$/, 'decisions/$1'],
  [/^docs\/([\w-]+)\.md$/, 'guides/$1'],
  [/^((?:packages|apps|examples)\/[\w-]+)\/README\.md$/, '$1'],
];

/** Files that another page of the site replaces. */
const REPLACED: Readonly<Record<string, string>> = {
  'packages/rules/api-report.md': 'rules/index',
  'packages/sdk/api-report.md': 'reference/sdk',
  'packages/journey/api-report.md': 'reference/journey',
  'packages/ui/api-report.md': 'reference/ui',
};

const pattern = '{*.md,docs/*.md,docs/decisions/*.md,{packages,apps,examples}/*/README.md,{brands,openapi}/README.md}';

/** The files that the site shows as they are, with the paths of their pages. */
const places = new Map(
  globSync(pattern, { cwd: root })
    .sort()
    .flatMap((file) => {
      const place = PLACES.find(([files]) => files.test(file));
      return place ? [[file, file.replace(...place)]] : [];
    }),
);

/** A page that is written for the site. */
const WRITTEN = /^apps\/docs\/content\/(.+)\.md$/;

/** The path of the page that shows a file. */
const placeOf = (file: string): string | undefined => places.get(file) ?? REPLACED[file] ?? WRITTEN.exec(file)?.[1];

/** Files of the repository as pages. Only their links are changed, to addresses of the site. */
export const includedPages = (): Page[] =>
  Array.from(places, ([file, path]) => {
    const text = readFileSync(join(root, file), 'utf8');
    return { path, title: headingOf(text), text: linksFrom(file, text, placeOf) };
  });
