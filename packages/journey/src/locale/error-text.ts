import type { ErrorCode, MessageKey } from '@lifedesk/sdk';
import { atom } from 'jotai';
import { localeAtom } from './locale-atom.ts';

type Hindi = typeof import('./catalogue-hi.ts');

const hindiAtom = atom<Hindi | undefined>(undefined);

/** Loads the Hindi catalogue as soon as the language is Hindi: it could not load when the network is down. */
export const prepareErrorTextsAtom = atom(null, async (get, set) => {
  if (get(localeAtom) !== 'hi' || get(hindiAtom)) return;
  set(hindiAtom, await import('./catalogue-hi.ts'));
});

/** The message of an error, and the keys of its translation. */
export interface TranslatableError {
  readonly message: string;
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
  const hindi = get(localeAtom) === 'hi' ? get(hindiAtom) : undefined;
  return (from: Message): string => {
    if (typeof from === 'function') return from();
    const { message, messageKey, code } = from;
    return (messageKey && hindi?.catalogue[messageKey]) ?? (code && hindi?.byCode[code]) ?? message;
  };
});
