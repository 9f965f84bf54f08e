/**
 * What a path may have besides the service: the prefix of every service (specification section 2), trailing slashes,
 * query, fragment.
 */
const BESIDE = /^\/cs(?=\/|$)|\/*(?:[?#].*)?$/gs;

/**
 * Normalises a path for comparison: no `/cs` prefix, query, fragment or trailing slash. `/cs/pay-loan/?id=7` is
 * `/pay-loan`.
 */
export function servicePath(path: string): string {
  return path.replace(BESIDE, '') || '/';
}
