/** The prefix under which every service also stands. Specification section 2. */
const PREFIX = /^\/cs(?=\/|$)/;

/** The one form of a path to compare by: without the `/cs` prefix, query, fragment and closing slash. `/cs/pay-loan/?id=7` is `/pay-loan`. */
export function servicePath(path: string): string {
  const bare = path
    .replace(/[?#].*$/s, '')
    .replace(PREFIX, '')
    .replace(/\/+$/, '');
  return bare || '/';
}
