import * as m from '@lifedesk/journey/messages';
import { Card, Heading, Link, Paragraph, Stack } from '@lifedesk/ui';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useHref } from '../../provider/use-links.ts';
import type { ClosedPolicy } from './nothing-to-choose.ts';

interface ClosedPoliciesProps<Policy extends ClosedPolicy> {
  readonly heading: string;
  readonly policies: readonly Policy[];
  readonly why: (policy: Policy) => string;
  /** A link to what would open it. */
  readonly wayOut?: ((policy: Policy) => ReactNode) | undefined;
}

/** Policies that cannot be chosen, each with the reason and the waiting request; nothing if there are none. */
export function ClosedPolicies<Policy extends ClosedPolicy>({
  heading,
  policies,
  why,
  wayOut,
}: ClosedPoliciesProps<Policy>): ReactElement | null {
  const href = useHref();
  const id = useId();
  if (policies.length === 0) return null;
  return (
    <Stack as="section" gap="4" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      <Stack as="ul" gap="3">
        {policies.map((policy) => {
          const { policyNo, planName, ticket } = policy;
          const request = ticket && href('track-service-requests', { ticket });
          return (
            <li key={policyNo}>
              <Card aria-label={`${planName}, ${m.policy_number({ number: policyNo })}`}>
                <Stack gap="2">
                  <Heading level={3}>{planName}</Heading>
                  <p>{m.policy_number({ number: policyNo })}</p>
                  <Paragraph>{why(policy)}</Paragraph>
                  {request && <Link href={request}>{m.policy_followRequest()}</Link>}
                  {wayOut?.(policy)}
                </Stack>
              </Card>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
