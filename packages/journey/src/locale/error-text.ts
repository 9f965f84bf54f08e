import type { ErrorCode, MessageKey } from '@lifedesk/sdk';
import { atom } from 'jotai';
import { localeAtom } from './locale-atom.ts';

type Hindi = typeof import('./catalogue-hi.ts');

const hindiAtom = atom<Hindi | undefined>(undefined);

/** Fetches the Hindi catalogue once the language is Hindi: an error that says that the network is away cannot fetch it. */
export const prepareErrorTextsAtom = atom(null, async (get, set) => {
  if (get(localeAtom) !== 'hi' || get(hindiAtom)) return;
  set(hindiAtom, await import('./catalogue-hi.ts'));
});

/** What an error says: its message, and what that can be translated by. */
export interface ErrorSaying {
  readonly message: string;
  readonly messageKey?: MessageKey | undefined;
  readonly code?: ErrorCode | undefined;
}

/** Something to say: a message of the portal, or an error. Kept unworded, so that it follows the language of the page. */
export type Saying = ErrorSaying | (() => string);

/** Words a saying in the language of the page. A message that only the server knows stays in the server's words. */
export const wordingAtom = atom((get) => {
  const hindi = get(localeAtom) === 'hi' ? get(hindiAtom) : undefined;
  return (says: Saying): string => {
    if (typeof says === 'function') return says();
    const { message, messageKey, code } = says;
    return (messageKey && hindi?.catalogue[messageKey]) ?? (code && hindi?.byCode[code]) ?? message;
  };
});
