import * as m from '@lifedesk/journey/messages';
import type { Problems } from '../../engine/define-journey.ts';
import type { Text } from '../../locale/locale.ts';
import type { ReviewedRow } from '../review/ReviewStep.tsx';

/** The value for all policies, if one may be chosen. */
export const allPolicies = 'all';

interface WhichValues {
  readonly [field: string]: unknown;
  readonly which: string;
}
interface WithPolicies {
  readonly policies: readonly { readonly policyNo: string; readonly id: string }[];
}

const name: Text = m.choosePolicy_step;

/** The step that asks which policy a change applies to, or all, as facts: skipped if there is only one. */
export const whichPolicies = {
  id: 'which',
  name,
  fields: ['which'],
  applies: (_values: WhichValues, { policies }: WithPolicies): boolean => policies.length > 1,
  problems: ({ which }: WhichValues): Problems<WhichValues> => (which ? {} : { which: m.choosePolicy_whichMissing }),
} as const;

/** The initial choice: the only policy, or the one that the address names by its opaque id. */
export function whichAtFirst({ policies }: WithPolicies, query: URLSearchParams): { which: string } {
  const id = query.get('id');
  const named = policies.find((policy) => policy.id === id) ?? (policies.length === 1 ? policies[0] : undefined);
  return { which: named?.policyNo ?? '' };
}

/** The numbers of the chosen policies. */
export function policyNosOf(which: string, { policies }: WithPolicies): string[] {
  const all = policies.map(({ policyNo }) => policyNo);
  return which === allPolicies ? all : all.filter((policyNo) => policyNo === which);
}

/** The chosen policies as rows of the review: the present value of each, and the new one for all. */
export function whichRows<Policy extends WithPolicies['policies'][number]>(
  which: string,
  context: { readonly policies: readonly Policy[] },
  { before, ...row }: Pick<ReviewedRow, 'after' | 'step'> & { readonly before: (policy: Policy) => string | undefined },
): ReviewedRow[] {
  const meant = policyNosOf(which, context);
  return context.policies
    .filter(({ policyNo }) => meant.includes(policyNo))
    .map((policy) => ({
      ...row,
      id: policy.policyNo,
      label: m.policy_number({ number: policy.policyNo }),
      before: before(policy) ?? null,
    }));
}
