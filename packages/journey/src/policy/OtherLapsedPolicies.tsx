import * as m from '@lifedesk/journey/messages';
import {
  parseDayFirstDate,
  parseIsoDate,
  type RestorationWay,
  type RevivalReason,
  todayInIndia,
} from '@lifedesk/rules';
import { revivalText, whatIsLeftText } from '@lifedesk/rules/texts';
import { Card, Heading, Link, Stack } from '@lifedesk/ui';
import { type ReactElement, useId } from 'react';
import { useLocale } from '../locale/locale-atom.ts';
import { useApp } from '../provider/app.ts';
import { useHref } from '../provider/use-links.ts';

interface OtherLapsedPolicy {
  readonly policyNo: string;
  readonly id: string;
  readonly planName: string;
  readonly policyStatusCode?: string;
  readonly dueDate?: string;
  readonly revivalDate?: string;
  readonly because: RevivalReason;
}

interface OtherLapsedPoliciesProps<Policy extends OtherLapsedPolicy> {
  readonly heading: string;
  readonly policies: readonly Policy[];
  /** How a policy can get back in force today, through another service. */
  readonly wayOf: (policy: Policy) => RestorationWay;
}

/**
 * Lapsed policies that a service cannot put back in force: each with the reason, and the service that can or what is
 * left of the policy.
 */
export function OtherLapsedPolicies<Policy extends OtherLapsedPolicy>({
  heading,
  policies,
  wayOf,
}: OtherLapsedPoliciesProps<Policy>): ReactElement {
  const today = todayInIndia(useApp().now());
  const language = useLocale();
  const id = useId();
  return (
    <Stack as="section" gap="4" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      <Stack as="ul" gap="3">
        {policies.map((policy) => {
          const { policyNo, planName, policyStatusCode, because } = policy;
          const facts = {
            dueDate: parseDayFirstDate(policy.dueDate),
            revivalDate: parseIsoDate(policy.revivalDate),
            today,
          };
          const way = wayOf(policy);
          return (
            <li key={policyNo}>
              {/* several may be of the same plan: the number tells them apart */}
              <Card aria-label={`${planName}, ${m.policy_number({ number: policyNo })}`}>
                <Stack gap="2">
                  <Heading level={3}>{planName}</Heading>
                  <p>{m.policy_number({ number: policyNo })}</p>
                  <p>{revivalText(because, facts, language)}</p>
                  {way === 'none' && policyStatusCode && <p>{whatIsLeftText(policyStatusCode, language)}</p>}
                  <WayOut id={policy.id} way={way} />
                </Stack>
              </Card>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}

function WayOut({ id, way }: { readonly id: string; readonly way: RestorationWay }): ReactElement {
  const { phone } = useApp().insurer;
  const href = useHref();
  const revive = href('revival-scheme', { id });
  const reinstate = href('reinstatement', { id });
  if (way === 'revival' && revive)
    return (
      <Link alone href={revive}>
        {m.policy_revive()}
      </Link>
    );
  if (way === 'reinstatement' && reinstate)
    return (
      <Link alone href={reinstate}>
        {m.policy_reinstate()}
      </Link>
    );
  return (
    <Link alone href={`tel:${phone.dial}`}>
      {m.attention_call({ phone: phone.read })}
    </Link>
  );
}
