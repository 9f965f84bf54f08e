import type { Brand } from '../../brand.ts';
import type { Language } from '../database/tables/content.ts';
import { SMS_TEMPLATES, type SmsTemplate } from './sms-templates.ts';

/** The most characters that operators take for one variable. */
const MAX_VARIABLE = 30;
/** Variables are names, numbers and dates of ours: nothing that makes a line, a link or another variable. */
const ADDRESS = /:\/\/|www\.|[\p{L}\d]\.[\p{L}]{2,}/u;
const UNSAFE = /[\p{Cc}\p{Cs}{}]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** The parts of a template in which its numbered variables are. */
export interface SmsContent {
  readonly template: SmsTemplate;
  readonly language: Language;
  /** One for each numbered variable of the template. */
  readonly variables: readonly string[];
}

/** The origin of this installation's portal, such as `https://portal.example`. */
type Portal = () => string;
const unknownPortal: Portal = () => {
  throw new Error('a text with a link needs the address of the portal');
};

/** The text as it is registered for this insurer and its portal, with its numbered variables open. */
export function registeredText(
  template: SmsTemplate,
  language: Language,
  { insurer, phone }: Brand,
  portal: Portal = unknownPortal,
): string {
  return SMS_TEMPLATES[template][language]
    .replaceAll('{insurer}', insurer[language])
    .replaceAll('{phone}', phone)
    .replaceAll('{portal}', () => portal());
}

/** Whether operators take it for one variable of an SMS: short, and nothing but names, numbers and dates. */
export const fitsVariable = (value: string): boolean =>
  value !== '' && value.length <= MAX_VARIABLE && !UNSAFE.test(value) && !ADDRESS.test(value);

/**
 * The text of a message. Throws where the variables are not those of the template or could be free text, and where a text with a
 * link is made without `portal`.
 */
export function renderSms({ template, language, variables }: SmsContent, brand: Brand, portal?: Portal): string {
  const names: readonly string[] = SMS_TEMPLATES[template].variables;
  if (variables.length !== names.length) throw new Error(`the SMS ${template} has ${names.length} variables`);
  for (const [place, value] of variables.entries())
    if (!fitsVariable(value))
      throw new Error(`the ${names[place]} of the SMS ${template} is not one that operators accept`);
  return fillIn(registeredText(template, language, brand, portal), variables);
}

/** Puts values in the place of `{1}`, `{2}` … */
export function fillIn(text: string, variables: readonly string[]): string {
  return text.replaceAll(/\{(\d)\}/g, (_, number) => variables[Number(number) - 1] ?? '');
}
