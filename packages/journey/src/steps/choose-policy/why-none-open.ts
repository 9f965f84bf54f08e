/** Why there is nothing to choose: each reason of the policies once, or another sentence where there are none. */
export const reasonsOnce = (reasons: readonly string[], otherwise: string): string =>
  [...new Set(reasons)].join(' ') || otherwise;

/** What `LoadJourney` says where no policy is open to a service: each reason of the others once. Undefined where one is open. */
export function whyNoneOpen(
  open: readonly unknown[],
  title: string,
  reasons: readonly string[],
  otherwise: string,
): { readonly title: string; readonly why: string } | undefined {
  return open.length > 0 ? undefined : { title, why: reasonsOnce(reasons, otherwise) };
}
