import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type OutlineFont, openFont } from './outline-font.ts';
import { unwrapWoff } from './unwrap-woff.ts';

/** The weights in documents: regular text and emphasis. */
export type FontWeight = 400 | 600;

/** The scripts of India that no brand's typeface has, by the name of their Noto typeface. */
const SCRIPTS = {
  bengali: /\p{scx=Bengali}/u,
  gurmukhi: /\p{scx=Gurmukhi}/u,
  gujarati: /\p{scx=Gujarati}/u,
  oriya: /\p{scx=Oriya}/u,
  tamil: /\p{scx=Tamil}/u,
  telugu: /\p{scx=Telugu}/u,
  kannada: /\p{scx=Kannada}/u,
  malayalam: /\p{scx=Malayalam}/u,
  arabic: /\p{scx=Arabic}/u,
  'ol-chiki': /\p{scx=Ol_Chiki}/u,
  'meetei-mayek': /\p{scx=Meetei_Mayek}/u,
} as const;
export type Script = keyof typeof SCRIPTS;

export const isScript = (name: string): name is Script => name in SCRIPTS;
const scripts = Object.keys(SCRIPTS).filter(isScript);

/** The script of a letter, unless a brand's typeface has it. */
export const scriptOf = (character: string): Script | undefined =>
  scripts.find((script) => SCRIPTS[script].test(character));

const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, OutlineFont>();

/** The typeface of a script, read when a document first needs it. */
export function scriptFont(script: Script, weight: FontWeight): OutlineFont {
  const file = `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-${weight}-normal.woff`;
  const font = opened.get(file) ?? openFont(unwrapWoff(readFileSync(resolve(file))));
  opened.set(file, font);
  return font;
}
