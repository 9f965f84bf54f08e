import type { CalendarDate } from '@lifedesk/rules';
import { reversalText } from '@lifedesk/rules/texts';
import type { Brand } from '../../brand.ts';
import type { Language } from '../../platform/language.ts';

const PLACEHOLDER = /\{(insurer|phone|phoneHours|email|address|reversal)\}/g;

/** Values for the texts: the insurer, and what the rules say today. */
interface Facts {
  readonly brand: Brand;
  readonly language: Language;
  readonly today: CalendarDate;
}

/**
 * Fills the insurer's name, contact details and current rules into every text of a value. Leaves other braces as they
 * are.
 */
export function fillTexts<T>(value: T, { brand, language, today }: Facts): T {
  const words = {
    insurer: brand.insurer[language],
    phone: brand.phone.read,
    phoneHours: brand.phoneHours[language],
    email: brand.email,
    address: brand.address[language],
    reversal: reversalText(today, language),
  };
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(PLACEHOLDER, (_, name: keyof typeof words) => words[name]);
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part === 'object' && part !== null)
      return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, fill(inner)]));
    return part;
  };
  // biome-ignore lint/plugin/casts: only texts change, and stay texts
  return fill(value) as T;
}
