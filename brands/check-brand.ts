import type { BrandFile } from './brand-file.ts';
import { contrastRatio } from './colour.ts';

/** Returns what is wrong, as the end of a sentence that starts with the field's name. */
type Check = (value: unknown) => string | null;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const lengthOf = (text: string): number => [...new Intl.Segmenter('en').segment(text)].length;

/** One part of an object, so that the sentence names it. */
const part =
  (name: string, check: Check): Check =>
  (value) => {
    const fault = check(isObject(value) ? value[name] : undefined);
    return fault && `.${name}${fault}`;
  };
const all =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.map((check) => check(value)).find((fault) => fault !== null) ?? null;
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined ? null : check(value);
const matches =
  (pattern: RegExp, sentence: string): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? null : ` ${sentence}`;

const given = matches(/\S/, 'is missing or empty');
/** A text that fits. `place` says into what. */
const text = (most: number, place: string): Check =>
  all(given, (value) => {
    const length = lengthOf(String(value));
    return length <= most ? null : ` must have at most ${most} characters to fit ${place}; it has ${length}`;
  });

const colour = matches(/^#[0-9a-f]{6}$/i, 'must be a colour of the form #RRGGBB');
/** The least contrast of `speak` on white. With less, text on the dark scheme derived from it is not legible. */
export const LEAST_SPEAK_CONTRAST = 10;
const dark: Check = (value) => {
  const ratio = contrastRatio(String(value), '#FFFFFF');
  return ratio >= LEAST_SPEAK_CONTRAST
    ? null
    : ` must be darker: its contrast on white is ${ratio.toFixed(1)}, and text on the header and on dark screens needs ${LEAST_SPEAK_CONTRAST}`;
};

const mark: Check = (value) =>
  isObject(value)
    ? part('src', matches(/^\/[^/]/, "must be an address on the portal's origin, such as /cs/mark.svg"))(value)
    : given(value);

/** The characters of a plain SMS of 160; any other makes it one of 70. */
const PLAIN_SMS = /^[\w $@!"#%&'()*+,./:;<=>?¡¿£¥§¤-]+$/;
const MOST_SMS_NAME = 20;
const AN_SMS = 'the OTP into one SMS';

const dltId = matches(/^\d{19}$/, 'must be a DLT id of 19 digits');

/** Every field of a brand and its limits. `inEach` checks a text in each language. */
const checksOf = (inEach: (check: Check) => Check): Readonly<Record<keyof BrandFile<string>, Check>> => ({
  id: matches(/^[a-z][a-z0-9-]*$/, 'must be one word of small letters, digits and hyphens'),
  product: text(24, 'the header of a phone'),
  insurer: inEach(text(60, 'subjects of emails')),
  shortName: inEach(text(24, 'the header of a phone')),
  legalName: inEach(text(90, 'the foot of a document')),
  smsName: all(
    inEach(text(MOST_SMS_NAME, AN_SMS)),
    part('en', matches(PLAIN_SMS, 'must have only Latin letters, digits and plain signs to fit the OTP into one SMS')),
  ),
  mark,
  horizon: optional((value) =>
    Array.isArray(value) && value.every((path) => !given(path)) ? null : ' must be SVG paths',
  ),
  colours: all(part('act', colour), part('speak', all(colour, dark)), part('decor', optional(colour))),
  scales: () => null,
  type: part('files', given),
  radius: given,
  phone: all(
    part('dial', matches(/^\+?\d{4,15}$/, 'must be digits, with a leading + if the number is international')),
    part('read', text(24, 'one line of a phone')),
  ),
  phoneHours: inEach(text(60, 'one line of an email')),
  email: all(matches(/^[^@\s]+@[^@\s]+$/, 'must be an email address'), text(64, 'one line of a document')),
  website: optional(matches(/^https:\/\//, 'must start with https://')),
  address: inEach(text(160, 'the head of a document')),
  registration: optional(text(60, 'the foot of a document')),
  gstin: optional(matches(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/, 'must be a GSTIN of 15 characters')),
  sms: all(
    part('entity', dltId),
    part('templates', (value) => (isObject(value) ? null : ' is missing')),
  ),
});

/**
 * What is wrong with the content of an insurer's file, one sentence for each field.
 * @param languages of the portal
 * @param smsTemplates the SMS that must be registered
 */
export function findBrandFaults(
  content: unknown,
  languages: readonly string[],
  smsTemplates: readonly string[],
): string[] {
  const brand = isObject(content) ? content : {};
  const inEach = (check: Check): Check => all(...languages.map((language) => part(language, check)));
  const checks = checksOf(inEach);
  const isFilled = (ids: unknown): boolean => inEach(dltId)(ids) === null;
  const wrong = Object.entries(checks).flatMap(([field, check]) => {
    const fault = check(brand[field]);
    return fault === null ? [] : [field + fault];
  });
  const unknown = Object.keys(brand).filter((field) => !(field in checks));
  const templates = isObject(brand.sms) && isObject(brand.sms.templates) ? brand.sms.templates : {};
  const unregistered = smsTemplates.filter((name) => !isFilled(templates[name]));
  const needless = Object.keys(templates).filter((name) => !smsTemplates.includes(name));
  return [
    ...wrong,
    ...unknown.map((field) => `${field} is unknown`),
    ...unregistered.map((name) => `sms.templates.${name} must have a DLT id of 19 digits in each language`),
    ...needless.map((name) => `sms.templates.${name} is unknown`),
  ];
}
