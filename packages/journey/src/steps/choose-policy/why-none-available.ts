import type { ClosedForReason, ClosedPolicy, NothingToChoose } from './nothing-to-choose.ts';

/**
 * What `LoadJourney` says if a service is open to no policy: why, and of several policies each with its reason.
 * Undefined if it is open to one.
 */
export function whyNoneAvailable(
  open: readonly unknown[],
  title: string,
  closed: readonly ClosedForReason[],
  otherwise: string,
): NothingToChoose | undefined {
  if (open.length > 0) return undefined;
  return closed.length > 1 ? { title, closed } : { title, why: closed[0]?.why ?? otherwise };
}

/** Policies with their reasons. One whose reason has no text, such as that of a newer server, is left out. */
export const withReasons = <Policy extends ClosedPolicy>(
  policies: readonly Policy[] | undefined,
  reason: (policy: Policy) => string | undefined,
): ClosedForReason[] =>
  (policies ?? []).flatMap((policy) => {
    const why = reason(policy);
    if (why === undefined) return [];
    const { policyNo, planName, ticket } = policy;
    return [{ policyNo, planName, ticket, why }];
  });
