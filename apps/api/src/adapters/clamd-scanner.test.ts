import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { clamdSimulator } from '../../simulators/scanner/clamd-simulator.ts';
import { EICAR } from '../../simulators/scanner/eicar-scanner.ts';
import { LookupError } from '../ports/lookup-error.ts';
import { clamdScanner } from './clamd-scanner.ts';

const servers: Server[] = [];
async function scannerOn(server: Server, timeoutMs = 5_000) {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return clamdScanner({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, timeoutMs });
}
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

describe('the virus scanner over INSTREAM', () => {
  it('passes clean content, also in several chunks and when empty', async () => {
    const scanner = await scannerOn(clamdSimulator());
    expect(await scanner.isClean(Buffer.alloc(200_000, 7))).toBe(true);
    expect(await scanner.isClean(Buffer.alloc(0))).toBe(true);
  });

  it('detects the test virus, also across a chunk boundary', async () => {
    const scanner = await scannerOn(clamdSimulator());
    expect(await scanner.isClean(Buffer.from(EICAR))).toBe(false);
    expect(await scanner.isClean(Buffer.concat([Buffer.alloc(65_520, 7), Buffer.from(EICAR)]))).toBe(false);
  });

  it.each([
    [
      'answers with an error',
      createServer((socket) =>
        socket
          .on('error', () => {})
          .resume()
          .end('INSTREAM size limit exceeded. ERROR\0'),
      ),
      5_000,
    ],
    [
      'answers with nothing',
      createServer((socket) =>
        socket
          .on('error', () => {})
          .resume()
          .end(),
      ),
      5_000,
    ],
    ['does not answer', createServer((socket) => socket.on('error', () => {}).resume()), 100],
  ])('does not call a file clean when the daemon %s', async (_, server, timeoutMs) => {
    const scanner = await scannerOn(server, timeoutMs);
    await expect(scanner.isClean(Buffer.from('x'))).rejects.toBeInstanceOf(LookupError);
  });

  it('fails when the daemon is down, instead of calling a file clean', async () => {
    const server = createServer();
    const scanner = await scannerOn(server);
    await new Promise((resolve) => server.close(resolve));
    servers.splice(0);
    await expect(scanner.isClean(Buffer.from('x'))).rejects.toBeInstanceOf(LookupError);
  });
});
