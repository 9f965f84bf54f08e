import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpHelpPartner } from './http-help-partner.ts';

let link = '';
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ url: link, expiresAt: '2026-11-21T05:00:00Z' }));
});
let host = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const isAddress = (address: string | AddressInfo | null): address is AddressInfo => typeof address === 'object';
  const address = server.address();
  host = isAddress(address) ? `127.0.0.1:${address?.port}` : '';
});
afterAll(() => server.close());

const ask = (answer: string, path = '') => {
  link = answer;
  const partner = httpHelpPartner({
    url: `http://${host}`,
    token: 'secret',
    hosts: `help.example, ${host}`,
    origin: () => `http://${host}${path}`,
  });
  return partner.createLink({ applicationNo: 'AP0000000017', purpose: 'complete' });
};

describe('a link of the partner', () => {
  it.each(['', '/spaces/e0af41923324fcb39d0342b1'])(
    'may lead to this computer, if the API is at “%s”',
    async (path) => {
      await expect(ask('/sandbox/help-partner/start/abc', path)).resolves.toMatchObject({
        url: '/sandbox/help-partner/start/abc',
      });
    },
  );

  it.each([
    ['a host of the list', 'https://help.example/start/abc', true],
    ['another host', 'https://help.example.net/start/abc', false],
    ['a host of the list without encryption', 'http://help.example/start/abc', false],
    ['the number of the application', 'https://help.example/AP0000000017', false],
    ['a query', 'https://help.example/start?code=abc', false],
    ['credentials', 'https://user@help.example/start/abc', false],
  ])('with %s', async (_, answer, isAccepted) => {
    const created = await ask(answer).then(
      () => true,
      () => false,
    );
    expect(created).toBe(isAccepted);
  });
});
