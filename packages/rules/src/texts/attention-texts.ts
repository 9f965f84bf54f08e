import { attention } from '../paraglide/areas/attention.js';
import { type AttentionFacts, valuesOf, withCause } from './attention-values.ts';
import type { Language } from './language.ts';

/**
 * What a customer should do, by when: "The premium of ₹24,500.00 was due on 05/12/2026. Cover continues if it is paid by 04/01/2027." It fits where
 * policies are listed and on the page of one.
 * `count` is the number of policies or requests, if several are listed together.
 */
export function attentionText(item: AttentionFacts, language: Language, count = 1): string {
  return withCause(attention[item.because](valuesOf(item, count), { locale: language }), item, language);
}
