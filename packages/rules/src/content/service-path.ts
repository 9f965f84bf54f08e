/** What a path may have beside the service: the prefix that every service also has (specification section 2), closing slashes, query, fragment. */
const BESIDE = /^\/cs(?=\/|$)|\/*(?:[?#].*)?$/gs;

/** The one form of a path to compare by: without the `/cs` prefix, query, fragment and closing slash. `/cs/pay-loan/?id=7` is `/pay-loan`. */
export function servicePath(path: string): string {
  return path.replace(BESIDE, '') || '/';
}
