import { getLocale } from '@lifedesk/journey/locale';
import type { Language } from '@lifedesk/rules/texts';

/** The sentence of a rule as a message: in the language of the page when it is shown. */
export function ruleMessage<Reason>(
  text: (because: Reason, language: Language) => string,
  because: Reason,
): () => string {
  return () => text(because, getLocale());
}
