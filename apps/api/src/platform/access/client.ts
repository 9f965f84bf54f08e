import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

/** Where a call comes from. */
export interface Client {
  /** The client's address, as far as the proxies in front are trusted. */
  readonly address: string;
  /** The cookie of an earlier sign-in in this browser; null if there is none. */
  readonly deviceCookie: string | null;
  /** The User-Agent header; null if missing. */
  readonly userAgent: string | null;
}

/** `__Host-`: only this host can set it, over HTTPS. */
export const DEVICE_COOKIE = '__Host-lifedesk-device';

export function clientOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Client {
  return {
    address: ip,
    deviceCookie: parseCookie(headers.cookie ?? '')[DEVICE_COOKIE] ?? null,
    userAgent: headers['user-agent'] ?? null,
  };
}
