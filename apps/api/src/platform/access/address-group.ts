import ipaddr from 'ipaddr.js';

const IPV4_WITH_PORT = /^(\d+(?:\.\d+){3}):\d+$/;
const IN_BRACKETS = /^\[(.+)\](?::\d+)?$/;

/**
 * How limits group an address: IPv6 by its /64 network, because a customer has all of one; IPv4 by address, also if it
 * is written as IPv6 or with a port.
 */
export function addressGroup(address: string): string {
  const text = IPV4_WITH_PORT.exec(address)?.[1] ?? IN_BRACKETS.exec(address)?.[1] ?? address;
  if (!ipaddr.isValid(text)) return address;
  const parsed = ipaddr.process(text);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
