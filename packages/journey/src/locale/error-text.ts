import { baseLocale } from '@lifedesk/journey/locale';
import type { ErrorCode, MessageKey } from '@lifedesk/sdk';
import { atom } from 'jotai';
import { localeAtom } from './locale-atom.ts';

const textsAtom = atom<typeof import('./error-messages.ts') | undefined>(undefined);

/**
 * Loads the texts of errors as soon as the language is not that of the server: they could not load when the network is down.
 */
export const prepareErrorTextsAtom = atom(null, async (get, set) => {
  if (get(localeAtom) === baseLocale || get(textsAtom)) return;
  set(textsAtom, await import('./error-messages.ts'));
});

/** The message of an error, and the keys of its translation. */
export interface TranslatableError {
  readonly message: string;
  /** The customer's text of an error whose `message` is for a log. */
  readonly customerMessage?: string;
  readonly messageKey?: MessageKey | undefined;
  readonly code?: ErrorCode | undefined;
}

/** A text of the portal or an error, stored untranslated so that it follows the language of the page. */
export type Message = TranslatableError | (() => string);

/**
 * Translates a message into the language of the page. A message that only the server knows stays as the server wrote
 * it.
 */
export const translateAtom = atom((get) => {
  const locale = get(localeAtom);
  const texts = locale === baseLocale ? undefined : get(textsAtom);
  return (from: Message): string => {
    if (typeof from === 'function') return from();
    const { message, customerMessage = message, messageKey, code } = from;
    const text = (messageKey && texts?.catalogue[messageKey]) ?? (code && texts?.byCode[code]);
    return text ? text({}, { locale }) : customerMessage;
  };
});
