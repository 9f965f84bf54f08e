import { ruleMessage, type SignInFacts, SignInScreen, useApp, useHref, useLocale } from '@lifedesk/journey';
import { checkClientId } from '@lifedesk/rules';
import { clientIdText } from '@lifedesk/rules/texts';
import { Card, GoIcon, Link, Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { corporateLogin } from './facts.ts';

export { corporateLogin_description as description } from '../texts.ts';

const facts: SignInFacts = {
  id: corporateLogin.id,
  workType: corporateLogin.workType,
  audience: 'corporate',
  read(text) {
    const help = m.corporateLogin_fieldHelp();
    const check = checkClientId(text);
    if (check.valid) return { help, value: check.value };
    return { help, says: ruleMessage(clientIdText, check.because) };
  },
  input: { name: 'clientId', inputMode: 'numeric', figures: true, maxLength: 20 },
  texts: {
    heading: m.corporateLogin_heading,
    lead: m.corporateLogin_lead,
    label: m.corporateLogin_field,
    other: m.corporateLogin_other,
    lockedHelp: m.corporateLogin_lockedHelp,
  },
};

/** The sign-in for companies. */
export default function CorporateLoginScreen(): ReactElement {
  return <SignInScreen facts={facts} aside={<CorporateAside />} />;
}

/** The link to the sign-in for people, who may come from a search engine, and how to avoid fraud. */
function CorporateAside(): ReactElement {
  const { insurer } = useApp();
  const signIn = useHref()('login');
  const locale = useLocale();
  return (
    <Stack gap="4">
      <Card heading={m.corporateLogin_peopleHeading()}>
        <Stack gap="3">
          <p>{m.corporateLogin_people()}</p>
          {signIn && (
            <Link alone icon={GoIcon} href={signIn}>
              {m.corporateLogin_toLogin()}
            </Link>
          )}
        </Stack>
      </Card>
      <Notice title={m.corporateLogin_safeHeading()}>
        {m.corporateLogin_safeBody({ insurer: insurer.name[locale] })}
      </Notice>
    </Stack>
  );
}
