import { useApp, useHref, useLocale } from '@lifedesk/journey';
import { parseDayFirstDate, parseIsoDate, todayInIndia } from '@lifedesk/rules';
import { revivalText, whatIsLeftText } from '@lifedesk/rules/texts';
import type { Schemas } from '@lifedesk/sdk';
import { Card, Heading, Link, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

type Policy = Schemas['ReinstatementPolicy'];

/** Lapsed policies that are not reinstated: each with the reason, and the way to its revival or what is left of it. */
export function OtherPolicies({ policies }: { readonly policies: readonly Policy[] }): ReactElement {
  const today = todayInIndia(useApp().now());
  const language = useLocale();
  return (
    <Stack as="section" gap="4" aria-labelledby="other-policies">
      <Heading level={2} id="other-policies">
        {m.reinstatement_othersHeading()}
      </Heading>
      <Stack as="ul" gap="3">
        {policies.map((policy) => (
          <li key={policy.policyNo}>
            <Card aria-label={`${policy.planName}, ${m.policy_number({ number: policy.policyNo })}`}>
              <Stack gap="2">
                <Heading level={3}>{policy.planName}</Heading>
                <p>{m.policy_number({ number: policy.policyNo })}</p>
                <p>
                  {revivalText(
                    policy.because,
                    {
                      dueDate: parseDayFirstDate(policy.dueDate),
                      revivalDate: parseIsoDate(policy.revivalDate),
                      today,
                    },
                    language,
                  )}
                </p>
                {policy.way === 'none' && <p>{whatIsLeftText(policy.policyStatusCode, language)}</p>}
                <WayOut policy={policy} />
              </Stack>
            </Card>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function WayOut({ policy }: { readonly policy: Policy }): ReactElement {
  const { phone } = useApp().insurer;
  const revive = useHref()('revival-scheme', { id: policy.id });
  return policy.way === 'revival' && revive ? (
    <Link alone href={revive}>
      {m.reinstatement_revive()}
    </Link>
  ) : (
    <Link alone href={`tel:${phone.replaceAll(' ', '')}`}>
      {m.reinstatement_call({ phone })}
    </Link>
  );
}
