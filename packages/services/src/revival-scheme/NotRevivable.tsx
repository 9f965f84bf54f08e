import { useApp, useHref, useLocale } from '@lifedesk/journey';
import { type CalendarDate, restorationWay, todayInIndia } from '@lifedesk/rules';
import { revivalText, whatIsLeftText } from '@lifedesk/rules/texts';
import { Card, Heading, Link, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { type LapsedPolicy, revivalFacts } from './cost.ts';

/** Lapsed policies that cannot be revived, each with the clause of the rule that says why, and what can be done instead. */
export function NotRevivable({ policies }: { readonly policies: readonly LapsedPolicy[] }): ReactElement {
  const today = todayInIndia(useApp().now());
  const language = useLocale();
  return (
    <Stack as="section" gap="4" aria-labelledby="not-revivable">
      <Heading level={2} id="not-revivable">
        {m.revivalScheme_othersHeading()}
      </Heading>
      <Stack as="ul" gap="3">
        {policies.map((policy) => (
          <li key={policy.policyNo}>
            {/* of one plan there may be several: the number tells them apart */}
            <Card aria-label={`${policy.planName}, ${m.policy_number({ number: policy.policyNo })}`}>
              <Stack gap="2">
                <Heading level={3}>{policy.planName}</Heading>
                <p>{m.policy_number({ number: policy.policyNo })}</p>
                <p>{revivalText(policy.because, revivalFacts(policy, today), language)}</p>
                {!isReinstatable(policy, today) && policy.policyStatusCode && (
                  <p>{whatIsLeftText(policy.policyStatusCode, language)}</p>
                )}
                <WayOut policy={policy} canReinstate={isReinstatable(policy, today)} />
              </Stack>
            </Card>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** What puts it back in force today, by the rule that decides it everywhere. */
const isReinstatable = (policy: LapsedPolicy, today: CalendarDate): boolean =>
  restorationWay({
    ...revivalFacts(policy, today),
    policyStatusCode: policy.policyStatusCode,
    premiumLeft: policy.isEligible,
  }) === 'reinstatement';

/** Below 180 days a policy is reinstated; anything else is talked over. */
function WayOut({
  policy,
  canReinstate,
}: {
  readonly policy: LapsedPolicy;
  readonly canReinstate: boolean;
}): ReactElement {
  const { phone } = useApp().insurer;
  const reinstate = useHref()('reinstatement', { id: policy.id });
  if (canReinstate && reinstate)
    return (
      <Link alone href={reinstate}>
        {m.revivalScheme_reinstate()}
      </Link>
    );
  return (
    <Link alone href={`tel:${phone.replaceAll(' ', '')}`}>
      {m.revivalScheme_call({ phone })}
    </Link>
  );
}
