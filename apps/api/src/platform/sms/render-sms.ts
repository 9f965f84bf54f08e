import type { Brand } from '../../brand.ts';
import type { Language } from '../database/tables/content.ts';
import { SMS_TEMPLATES, type SmsTemplate } from './sms-templates.ts';

/** The maximum length of one variable that operators accept. */
const MAX_VARIABLE = 30;
/** Variables are names, numbers and dates: nothing that makes a line break, a link or another variable. */
const ADDRESS = /:\/\/|www\.|[\p{L}\d]\.[\p{L}]{2,}/u;
const UNSAFE = /[\p{Cc}\p{Cs}{}]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A template with the values of its numbered variables. */
export interface SmsContent {
  readonly template: SmsTemplate;
  readonly language: Language;
  /** One per numbered variable of the template. */
  readonly variables: readonly string[];
}

/** The origin of this installation's portal, such as `https://portal.example`. */
type Portal = () => string;
const unknownPortal: Portal = () => {
  throw new Error("a text with a link needs the portal's address");
};

/** The text as registered for this insurer and its portal, with its numbered variables unfilled. */
export function registeredText(
  template: SmsTemplate,
  language: Language,
  { smsName, phone }: Brand,
  portal: Portal = unknownPortal,
): string {
  return SMS_TEMPLATES[template][language]
    .replaceAll('{insurer}', smsName[language])
    .replaceAll('{phone}', phone.read)
    .replaceAll('{portal}', () => portal());
}

/** Whether operators accept it as one variable of an SMS: short, and only names, numbers and dates. */
export const fitsVariable = (value: string): boolean =>
  value !== '' && value.length <= MAX_VARIABLE && !UNSAFE.test(value) && !ADDRESS.test(value);

/**
 * The text of a message. Throws if the variables do not match the template or could be free text, or if a text with a
 * link has no `portal`.
 */
export function renderSms({ template, language, variables }: SmsContent, brand: Brand, portal?: Portal): string {
  const names: readonly string[] = SMS_TEMPLATES[template].variables;
  if (variables.length !== names.length) throw new Error(`the SMS ${template} has ${names.length} variables`);
  for (const [place, value] of variables.entries())
    if (!fitsVariable(value)) throw new Error(`operators do not accept the ${names[place]} of the SMS ${template}`);
  return fillIn(registeredText(template, language, brand, portal), variables);
}

/** Replaces `{1}`, `{2}` … with values. */
export function fillIn(text: string, variables: readonly string[]): string {
  return text.replaceAll(/\{(\d)\}/g, (_, number) => variables[Number(number) - 1] ?? '');
}
