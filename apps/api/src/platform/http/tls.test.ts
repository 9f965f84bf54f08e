import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type SecureVersion } from 'node:tls';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  api = await startApi({ config: { tls: { cert, key } }, seeded: false });
});
afterAll(() => api.close());

/** The agreed suite, or the error. */
async function suiteWith(ciphers: string, version: SecureVersion): Promise<string> {
  const { port } = api.app.server.address() as AddressInfo;
  const socket = connect({
    host: '127.0.0.1',
    port,
    // only the suites matter here
    rejectUnauthorized: false,
    ciphers: version === 'TLSv1.3' ? ciphers : `${ciphers}:@SECLEVEL=0`,
    minVersion: version,
    maxVersion: version,
  });
  try {
    await once(socket, 'secureConnect');
    return socket.getCipher().name;
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    socket.destroy();
  }
}

it.each([
  ['ECDHE-RSA-AES128-SHA256', 'TLSv1.2'],
  ['ECDHE-RSA-AES256-SHA384', 'TLSv1.2'],
  ['ECDHE-RSA-AES128-SHA', 'TLSv1.2'],
  ['AES128-GCM-SHA256', 'TLSv1.2'],
  ['AES256-SHA', 'TLSv1.2'],
  ['ECDHE-RSA-AES128-SHA', 'TLSv1.1'],
] as const)('HTTPS refuses %s with %s', async (ciphers, version) => {
  expect(await suiteWith(ciphers, version)).toMatch(/^ERR_SSL|^ECONNRESET/);
});

it.each([
  ['ECDHE-RSA-AES128-GCM-SHA256', 'TLSv1.2'],
  ['ECDHE-RSA-CHACHA20-POLY1305', 'TLSv1.2'],
  ['TLS_AES_256_GCM_SHA384', 'TLSv1.3'],
] as const)('HTTPS accepts %s with %s', async (ciphers, version) => {
  expect(await suiteWith(ciphers, version)).toBe(ciphers);
});
