import { addressOf, type Page } from './page.ts';

const isFor = (folders: RegExp) => (page: Page) => folders.test(page.path);

/** The parts of the list, each with the pages that it names. */
const PARTS: readonly (readonly [heading: string, isIncluded: (page: Page) => boolean])[] = [
  ['Quick start', isFor(/^start\//)],
  ['Packages', isFor(/^(packages|reference)\//)],
  ['Journeys', isFor(/^journeys\//)],
  ['Guides', isFor(/^guides\//)],
  ['Rules', isFor(/^rules\//)],
  ['Problems', isFor(/^problems\//)],
];

const lead =
  '# Lifedesk\n\n> Self-service software of a life insurer: SDK, rules, design system, portal and reference backend, in TypeScript. Amounts are paise, dates calendar dates in India, instants UTC.';

/** The contents of llms.txt: the pages of the site that a program reads first. */
export function llmsText(pages: readonly Page[]): string {
  const parts = PARTS.map(([heading, isIncluded]) => {
    const lines = pages.filter(isIncluded).map((page) => `- [${page.title}](${addressOf(page)})`);
    return `## ${heading}\n\n${lines.join('\n')}`;
  });
  return `${[lead, ...parts].join('\n\n')}\n`;
}

/** The contents of llms-full.txt: what a program needs to call the API, in one file. */
export function llmsFullText(pages: readonly Page[]): string {
  const chosen = pages.filter(isFor(/^(start\/.+|packages\/(sdk|rules|contract)|problems\/index)$/));
  return `${[lead, ...chosen.map(({ text }) => text.trim())].join('\n\n')}\n`;
}
