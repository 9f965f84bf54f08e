import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Brand } from '../../brand.ts';
import { unwrapWoff } from './unwrap-woff.ts';

/** The weights in documents: regular text and emphasis. */
export type FontWeight = 400 | 600;

/** The published subsets of a family; each file covers only some scripts. */
type Subset = 'latin' | 'latin-ext' | 'devanagari';

/** A run of text that one font file can draw. */
export interface TextRun {
  subset: Subset;
  text: string;
}

/** Typefaces are dependencies of `brands/`, whose files name them. */
const { resolve } = createRequire(createRequire(import.meta.url).resolve('@lifedesk/brands/package.json'));

/** The name under which a font file is registered in a document. */
export const fontName = (subset: Subset, weight: FontWeight): string => `${subset}-${weight}`;

const loaded = new Map<string, ReadonlyMap<string, Buffer>>();

/**
 * Every font of the brand's family by registered name, read and unpacked once for the first document.
 * @throws Error if the family is not installed
 */
export function loadFonts({ type: { files } }: Pick<Brand, 'type'>): ReadonlyMap<string, Buffer> {
  const known = loaded.get(files);
  if (known) return known;
  const fonts = new Map(
    (['latin', 'latin-ext', 'devanagari'] as const).flatMap((subset) =>
      ([400, 600] as const).map((weight): [string, Buffer] => {
        const file = resolve(`${files}-${subset}-${weight}-normal.woff`);
        return [fontName(subset, weight), unwrapWoff(readFileSync(file))];
      }),
    ),
  );
  loaded.set(files, fonts);
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

function subsetOf(character: string): Subset {
  const code = character.codePointAt(0) ?? 0;
  const within = ([from, to]: readonly [number, number]): boolean => code >= from && code <= to;
  if (DEVANAGARI.some(within)) return 'devanagari';
  return LATIN.some(within) ? 'latin' : 'latin-ext';
}

/**
 * Splits text into runs of one font file each, in reading order. A space stays with the text before it, so that a
 * phrase is shaped in one piece. `runs.map(r => r.text).join('')` is the text.
 */
export function textRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const subset = character === ' ' && last ? last.subset : subsetOf(character);
    if (last?.subset === subset) last.text += character;
    else runs.push({ subset, text: character });
  }
  return runs;
}
