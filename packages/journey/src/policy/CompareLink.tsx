import * as m from '@lifedesk/journey/messages';
import { Link } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { customerAtom } from '../customer/customer.ts';
import { useHref } from '../provider/use-links.ts';

interface CompareLinkProps {
  /** The opaque id of the policy, or its number if that is all that is known. */
  readonly id?: string | undefined;
  readonly policyNo?: string | undefined;
}

/**
 * A link to the comparison of everything that can be done with the policy, before a step that cannot be undone. Renders
 * nothing if the app has no comparison.
 */
export function CompareLink({ id, policyNo }: CompareLinkProps): ReactElement | null {
  const policies = useAtomValue(customerAtom)?.policiesArray ?? [];
  const known = id ?? policies.find((policy) => policy.policyNo === policyNo)?.id;
  const href = useHref()('compare', known === undefined ? undefined : { id: known });
  if (href === undefined) return null;
  return (
    <Link alone href={href}>
      {m.policy_compare()}
    </Link>
  );
}
