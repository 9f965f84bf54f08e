import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Brand } from '../../brand.ts';
import { type OutlineFont, openFont } from './outline-font.ts';
import { type FontWeight, isScript, type Script, scriptFont, scriptOf } from './scripts.ts';
import { unwrapWoff } from './unwrap-woff.ts';

const WEIGHTS: readonly FontWeight[] = [400, 600];
/** The published subsets of a brand's typeface; each file covers only some scripts. */
const SUBSETS = ['latin', 'latin-ext', 'devanagari'] as const;
type Subset = (typeof SUBSETS)[number] | Script;

/** A run of text that one font file can draw. */
export interface TextRun {
  subset: Subset;
  text: string;
}

/** The fonts of a brand's documents. */
export interface DocumentFonts {
  /** The files of the brand's typeface by registered name. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Height of a line of Latin above its baseline, in em. */
  readonly ascent: number;
  has(subset: Subset, character: string): boolean;
}

/** Typefaces of brands are dependencies of `brands/`, whose files name them. */
const { resolve } = createRequire(createRequire(import.meta.url).resolve('@lifedesk/brands/package.json'));

/** The name under which a font file is registered in a document. */
export const fontName = (subset: Subset, weight: FontWeight): string => `${subset}-${weight}`;

const loaded = new Map<string, DocumentFonts>();

/**
 * The fonts of a brand's documents. Its typeface is read and unpacked once for the first document.
 * @throws Error if the family is not installed
 */
export function loadFonts({ type: { files: family } }: Pick<Brand, 'type'>): DocumentFonts {
  const known = loaded.get(family);
  if (known) return known;
  const files = new Map(
    SUBSETS.flatMap((subset) =>
      WEIGHTS.map((weight): [string, Buffer] => {
        const file = resolve(`${family}-${subset}-${weight}-normal.woff`);
        return [fontName(subset, weight), unwrapWoff(readFileSync(file))];
      }),
    ),
  );
  const opened = new Map([...files].map(([name, file]): [string, OutlineFont] => [name, openFont(file)]));
  const fonts: DocumentFonts = {
    files,
    ascent: opened.get(fontName('latin', 400))?.ascent ?? 1,
    has: (subset, character) =>
      WEIGHTS.every((weight) =>
        isScript(subset)
          ? INVISIBLE.test(character) || scriptFont(subset, weight).has(character)
          : opened.get(fontName(subset, weight))?.has(character),
      ),
  };
  loaded.set(family, fonts);
  return fonts;
}

/** The inclusive ranges of code points in a file, as the family publishes them. */
const DEVANAGARI: readonly (readonly [number, number])[] = [
  [0x0900, 0x097f],
  [0x1cd0, 0x1cf9],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
  [0xa830, 0xa839],
  [0xa8e0, 0xa8ff],
];
const LATIN: readonly (readonly [number, number])[] = [
  [0x0000, 0x00ff],
  [0x0131, 0x0131],
  [0x0152, 0x0153],
  [0x02bb, 0x02bc],
  [0x02c6, 0x02c6],
  [0x02da, 0x02dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

/** Belongs to the word that it is in: space, joiner and non-joiner. */
const JOINS = /[ \u200c\u200d]/;
/** Changes other characters and is not drawn itself. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Changes the order of the text after it, which no name needs. */
const REORDERS = /[\u202a-\u202e\u2066-\u2069]/;
const BLANK = /\s|\p{Cc}/u;
/** More than a line has, so that shaping takes a bounded time. */
const LONGEST_RUN = 500;

function subsetOf(character: string): Subset {
  const code = character.codePointAt(0) ?? 0;
  const within = ([from, to]: readonly [number, number]): boolean => code >= from && code <= to;
  if (DEVANAGARI.some(within)) return 'devanagari';
  if (LATIN.some(within)) return 'latin';
  return scriptOf(character) ?? 'latin-ext';
}

/** What is drawn for a character that no font has: an empty box would look like a fault of the printer. */
function withoutFont(character: string): string {
  if (INVISIBLE.test(character)) return '';
  if (BLANK.test(character)) return ' ';
  const code = character.codePointAt(0) ?? 0;
  return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
}

/**
 * Splits text into runs of one font file each, in reading order. A space stays with the text before it, so that a
 * phrase is shaped in one piece. `runs.map(r => r.text).join('')` is the text, with the number of each character that
 * no font has.
 */
export function textRuns(text: string, has: DocumentFonts['has'] = () => true): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of text) {
    if (REORDERS.test(character)) continue;
    const last = runs.at(-1);
    const wanted = JOINS.test(character) && last ? last.subset : subsetOf(character);
    const candidates: readonly Subset[] = [wanted, 'latin', 'latin-ext'];
    const subset = candidates.find((name) => has(name, character));
    const drawn = subset ? character : withoutFont(character);
    if (drawn === '') continue;
    if (last?.subset === (subset ?? 'latin') && last.text.length < LONGEST_RUN) last.text += drawn;
    else runs.push({ subset: subset ?? 'latin', text: drawn });
  }
  return runs;
}
