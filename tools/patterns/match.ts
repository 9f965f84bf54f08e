import { matchesGlob } from 'node:path';
import { ofGlob, ofRegExp } from './alternatives.ts';

/** A pattern of files in a configuration, from the root of the repository. */
export interface PathPattern {
  /** The configuration that has it. */
  readonly where: string;
  readonly pattern: string | RegExp;
}

/** What a build makes is not there in a fresh clone. */
const MADE = /(^|\W)(dist|paraglide|generated|released|storybook-static|\.vite|node_modules\/\.cache)\b/;

/** Each pattern, or alternative in one, that matches none of the files. */
export function unmatched(patterns: readonly PathPattern[], files: readonly string[]): string[] {
  const missing = patterns.flatMap(({ where, pattern }) =>
    alternatives(pattern)
      .filter((one) => !MADE.test(one.text) && !files.some(one.matches))
      .map(({ text }) => `${where}: ${text} matches no file`),
  );
  return [...new Set(missing)];
}

function alternatives(pattern: string | RegExp): { text: string; matches: (file: string) => boolean }[] {
  if (typeof pattern !== 'string')
    return ofRegExp(pattern.source).map((text) => {
      const one = new RegExp(text, pattern.flags);
      return { text, matches: (file) => one.test(file) };
    });
  return ofGlob(pattern).map((text) => ({
    text,
    matches: (file) => file === text || file.startsWith(`${text.replace(/\/$/, '')}/`) || matchesGlob(file, text),
  }));
}
