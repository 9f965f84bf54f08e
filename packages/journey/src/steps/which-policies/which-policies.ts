import * as m from '@lifedesk/journey/messages';
import type { Problems } from '../../engine/define-journey.ts';
import type { ReviewedRow } from '../review/ReviewStep.tsx';

/** Means all policies, where one may be chosen. */
export const allPolicies = 'all';

interface WhichValues {
  readonly [field: string]: unknown;
  readonly which: string;
}
interface WithPolicies {
  readonly policies: readonly { readonly policyNo: string; readonly id: string }[];
}

/** The step that asks for which policy something holds, or for all, as facts: spared where there is but one. */
export const whichPolicies = {
  id: 'which',
  name: m.choosePolicy_step,
  fields: ['which'],
  applies: (_values: WhichValues, { policies }: WithPolicies): boolean => policies.length > 1,
  problems: ({ which }: WhichValues): Problems<WhichValues> => (which ? {} : { which: m.choosePolicy_whichMissing }),
} as const;

/** What is chosen at the beginning: the only policy, or the one that the address names by its opaque id. */
export function whichAtFirst({ policies }: WithPolicies, query: URLSearchParams): { which: string } {
  const id = query.get('id');
  const named = policies.find((policy) => policy.id === id) ?? (policies.length === 1 ? policies[0] : undefined);
  return { which: named?.policyNo ?? '' };
}

/** The numbers of the policies that are meant. */
export function policyNosOf(which: string, { policies }: WithPolicies): string[] {
  const all = policies.map(({ policyNo }) => policyNo);
  return which === allPolicies ? all : all.filter((policyNo) => policyNo === which);
}

/** The policies that are meant as rows of the review: what holds for each now, and what will hold for all of them. */
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
