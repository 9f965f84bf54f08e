import { localeAtom, useLocale } from '@lifedesk/journey';
import { Button, LanguageIcon, LanguageName } from '@lifedesk/ui';
import { useSetAtom } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { useDeviceClass } from './device-class.ts';

/** Offers the other language under its own name, in its own script. */
export function LanguageSwitch(): ReactElement {
  const locale = useLocale();
  const setLocale = useSetAtom(localeAtom);
  const device = useDeviceClass();
  const other = locale === 'en' ? 'hi' : 'en';
  const name = other === 'hi' ? m.app_hindi() : m.app_english();
  const short = other === 'hi' ? m.app_hindiShort() : m.app_englishShort();
  return (
    <Button
      variant="ghost"
      size="small"
      icon={LanguageIcon}
      lang={other}
      aria-label={device === 'mobile' ? `${short}, ${name}` : name}
      onClick={() => setLocale(other)}
    >
      <LanguageName lang={other}>{device === 'mobile' ? short : name}</LanguageName>
    </Button>
  );
}
