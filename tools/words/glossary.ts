// docs/words.md is the only source: its tables say which word to use for each thing, which words not to use, and which texts
// the specification fixes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';

export type Language = 'en' | 'hi';

/** A thing: the word for it, and the words not to use for it. */
export interface Thing {
  readonly words: Readonly<Record<Language, readonly string[]>>;
  readonly not: Readonly<Record<Language, readonly string[]>>;
}

/** A banned word, and what to write instead. */
export interface BannedWord {
  readonly word: string;
  readonly instead: string;
}

/** A text, or a group of places (`*` stands for anything), that is exempt, and why. */
export interface Exempt {
  readonly what: string;
  readonly why: string;
}

export interface Glossary {
  readonly things: readonly Thing[];
  readonly banned: Readonly<Record<Language, readonly BannedWord[]>>;
  readonly exempt: readonly Exempt[];
}

/**
 * Reads the tables of docs/words.md.
 * @throws Error if a table is missing
 */
export function parseGlossary(markdown: string): Glossary {
  const table = (heading: string): string[][] => {
    const section = markdown.split(/^## /m).find((part) => part.startsWith(heading));
    const rows = section?.split('\n').filter((line) => line.startsWith('|')) ?? [];
    if (rows.length < 3) throw new Error(`docs/words.md has no table under "${heading}"`);
    return rows.slice(2).map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  };
  const readBanned = (heading: string): BannedWord[] =>
    table(heading).flatMap(([words = '', instead = '']) => list(words).map((word) => ({ word, instead })));
  return {
    things: table('Glossary').map(([, en = '', hi = '', notEn = '', notHi = '']) => ({
      words: { en: list(en), hi: list(hi) },
      not: { en: list(notEn), hi: list(notHi) },
    })),
    banned: { en: readBanned('Words not to use in English'), hi: readBanned('Words not to use in Hindi') },
    exempt: table('Exempt texts').map(([what = '', why = '']) => ({ what: what.replaceAll('`', ''), why })),
  };
}

const list = (cell: string): string[] =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

export const readGlossary = (): Glossary => parseGlossary(readFileSync(join(root, 'docs/words.md'), 'utf8'));
