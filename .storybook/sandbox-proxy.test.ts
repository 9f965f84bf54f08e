import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { forwardToSandbox } from './sandbox-proxy.ts';

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const samePage = { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:6006' };

it('forwards a call to the sandbox in the path, without the origin of the page', async () => {
  const sandbox = await listen((incoming, answer) => {
    incoming.resume().on('end', () => {
      const { url, method, headers } = incoming;
      answer
        .writeHead(201, { 'X-Correlation-Id': 'one' })
        .end(JSON.stringify({ url, method, host: headers.host, origin: headers.origin }));
    });
  });
  const storybook = await listen(forwardToSandbox);
  const answer = await fetch(`http://${storybook}/${sandbox}/api/v1/login?a=1`, {
    method: 'POST',
    body: '{}',
    headers: samePage,
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('X-Correlation-Id')).toBe('one');
  expect(await answer.json()).toEqual({ url: '/api/v1/login?a=1', method: 'POST', host: sandbox });
});

it('serves no other page, and forwards to no other machine and nothing else on this one', async () => {
  const sandbox = await listen((_incoming, answer) => void answer.end('reached'));
  const storybook = await listen(forwardToSandbox);
  const status = async (path: string, headers: Record<string, string>) =>
    (await fetch(`http://${storybook}/${path}`, { headers })).status;
  expect(await status(`${sandbox}/sandbox/outbox`, samePage)).toBe(200);
  expect(await status(`${sandbox}/sandbox/outbox`, {})).toBe(404);
  expect(await status(`${sandbox}/sandbox/outbox`, { 'Sec-Fetch-Site': 'cross-site' })).toBe(404);
  expect(await status(`${sandbox}/cs/`, samePage)).toBe(404);
  expect(await status('portal.example:443/api/v1/login', samePage)).toBe(404);
});

it('reports that no sandbox responds', async () => {
  const storybook = await listen(forwardToSandbox);
  const answer = await fetch(`http://${storybook}/127.0.0.1:19/api/v1/login`, { headers: samePage });
  expect(answer.status).toBe(502);
});
