import type { Config } from '../../config.ts';

/**
 * Which addresses are proxies, for Fastify. Fastify's number of hops does not check who connects, so an installation
 * that configures a number must be reachable only through its proxies.
 */
export function trustedProxies({ trustProxy }: Config): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trustProxy !== 'number') return trustProxy;
  return (_address, hop) => hop < trustProxy;
}
