import { localeAtom, useLocale } from '@lifedesk/journey';
import { locales } from '@lifedesk/journey/locale';
import { Button, LanguageIcon, LanguageName } from '@lifedesk/ui';
import { useSetAtom } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { useDeviceClass } from './device-class.ts';

/** Offers each other language under its own name, in its own script. */
export function LanguageSwitch(): ReactElement {
  const current = useLocale();
  const setLocale = useSetAtom(localeAtom);
  const isNarrow = useDeviceClass() === 'mobile';
  const offer = (locale: (typeof locales)[number]) => {
    const name = m.app_language({}, { locale });
    const short = m.app_languageShort({}, { locale });
    return (
      <Button
        key={locale}
        variant="ghost"
        size="small"
        icon={LanguageIcon}
        lang={locale}
        aria-label={isNarrow ? `${short}, ${name}` : name}
        onClick={() => setLocale(locale)}
      >
        <LanguageName lang={locale}>{isNarrow ? short : name}</LanguageName>
      </Button>
    );
  };
  return <>{locales.filter((locale) => locale !== current).map(offer)}</>;
}
