import { useLocale } from '@lifedesk/journey';
import { Link, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { usePortal } from './portal.ts';

/** Contact details, on every page. */
export function Footer(): ReactElement {
  const { brand } = usePortal().config;
  const locale = useLocale();
  return (
    <Stack gap="2">
      <p>
        <strong>{m.app_helpHeading()}</strong> {brand.phoneHours[locale]}
      </p>
      <p>
        <Link alone href={`tel:${brand.phone.dial}`}>
          {m.app_helpCall({ phone: brand.phone.read })}
        </Link>
        {/* no dot, which would be alone at the end of a line on a phone */}
        {'\u2003'}
        <Link alone href={`mailto:${brand.email}`}>
          {m.app_helpMail({ email: brand.email })}
        </Link>
      </p>
      <p>
        {brand.address[locale]}
        {brand.registration && (
          <>
            {/* no dot here either */}
            {'\u2003'}
            {brand.registration}
          </>
        )}
      </p>
    </Stack>
  );
}
