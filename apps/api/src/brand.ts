import { readFileSync } from 'node:fs';

/** A text of the insurer in each language of the portal. */
export type Localised = Readonly<Record<'en' | 'hi', string>>;

/** The insurer that this installation speaks for: its names, mark, colours and ways to reach it. `brands/` has one as an example. */
export interface Brand {
  /** The product's name, as in page titles. */
  readonly product: string;
  readonly insurer: Localised;
  /** The mark: one SVG path in a square of 32 units, or the address of an image of the portal's own origin. */
  readonly mark: string | { readonly src: string };
  /** CSS hex colours: the one that acts, and the one of headings and figures. */
  readonly colours: { readonly act: string; readonly speak: string };
  readonly phone: string;
  readonly phoneHours: Localised;
  readonly email: string;
  readonly website?: string;
  readonly address: Localised;
  /** The insurer's number at the regulator. */
  readonly registration?: string;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isLocalised = (value: unknown): boolean => isObject(value) && isText(value.en) && isText(value.hi);
const isColour = (value: unknown): boolean => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
const isMark = (value: unknown): boolean => isText(value) || (isObject(value) && /^\/[^/]/.test(String(value.src)));

const CHECKS: Readonly<Record<keyof Brand, (value: unknown) => boolean>> = {
  product: isText,
  insurer: isLocalised,
  mark: isMark,
  colours: (value) => isObject(value) && isColour(value.act) && isColour(value.speak),
  phone: isText,
  phoneHours: isLocalised,
  email: (value) => isText(value) && String(value).includes('@'),
  website: (value) => value === undefined || /^https:\/\//.test(String(value)),
  address: isLocalised,
  registration: (value) => value === undefined || isText(value),
};

/**
 * Reads a brand from a JSON file.
 * @throws Error that names every field that is missing, wrong or unknown.
 */
export function readBrand(file: string): Brand {
  const brand: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const given = isObject(brand) ? brand : {};
  const wrong = Object.entries(CHECKS).filter(([field, isRight]) => !isRight(given[field]));
  const unknown = Object.keys(given).filter((field) => !(field in CHECKS));
  const faults = [
    ...wrong.map(([field]) => `${field} is missing or wrong`),
    ...unknown.map((field) => `${field} is unknown`),
  ];
  if (faults.length > 0) throw new Error(`${file}: ${faults.join(', ')}`);
  return brand as Brand;
}
