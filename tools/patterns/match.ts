import { matchesGlob } from 'node:path';
import { ofGlob, ofRegExp, type Reading } from './alternatives.ts';

/** A file pattern in a configuration, relative to the root of the repository. */
export interface PathPattern {
  /** Its configuration. */
  readonly where: string;
  readonly pattern: string | RegExp;
}

/** Build results do not exist in a fresh clone, and the preload helper is one of Vite's modules. */
const MADE = /(^|\W)(dist|paraglide|generated|released|storybook-static|\.vite|node_modules\/\.cache|preload-helper)\b/;

/** Patterns that match no file, and alternatives that no file needs. */
export function findUnmatched(patterns: readonly PathPattern[], files: readonly string[]): string[] {
  const missing = patterns.flatMap(({ where, pattern }) => {
    const readings = typeof pattern === 'string' ? ofGlob(pattern) : ofRegExp(pattern.source);
    const found = readings.filter((reading) => MADE.test(reading.text) || files.some(matcherOf(pattern, reading)));
    if (found.length === 0) return [`${where}: ${textOf(pattern)} matches no file`];
    const needed = new Set(found.flatMap(({ choices }) => choices));
    const idle = readings.flatMap(({ choices }) => choices).filter((choice) => !needed.has(choice));
    return idle.map((choice) => `${where}: ${choice} in ${textOf(pattern)} matches no file`);
  });
  return [...new Set(missing)];
}

const textOf = (pattern: string | RegExp) => (typeof pattern === 'string' ? pattern : pattern.source);

function matcherOf(pattern: string | RegExp, { text }: Reading): (file: string) => boolean {
  if (typeof pattern !== 'string') {
    const one = new RegExp(text, pattern.flags);
    return (file) => one.test(file);
  }
  const folder = `${text.replace(/\/$/, '')}/`;
  return (file) => file === text || file.startsWith(folder) || matchesGlob(file, text);
}
