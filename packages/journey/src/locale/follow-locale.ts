import { getTextDirection, overwriteGetLocale } from '@lifedesk/journey/locale';
import { localFlag, type SessionStore, setLocalFlag } from '@lifedesk/sdk';
import type { createStore } from 'jotai';
import { prepareErrorTextsAtom } from './error-text.ts';
import { firstLocale } from './locale.ts';
import { localeAtom } from './locale-atom.ts';

/**
 * Applies the language of the state to the messages and the page, and remembers it on the device.
 * @returns a function that stops following.
 */
export function followLocale(store: ReturnType<typeof createStore>, device: SessionStore): () => void {
  store.set(localeAtom, firstLocale(localFlag(device, 'language'), navigator.languages));
  overwriteGetLocale(() => store.get(localeAtom));
  const follow = () => {
    const locale = store.get(localeAtom);
    document.documentElement.lang = locale;
    document.documentElement.dir = getTextDirection(locale);
    // without it errors appear in the language of the server
    store.set(prepareErrorTextsAtom).catch((error: unknown) => console.warn('no texts of errors', error));
  };
  follow();
  return store.sub(localeAtom, () => {
    setLocalFlag(device, 'language', store.get(localeAtom));
    follow();
  });
}
