/** What `LoadJourney` says if a service is open to no policy: each reason once. Undefined if it is open to one. */
export function whyNoneAvailable(
  open: readonly unknown[],
  title: string,
  reasons: readonly string[],
  otherwise: string,
): { readonly title: string; readonly why: string } | undefined {
  return open.length > 0 ? undefined : { title, why: [...new Set(reasons)].join(' ') || otherwise };
}
