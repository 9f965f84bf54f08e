import { Card, GoIcon, Link, Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { usePortal } from '../../app/portal.ts';
import * as m from '../../paraglide/messages.js';
import { quickLinks } from '../../registry/quick-links.ts';
import { addressOf } from '../../registry/registry.ts';
import { services } from '../../registry/services.ts';
import { to } from '../../registry/to.ts';
import { useLocale } from '../../state/locale.ts';

/** What can be done without signing in, and how not to be cheated. */
export function LoginAside(): ReactElement {
  const { brand } = usePortal().config;
  const locale = useLocale();
  const links = quickLinks(services);
  return (
    <Stack gap="4">
      {links.length > 0 && (
        <Card heading={m.login_quickHeading()}>
          <Stack as="ul" gap="1">
            {links.map(({ id, label }) => (
              <li key={id}>
                <Link alone icon={GoIcon} href={addressOf(id)}>
                  {label()}
                </Link>
              </li>
            ))}
          </Stack>
        </Card>
      )}
      <Card heading={m.login_companyHeading()}>
        <Link alone icon={GoIcon} href={to('corporate-login')}>
          {m.login_company()}
        </Link>
      </Card>
      <Notice title={m.login_safeHeading()}>{m.login_safeBody({ insurer: brand.insurer[locale] })}</Notice>
    </Stack>
  );
}
