import type { Config } from '../../config.ts';

/**
 * Accepted suites of TLS 1.2: forward secrecy and authenticated encryption only, as in Mozilla's intermediate
 * configuration. TLS 1.3 has no others.
 */
const CIPHERS = [
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_GCM_SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
].join(':');

/** Options of the HTTPS server; null if this process serves plain HTTP. */
export const tlsOptions = ({ tls }: Pick<Config, 'tls'>) =>
  tls && { ...tls, minVersion: 'TLSv1.2' as const, ciphers: CIPHERS };
