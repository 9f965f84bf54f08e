import { addressOf, type Page } from './page.ts';

interface SidebarItem {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly SidebarItem[];
}

/** The groups of the common sidebar, and the paths of their pages. */
const GROUPS: readonly (readonly [title: string, paths: RegExp])[] = [
  ['Quick start', /^start\//],
  ['Guides', /^guides\//],
  ['Packages', /^packages\//],
  ['Reference', /^reference\//],
  ['Apps', /^apps\//],
  ['Examples', /^examples\//],
];

const itemOf = (page: Page): SidebarItem => ({ text: page.title, link: addressOf(page) });

/** The decisions under the headings of their index. */
function decisions(pages: readonly Page[]): SidebarItem[] {
  const index = pages.find(({ path }) => path === 'decisions/index');
  const parts = index?.text.split(/^## /m).slice(1) ?? [];
  return parts.map((part) => ({
    text: part.split('\n')[0] ?? '',
    collapsed: true,
    items: Array.from(part.matchAll(/^- \[(.+)\]\((.+)\)$/gm), ([, text = '', link = '']) => ({ text, link })),
  }));
}

/** The pages of one folder in one list, its first page first. */
const list = (pages: readonly Page[], text: string, folder: string): SidebarItem[] => [
  {
    text,
    link: `/${folder}/`,
    items: pages.filter(({ path }) => path.startsWith(`${folder}/`) && path !== `${folder}/index`).map(itemOf),
  },
];

/** The sidebars, each for the addresses that begin with its key. */
export function sidebarOf(pages: readonly Page[]): Record<string, SidebarItem[]> {
  return {
    '/decisions/': decisions(pages),
    '/journeys/': list(pages, 'Journeys', 'journeys'),
    '/problems/': list(pages, 'Problems', 'problems'),
    '/rules/': list(pages, 'Rules', 'rules'),
    '/': GROUPS.map(([text, paths]) => ({
      text,
      items: pages.filter(({ path }) => paths.test(path)).map(itemOf),
    })).filter(({ items }) => items.length > 0),
  };
}
