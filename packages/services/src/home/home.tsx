import { useApp, useHref, useLocale, useServiceNames } from '@lifedesk/journey';
import {
  Button,
  Card,
  Columns,
  DocumentIcon,
  GoIcon,
  Heading,
  Link,
  Notice,
  PersonIcon,
  PhoneIcon,
  PolicyIcon,
  RequestsIcon,
  ReviveIcon,
  ServiceList,
  Stack,
} from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

export { home_description as description, home_pageName as pageName } from '../texts.ts';

/** The public front page. */
export default function HomeScreen(): ReactElement {
  const locale = useLocale();
  const { insurer, links } = useApp();
  const href = useHref();
  const company = href('corporate-login');
  const open = links.withoutSession?.() ?? [];
  const check = href('verify');
  return (
    <Stack gap="8">
      <Stack gap="2" measure="text">
        <Heading level={1}>{m.home_heading()}</Heading>
        <p>{m.home_lead()}</p>
      </Stack>
      <Columns split="halves">
        <Card heading={m.home_signIn()}>
          <Stack gap="4">
            <p>{m.home_signInHelp()}</p>
            <div>
              <Button href={href('login') ?? ''}>{m.home_signIn()}</Button>
            </div>
            {company && (
              <Link alone icon={GoIcon} href={company}>
                {m.home_company()}
              </Link>
            )}
          </Stack>
        </Card>
        <Card heading={m.home_withoutHeading()}>
          <Stack as="ul" gap="1">
            {open.map(({ id, href: address, name }) => (
              <li key={id}>
                <Link alone icon={GoIcon} href={address}>
                  {name()}
                </Link>
              </li>
            ))}
            {check && (
              <li>
                <Link alone icon={GoIcon} href={check}>
                  {m.home_check()}
                </Link>
              </li>
            )}
          </Stack>
        </Card>
      </Columns>
      <Stack as="section" gap="3" aria-labelledby="signed-in">
        <Heading level={2} id="signed-in">
          {m.home_signedInHeading()}
        </Heading>
        <ServiceList
          items={[
            { id: 'policies', label: m.home_policies(), icon: PolicyIcon },
            { id: 'documents', label: m.home_documents(), icon: DocumentIcon },
            { id: 'details', label: m.home_details(), icon: PersonIcon },
            { id: 'revive', label: m.home_revive(), icon: ReviveIcon },
            { id: 'requests', label: m.home_requests(), icon: RequestsIcon },
          ]}
        />
      </Stack>
      <ByPhone />
      <Notice title={m.home_safeHeading()}>{m.home_safeBody({ insurer: insurer.name[locale] })}</Notice>
    </Stack>
  );
}

/** Claims and help, which need no sign-in: a death first, with the number to call as a button, then the others. */
function ByPhone(): ReactElement {
  const { phone } = useApp().insurer;
  const guides = (useServiceNames()?.guides?.() ?? []).filter(({ group }) => group === 'claims' || group === 'help');
  const death = guides.find(({ id }) => id === 'claim');
  const call = (
    <div>
      <Button icon={PhoneIcon} href={`tel:${phone.dial}`}>
        {m.home_call({ phone: phone.read })}
      </Button>
    </div>
  );
  return (
    <Stack as="section" gap="3" aria-labelledby="by-phone">
      <Heading level={2} id="by-phone">
        {m.home_phoneHeading()}
      </Heading>
      {death ? (
        <Card heading={death.name()} headingLevel={3}>
          <Stack gap="4">
            <p>{death.how()}</p>
            {call}
          </Stack>
        </Card>
      ) : (
        call
      )}
      <ServiceList
        items={guides
          .filter((guide) => guide !== death)
          .map(({ id, name, how }) => ({ id, label: name(), icon: PhoneIcon, note: how() }))}
      />
    </Stack>
  );
}
