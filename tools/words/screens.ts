// Texts that are read together: a component with its parts, a tab of a help page, an answer, an email, a PDF.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../run.ts';
import type { Text } from './find-violations.ts';

export interface Screen {
  readonly name: string;
  readonly texts: readonly string[];
}

/** The screens of all English texts. For services and apps they are found by the message names in their components. */
export function screensOf(texts: readonly Text[]): Screen[] {
  const english = texts.filter(({ language }) => language === 'en');
  return [...componentScreens(english), ...groups(english)];
}

const COMPONENTS = '{packages/{journey,services},apps/portal}/src/**/*.tsx';
/** Not shown: names of browser tabs and search words. */
const NOT_SHOWN = /_(pageName|menuWords|description)$|Words$|_words[A-Z]/;

function componentScreens(texts: readonly Text[]): Screen[] {
  const messages = new Map<string, string[]>();
  for (const { place, text } of texts) {
    const key = /\.json#(\w+_\w+)$/.exec(place)?.[1];
    if (key && !NOT_SHOWN.test(key)) messages.set(key, [...(messages.get(key) ?? []), text]);
  }
  return globSync(COMPONENTS, { cwd: root, exclude: ['**/*.{test,stories}.tsx', '**/paraglide/**'] })
    .sort()
    .map((file) => {
      const keys = new Set([...withParts(file)].flatMap((part) => read(part).match(/\b[a-z]\w*_\w+\b/g) ?? []));
      return { name: file, texts: [...keys].flatMap((key) => messages.get(key) ?? []) };
    });
}

const sources = new Map<string, string>();
function read(file: string): string {
  const source = sources.get(file) ?? readFileSync(join(root, file), 'utf8');
  sources.set(file, source);
  return source;
}

/** A file with the files that it imports from its own folder and subfolders. */
function withParts(file: string, found = new Set<string>()): Set<string> {
  found.add(file);
  for (const [, path = ''] of read(file).matchAll(/ from '(\.\/[^']+\.tsx?)'/g)) {
    const part = relative(root, join(root, dirname(file), path));
    if (!found.has(part) && existsSync(join(root, part))) withParts(part, found);
  }
  return found;
}

/** The screen of a text that is in no component. */
const GROUPS: readonly RegExp[] = [
  /^content_page#[\w-]+\.body\.tabDetails\.\d+/,
  /^content_(question|banner|search)#[\w/-]+/,
  /^apps\/branch-desk\/src\/messages\/en\.json/,
  /^packages\/(rules|sdk)\/.*\.ts(?=#)/,
  /^apps\/api\/.*\.ts(?=#)/,
];

function groups(texts: readonly Text[]): Screen[] {
  const found = new Map<string, string[]>();
  for (const { place, text } of texts) {
    const name = GROUPS.map((pattern) => pattern.exec(place)?.[0]).find(Boolean);
    if (name) found.set(name, [...(found.get(name) ?? []), text]);
  }
  return Array.from(found, ([name, shown]) => ({ name, texts: shown }));
}
