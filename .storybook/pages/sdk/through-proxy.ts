/** The path under which Storybook's server forwards calls to a sandbox (`sandbox-proxy.ts`). */
export const AT = '/at';

/** The proxied address of a sandbox on this machine, such as `http://localhost:4200`. */
export function throughProxy(sandbox: string, origin: string): string {
  const address = URL.parse(sandbox);
  return address && address.origin !== origin ? `${origin}${AT}/${address.host}` : origin;
}
