import { localeAtom, useLocale } from '@lifedesk/journey';
import { locales } from '@lifedesk/journey/locale';
import { Button, LanguageIcon, LanguageName } from '@lifedesk/ui';
import { useSetAtom } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

/**
 * Offers each other language under its own name, in its own script. A button that was pressed then offers the language of before, and
 * keeps the focus: a screen reader says its new name, and the next Tab goes on from there.
 */
export function LanguageSwitch(): ReactElement {
  const current = useLocale();
  const setLocale = useSetAtom(localeAtom);
  const offer = (locale: (typeof locales)[number], place: number) => (
    <Button
      // not the language, so that the button stays when it offers another one
      key={locales[place]}
      variant="ghost"
      size="small"
      icon={LanguageIcon}
      lang={locale}
      onClick={() => setLocale(locale)}
    >
      <LanguageName lang={locale}>{m.app_language({}, { locale })}</LanguageName>
    </Button>
  );
  return <>{locales.filter((locale) => locale !== current).map(offer)}</>;
}
