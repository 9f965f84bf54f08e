import type { Brand } from '../../brand.ts';
import type { Language } from '../../platform/database/tables/content.ts';

const PLACEHOLDER = /\{(insurer|phone|phoneHours|email|address)\}/g;

/** Fills the insurer's name and ways to reach it into every text of a value; other braces stay. */
export function fillBrand<T>(value: T, brand: Brand, language: Language): T {
  const words = {
    insurer: brand.insurer[language],
    phone: brand.phone,
    phoneHours: brand.phoneHours[language],
    email: brand.email,
    address: brand.address[language],
  };
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(PLACEHOLDER, (_, name: keyof typeof words) => words[name]);
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part === 'object' && part !== null)
      return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, fill(inner)]));
    return part;
  };
  return fill(value) as T;
}
