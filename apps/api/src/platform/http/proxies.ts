import type { Config } from '../../config.ts';

/**
 * Which addresses are proxies, as Fastify wants it. It takes no number of hops, since a number says nothing of who connects:
 * an installation that configures one has to be reachable through its proxies only.
 */
export function trustedProxies({ trustProxy }: Config): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trustProxy !== 'number') return trustProxy;
  return (_address, hop) => hop < trustProxy;
}
