import { localeAtom, useLocale } from '@lifedesk/journey';
import { locales } from '@lifedesk/journey/locale';
import { Button, LanguageIcon, LanguageName } from '@lifedesk/ui';
import { useSetAtom } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

/** Offers each other language under its own name, in its own script. */
export function LanguageSwitch(): ReactElement {
  const current = useLocale();
  const setLocale = useSetAtom(localeAtom);
  const offer = (locale: (typeof locales)[number]) => (
    <Button
      key={locale}
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
