import { useApp, useHref, useLocale } from '@lifedesk/journey';
import { Card, GoIcon, Link, Notice, Stack } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';

/** What is possible without signing in, and how to avoid fraud. */
export function LoginAside(): ReactElement {
  const { insurer, links } = useApp();
  const locale = useLocale();
  const href = useHref();
  // closed to someone who has just signed in; the page stays as it is until the next one loads
  const [company] = useState(() => href('corporate-login'));
  const open = links.withoutSession?.() ?? [];
  return (
    <Stack gap="4">
      {open.length > 0 && (
        <Card heading={m.login_quickHeading()}>
          <Stack as="ul" gap="1">
            {open.map(({ id, href, name }) => (
              <li key={id}>
                <Link alone icon={GoIcon} href={href}>
                  {name()}
                </Link>
              </li>
            ))}
          </Stack>
        </Card>
      )}
      {company && (
        <Card heading={m.login_companyHeading()}>
          <Link alone icon={GoIcon} href={company}>
            {m.login_company()}
          </Link>
        </Card>
      )}
      <Notice title={m.login_safeHeading()}>{m.login_safeBody({ insurer: insurer.name[locale] })}</Notice>
    </Stack>
  );
}
