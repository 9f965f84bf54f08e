import { Button, LanguageIcon } from '@lifedesk/ui';
import { useSetAtom } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../paraglide/messages.js';
import { localeAtom, useLocale } from '../state/locale.ts';

/** Offers the other language under its own name, in its own script. */
export function LanguageSwitch(): ReactElement {
  const locale = useLocale();
  const setLocale = useSetAtom(localeAtom);
  const other = locale === 'en' ? 'hi' : 'en';
  return (
    <Button variant="ghost" size="small" icon={LanguageIcon} lang={other} onClick={() => setLocale(other)}>
      {other === 'hi' ? m.app_hindi() : m.app_english()}
    </Button>
  );
}
