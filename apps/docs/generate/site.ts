import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { includedPages, root } from './included.ts';
import { journeyPages } from './journeys.ts';
import { llmsFullText, llmsText } from './llms.ts';
import { headingOf, type Page } from './page.ts';
import { problemPages } from './problems.ts';
import { referencePages } from './reference.ts';
import { rulePages } from './rules.ts';
import { sidebarOf } from './sidebar.ts';
import { copyViewer } from './viewer.ts';

const folder = join(root, 'apps/docs/dist/pages');
const content = join(root, 'apps/docs/content');

/** Pages that are written for the site. */
const writtenPages = (): Page[] =>
  globSync('**/*.md', { cwd: content })
    .sort()
    .map((file) => {
      const text = readFileSync(join(content, file), 'utf8');
      return { path: file.replace(/\.md$/, ''), title: headingOf(text), text };
    });

/** Every page of the site. */
export const allPages = (): Page[] => [
  ...writtenPages(),
  ...includedPages(),
  ...journeyPages(),
  ...problemPages(),
  ...rulePages(),
  ...referencePages(),
];

/** Writes the pages, the sidebar and the pictures where VitePress reads them. */
export function writeSite(): void {
  const pages = allPages();
  rmSync(folder, { recursive: true, force: true });
  for (const { path, text } of pages) write(`${path}.md`, text);
  write('sidebar.json', JSON.stringify(sidebarOf(pages)));
  write('public/llms.txt', llmsText(pages));
  write('public/llms-full.txt', llmsFullText(pages));
  copyViewer(join(folder, 'public/contract'));
  cpSync(join(root, 'docs/pictures'), join(folder, 'public/pictures'), { recursive: true });
}

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
