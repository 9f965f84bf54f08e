import { readFileSync } from 'node:fs';
import { SMS_TEMPLATE_NAMES, type SmsTemplate } from './platform/sms/sms-templates.ts';

/** A text in each language of the portal. */
export type LocalisedName = Readonly<Record<'en' | 'hi', string>>;

/** The insurer of this installation: names, mark, colours and contact details. `brands/` has examples. */
export interface Brand {
  /** A word that also names the brand's style sheet in the portal's build. */
  readonly id: string;
  /** The product's name in page titles. */
  readonly product: string;
  readonly insurer: LocalisedName;
  /** The mark: one SVG path in a square of 32 units, or the address of an image on the portal's origin. */
  readonly mark: string | { readonly src: string };
  /** CSS hex colours: `act` for buttons, `speak` for headings and figures. */
  readonly colours: { readonly act: string; readonly speak: string };
  readonly phone: string;
  readonly phoneHours: LocalisedName;
  readonly email: string;
  readonly website?: string;
  readonly address: LocalisedName;
  /** The insurer's registration number with the regulator. */
  readonly registration?: string;
  /** The path of the typeface's files inside an installed package, up to `-latin-400-normal.woff`. */
  readonly type: { readonly files: string };
  /** The DLT registration ids of the insurer and of its SMS templates, one per language. */
  readonly sms: { readonly entity: string; readonly templates: Readonly<Record<SmsTemplate, LocalisedName>> };
}

/** Fields that only the screens use. `packages/ui` defines them, and its tests check every file in `brands/`. */
const OF_SCREENS: readonly string[] = ['horizon', 'scales', 'radius'];

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isLocalised = (value: unknown): boolean => isObject(value) && isText(value.en) && isText(value.hi);
const isColour = (value: unknown): boolean => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
const isMark = (value: unknown): boolean => isText(value) || (isObject(value) && /^\/[^/]/.test(String(value.src)));

const isDltId = (value: unknown): boolean => typeof value === 'string' && /^\d{19}$/.test(value);
function isSms(value: unknown): boolean {
  if (!isObject(value) || !isDltId(value.entity) || !isObject(value.templates)) return false;
  const { templates } = value;
  const isComplete = SMS_TEMPLATE_NAMES.every((name) => {
    const ids = templates[name];
    return isObject(ids) && isDltId(ids.en) && isDltId(ids.hi);
  });
  return isComplete && Object.keys(templates).length === SMS_TEMPLATE_NAMES.length;
}

const CHECKS: Readonly<Record<keyof Brand, (value: unknown) => boolean>> = {
  id: (value) => typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value),
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
  type: (value) => isObject(value) && isText(value.files),
  sms: isSms,
};

/**
 * Reads a brand from a JSON file.
 * @throws Error naming every field that is missing, wrong or unknown
 */
export function readBrand(file: string): Brand {
  const brand: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const given = isObject(brand) ? brand : {};
  const wrong = Object.entries(CHECKS).filter(([field, isRight]) => !isRight(given[field]));
  const unknown = Object.keys(given).filter((field) => !(field in CHECKS) && !OF_SCREENS.includes(field));
  const faults = [
    ...wrong.map(([field]) => `${field} is missing or wrong`),
    ...unknown.map((field) => `${field} is unknown`),
  ];
  if (faults.length > 0) throw new Error(`${file}: ${faults.join(', ')}`);
  return Object.fromEntries(Object.entries(given).filter(([field]) => field in CHECKS)) as unknown as Brand;
}
