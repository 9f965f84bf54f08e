import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../src/platform/language.ts';

interface ProductText {
  readonly name: string;
  readonly meaning: string;
}
interface DemoTexts {
  /** By their codes. */
  readonly bonusOption: Readonly<Record<string, ProductText>>;
  readonly rider: Readonly<Record<string, ProductText>>;
  /** What staff wrote about a request. */
  readonly note: Readonly<Record<'electricity-bill', string>>;
  /** What staff wrote about an application. */
  readonly application: Readonly<Record<'paper' | 'offer' | 'declined', string>>;
  /** Names of applicants, by application number. */
  readonly applicant: Readonly<Record<string, string>>;
}

/** The texts of the demo data in a language. */
export const demoTexts = (language: Language): DemoTexts =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'messages', `${language}.json`), 'utf8'));

type Product = 'bonusOption' | 'rider';

/** The texts of products in each language. */
export const productTexts = (product: Product): (ProductText & { code: string; language: Language })[] =>
  languages.flatMap((language) =>
    Object.entries(demoTexts(language)[product]).map(([code, text]) => ({ code, language, ...text })),
  );

/** The columns with the texts of a product that the previous release reads. */
export function columnsOfPreviousRelease(product: Product, code: string) {
  const [en, hi] = (['en', 'hi'] as const).map((language) => demoTexts(language)[product][code]);
  if (!en || !hi) throw new Error(`${product} ${code} has no text`);
  return { name_en: en.name, name_hi: hi.name, meaning_en: en.meaning, meaning_hi: hi.meaning };
}
