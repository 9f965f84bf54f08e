import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** The response to bytes that no client library would send. */
function answerTo(lines: readonly string[], body = ''): Promise<string> {
  const { hostname, port, host } = new URL(api.url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => {
      const [first = '', ...headers] = lines;
      socket.write(`${[first, `Host: ${host}`, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`);
    });
    socket.on('data', (bytes) => {
      answer += bytes.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const POST = ['POST /api/v1/login/validatecustomer HTTP/1.1', 'Content-Type: application/json'];
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

describe('a request whose length two servers could parse differently', () => {
  it.each([
    ['a length and chunks', ['Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 3'], '{}'],
    ['a space before the colon', ['Content-Length : 2'], '{}'],
    ['chunks that are not the last encoding', ['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'],
  ])('is refused: %s', async (_, headers, body) => {
    expect(statusOf(await answerTo([...POST, ...headers], body))).toBe(400);
  });

  it('is accepted with a single length', async () => {
    const answer = await answerTo([...POST, 'Content-Length: 2'], '{}');
    expect(answer).toContain('"code":"validation"');
  });
});

describe('a request with two hosts', () => {
  it.each([
    ['/api/v1/login/validatecustomer', 'other.example'],
    ['/cs', 'other.example'],
    ['/back-office/v1/answers', 'other.example'],
    ['/.well-known/jwks.json', new URL('http://127.0.0.1').host],
  ])('is refused at %s', async (path, host) => {
    const answer = await answerTo([`GET ${path} HTTP/1.1`, `Host: ${host}`]);
    expect(statusOf(answer)).toBe(400);
    expect(answer).toContain('"code":"validation"');
  });
});

describe('TRACE', () => {
  it.each(['/cs', '/api/v1/validatesession'])('of %s echoes nothing of the request', async (path) => {
    const answer = await answerTo([`TRACE ${path} HTTP/1.1`, 'Authorization: Bearer not-to-be-repeated']);
    expect([404, 405]).toContain(statusOf(answer));
    expect(answer).not.toContain('not-to-be-repeated');
  });
});
