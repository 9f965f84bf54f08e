import { describe, expect, it } from 'vitest';
import { type Exchange, type Middleware, runMiddlewares } from './middleware.ts';

const exchange: Exchange = { path: '/v1/logout', plain: false };

/** Writes its name on everything that passes. */
function signing(name: string): Middleware {
  return {
    onRequest(request, { path, plain }) {
      const headers = new Headers(request.headers);
      headers.append('X-Passed', `${name} ${path} ${plain}`);
      return new Request(request, { headers });
    },
    async onResponse(response, request) {
      return new Response(`${await response.text()}, ${name} after ${request.method}`);
    },
  };
}

describe('middlewares', () => {
  it('see requests in order and responses in reverse, and what they return replaces what they received', async () => {
    let passed: string | null = null;
    const request = new Request('http://stub.example', { method: 'POST' });
    const answer = await runMiddlewares([signing('first'), signing('last')], request, exchange, async (sent) => {
      passed = sent.headers.get('X-Passed');
      return new Response('sent');
    });
    expect(passed).toBe('first /v1/logout false, last /v1/logout false');
    expect(await answer.text()).toBe('sent, last after POST, first after POST');
  });

  it('leave everything unchanged if they return nothing', async () => {
    const request = new Request('http://stub.example');
    const response = new Response();
    const quiet: Middleware = { onRequest: () => undefined, onResponse: async () => undefined };
    const answer = await runMiddlewares([quiet, {}], request, exchange, async (sent) => {
      expect(sent).toBe(request);
      return response;
    });
    expect(answer).toBe(response);
  });

  it('send nothing if one throws', async () => {
    let sent = 0;
    const refusing: Middleware = {
      onRequest() {
        throw new Error('no');
      },
    };
    const fetch = async () => {
      sent++;
      return new Response();
    };
    await expect(runMiddlewares([refusing], new Request('http://stub.example'), exchange, fetch)).rejects.toThrow('no');
    expect(sent).toBe(0);
  });
});
