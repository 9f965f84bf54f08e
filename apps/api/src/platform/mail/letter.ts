import { stripNameTitle } from '@lifedesk/rules';
import type { Brand } from '../../brand.ts';
import type { Language } from '../database/tables/content.ts';

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

/** Writes one template in one language. */
export type Template<Facts> = (facts: Facts, brand: Brand) => Letter;
export type Templates<Facts> = Readonly<Record<Language, Template<Facts>>>;

const FRAME = {
  en: {
    greeting: (name: string) => `Dear ${name},`,
    help: (brand: Brand) => `Questions? Call ${brand.phone.read} (${brand.phoneHours.en}) or write to ${brand.email}.`,
    noticeCaution: (insurer: string) => `${insurer} never asks for your OTP, PIN or card details.`,
    caution: (insurer: string) =>
      `This message went to your registered e-mail address because someone asked for it on the portal. If that was not you, please call us. ${insurer} never asks for your OTP, PIN or card details.`,
  },
  hi: {
    greeting: (name: string) => `प्रिय ${name},`,
    help: (brand: Brand) =>
      `कोई सवाल? ${brand.phone.read} (${brand.phoneHours.hi}) पर कॉल करें या ${brand.email} पर लिखें।`,
    noticeCaution: (insurer: string) => `${insurer} की ओर से आपसे कभी OTP, PIN या कार्ड की जानकारी नहीं माँगी जाती।`,
    caution: (insurer: string) =>
      `यह संदेश आपके रजिस्टर्ड ई-मेल पते पर इसलिए आया है क्योंकि पोर्टल पर इसे माँगा गया था। अगर आपने नहीं माँगा, तो कृपया हमें कॉल करें। ${insurer} की ओर से आपसे कभी OTP, PIN या कार्ड की जानकारी नहीं माँगी जाती।`,
  },
};

/** The complete message: greeting, content, contact details, signature. */
export function writeLetter(
  { subject, parts, isNotice = false }: Letter,
  recipient: Recipient,
  brand: Brand,
  language: Language,
): { subject: string; text: string } {
  const frame = FRAME[language];
  const insurer = brand.insurer[language];
  const name = language === 'hi' && recipient.name_hi ? recipient.name_hi : stripNameTitle(recipient.name);
  const paragraphs = parts.map((part) =>
    typeof part === 'string' ? part : part.map(([label, value]) => `${label}: ${value}`).join('\n'),
  );
  const text = [
    frame.greeting(name),
    ...paragraphs,
    frame.help(brand),
    `${insurer}\n${brand.address[language]}`,
    isNotice ? frame.noticeCaution(insurer) : frame.caution(insurer),
  ].join('\n\n');
  return { subject, text };
}
