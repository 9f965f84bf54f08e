/** Where Storybook's server passes calls on to a sandbox (`sandbox-proxy.ts`). */
export const AT = '/at';

/** The address under which a page reaches a sandbox of this machine, as `http://localhost:4200`. */
export function throughProxy(sandbox: string, origin: string): string {
  const address = URL.parse(sandbox);
  return address && address.origin !== origin ? `${origin}${AT}/${address.host}` : origin;
}
