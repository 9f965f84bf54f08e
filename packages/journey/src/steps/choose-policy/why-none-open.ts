/** What `LoadJourney` says where no policy is open to a service: each reason of the others once. Undefined where one is open. */
export function whyNoneOpen(
  open: readonly unknown[],
  title: string,
  reasons: readonly string[],
  otherwise: string,
): { readonly title: string; readonly why: string } | undefined {
  return open.length > 0 ? undefined : { title, why: [...new Set(reasons)].join(' ') || otherwise };
}
