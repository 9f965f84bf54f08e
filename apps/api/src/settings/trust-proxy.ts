import ipaddr from 'ipaddr.js';
import type { Config } from '../config.ts';
import type { Reader } from './reader.ts';

/** Names of the usual private networks. */
const NETWORK_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const MAX_HOPS = 10;
/** `fc00::/7` is the widest network that a proxy can be in. */
const LEAST_BITS = 7;

/**
 * `off`, the number of proxies in front, or their addresses and networks. Each proxy appends the address it sees to
 * `X-Forwarded-For`, and callers can put anything before it, so only the entries from the right can be trusted.
 */
export function trustProxyOf(r: Reader): Config['trustProxy'] {
  const given = r.text('LIFEDESK_TRUST_PROXY') ?? 'off';
  if (given === 'off') return false;
  if (/^\d+$/.test(given)) return r.integer('LIFEDESK_TRUST_PROXY', 0, 1, MAX_HOPS);
  const networks = given.split(',').map((network) => network.trim());
  const bits = networks.map(bitsOf);
  if (bits.every((each) => each !== null && each >= LEAST_BITS)) return networks;
  if (bits.every((each) => each !== null)) {
    r.problems.push(
      'LIFEDESK_TRUST_PROXY must name the networks of your proxies, not the whole internet: every caller could then choose its address',
    );
    return false;
  }
  r.problems.push(
    `LIFEDESK_TRUST_PROXY must be off, the number of proxies in front (1 to ${MAX_HOPS}), or their addresses and networks, such as 10.0.0.0/8,fd00::/8. "on" would trust any address that a caller writes into X-Forwarded-For`,
  );
  return false;
}

/** The fixed bits of a network; null if it is none. IPv4 counts as IPv4 also if it is written as IPv6. */
function bitsOf(text: string): number | null {
  if (NETWORK_NAMES.has(text)) return LEAST_BITS;
  const cidr = /^[\d.]+$/.test(text) ? `${text}/32` : text.includes('/') ? text : `${text}/128`;
  if (!ipaddr.isValidCIDR(cidr) || /\/0\d/.test(cidr)) return null;
  const [address, bits] = ipaddr.parseCIDR(cidr);
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() ? bits - 96 : bits;
}
