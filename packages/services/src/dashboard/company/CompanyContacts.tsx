import { type CorporateAnswer, useHref } from '@lifedesk/journey';
import { Card, DataList, Inline, Link, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';

/** The company's contacts, masked, with links to change them. */
export function CompanyContacts({ company }: { readonly company: CorporateAnswer }): ReactElement {
  const { mobileNo, emailId } = company;
  const hrefOf = useHref();
  const none = m.companyDashboard_contactNone();
  const ways = [
    { href: hrefOf('update-mobile'), words: m.companyDashboard_changeMobile() },
    { href: hrefOf('update-email'), words: m.companyDashboard_changeEmail() },
  ];
  return (
    <Card heading={m.companyDashboard_contacts()}>
      <Stack gap="3">
        <DataList
          items={[
            { label: m.companyDashboard_mobile(), value: mobileNo ?? none, figure: true },
            { label: m.companyDashboard_email(), value: emailId ?? none, figure: true },
          ]}
        />
        <Inline gap="4" stackOnPhone>
          {ways.map(
            ({ href, words }) =>
              href && (
                <Link key={href} alone href={href}>
                  {words}
                </Link>
              ),
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
