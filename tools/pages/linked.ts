import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';

/** What a page installs, by the text of a part of it. */
const installedBy = (text: string): string[] =>
  Array.from(text.matchAll(/^npm install (.+)$/gm), ([, packages = '']) => packages.split(' '))
    .flat()
    .filter((word) => !word.startsWith('-'))
    .map((word) => word.replace(/(?<=.)@.+$/, ''));

/** Whether the workspace has a package, its own or one of others. */
const isHere = (name: string): boolean => existsSync(join(root, 'node_modules', name));

/**
 * A page as it can be executed among the packages of the workspace: without npm, and without the sections that install a package which the
 * workspace does not have.
 */
export function linkedPage(text: string): { readonly text: string; readonly leftOut: readonly string[] } {
  const sections = text.split(/^(?=## )/m);
  const isComplete = (section: string) => installedBy(section).every(isHere);
  return {
    text: sections
      .filter(isComplete)
      .join('')
      .replaceAll(/^npm (?!start).+\n/gm, '')
      // the programs are on the PATH
      .replaceAll(/^npx /gm, ''),
    leftOut: sections
      .filter((section) => !isComplete(section))
      .map((section) => section.split('\n')[0]?.slice(3) ?? ''),
  };
}
