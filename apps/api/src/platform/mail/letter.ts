import { stripNameTitle } from '@lifedesk/rules';
import type { Brand } from '../../brand.ts';
import { type Language, m } from '../language.ts';

/** The person who is greeted. */
interface Recipient {
  name: string;
  name_hi: string | null;
}

/** The content of a template, without the shared greeting and signature. */
export interface Letter {
  subject: string;
  /** Paragraphs; a list of labelled values counts as one. */
  parts: readonly (string | readonly (readonly [label: string, value: string])[])[];
  /** A notice that the insurer sends on its own, not on a request in the portal. */
  isNotice?: boolean;
}

/** Writes a letter about the facts in a language. */
export type Template<Facts> = (facts: Facts, brand: Brand, language: Language) => Letter;

/** The complete message: greeting, content, contact details, signature. */
export function writeLetter(
  { subject, parts, isNotice = false }: Letter,
  recipient: Recipient,
  brand: Brand,
  language: Language,
): { subject: string; text: string } {
  const locale = { locale: language };
  const insurer = brand.insurer[language];
  const name = language === 'hi' && recipient.name_hi ? recipient.name_hi : stripNameTitle(recipient.name);
  const paragraphs = parts.map((part) =>
    typeof part === 'string' ? part : part.map(([label, value]) => `${label}: ${value}`).join('\n'),
  );
  const text = [
    m.letter_greeting({ name }, locale),
    ...paragraphs,
    m.letter_help({ phone: brand.phone.read, hours: brand.phoneHours[language], email: brand.email }, locale),
    `${insurer}\n${brand.address[language]}`,
    (isNotice ? m.letter_noticeCaution : m.letter_caution)({ insurer }, locale),
  ].join('\n\n');
  return { subject, text };
}
