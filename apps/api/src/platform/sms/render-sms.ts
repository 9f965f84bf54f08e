import { OTP_LIMITS } from '@lifedesk/rules';
import type { Brand } from '../../brand.ts';
import type { Sms } from '../../ports/sms-sender.ts';
import type { Language } from '../language.ts';
import { NOTICES, type NoticeTemplate, SMS_TEMPLATES, type SmsTemplate } from './sms-templates.ts';

/** The maximum length of one variable that operators accept. */
const MAX_VARIABLE = 30;
/** Variables are names, numbers and dates: nothing that makes a line break, a link or another variable. */
const ADDRESS = /:\/\/|www\.|[\p{L}\d]\.[\p{L}]{2,}/u;
const UNSAFE = /[\p{Cc}\p{Cs}{}]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A template with the values of its variables. */
export interface SmsContent<Name extends SmsTemplate = SmsTemplate> {
  readonly template: Name;
  readonly language: Language;
  /** One per variable of the template. */
  readonly variables: readonly string[];
}

/** The origin of this installation's portal, such as `https://portal.example`. */
type Portal = () => string;
const unknownPortal: Portal = () => {
  throw new Error("a text with a link needs the portal's address");
};

/** The text for this insurer and its portal. */
const write = (
  { template, language, variables }: SmsContent,
  { smsName, phone }: Brand,
  portal: Portal = unknownPortal,
): string =>
  SMS_TEMPLATES[template].write(
    variables,
    {
      insurer: smsName[language],
      phone: phone.read,
      minutes: String(OTP_LIMITS.lifetimeSeconds / 60),
      portal,
    },
    { locale: language },
  );

/** The sentence that the email says, too. There its variables may have any length. */
export const noticeSentence = ({ template, language, variables }: SmsContent<NoticeTemplate>): string =>
  NOTICES[template].writeSentence(variables, { locale: language });

/** The text as registered, with its variables as `{1}`, `{2}` … */
export const registeredText = (template: SmsTemplate, language: Language, brand: Brand, portal?: Portal): string =>
  write(
    { template, language, variables: SMS_TEMPLATES[template].variables.map((_, at) => `{${at + 1}}`) },
    brand,
    portal,
  );

/** Whether operators accept it as one variable of an SMS: short, and only names, numbers and dates. */
export const fitsVariable = (value: string): boolean =>
  value !== '' && value.length <= MAX_VARIABLE && !UNSAFE.test(value) && !ADDRESS.test(value);

/**
 * The text of a message. Throws if the variables do not match the template or could be free text, or if a text with a
 * link has no `portal`.
 */
export function renderSms(content: SmsContent, brand: Brand, portal?: Portal): string {
  const { template, variables } = content;
  const names: readonly string[] = SMS_TEMPLATES[template].variables;
  if (variables.length !== names.length) throw new Error(`the SMS ${template} has ${names.length} variables`);
  for (const [place, value] of variables.entries())
    if (!fitsVariable(value)) throw new Error(`operators do not accept the ${names[place]} of the SMS ${template}`);
  return write(content, brand, portal);
}

/** A message for the sender, with its text. Throws like `renderSms`. */
export const toSms = (content: SmsContent, brand: Brand, portal?: Portal): Omit<Sms, 'to'> => ({
  templateId: brand.sms.templates[content.template][content.language],
  variables: content.variables,
  text: renderSms(content, brand, portal),
});
