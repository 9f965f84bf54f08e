import { describe, expect, it } from 'vitest';
import contract from '../generated/openapi.json' with { type: 'json' };
import { exampleNetwork } from './example-network.ts';

const login = 'https://portal.example/api/v1/login/validateotp';
const ask = (network: typeof fetch, url = login, headers = {}) => network(url, { method: 'POST', body: '{}', headers });
const read = (answer: Response) => answer.json() as Promise<{ code?: string; policiesData?: unknown[] }>;

describe('the network of examples', () => {
  it('answers every operation with the example of its success', async () => {
    for (const path of Object.keys(contract.paths)) {
      const answer = await ask(exampleNetwork(), `http://localhost/api${path}`);
      expect(answer.status, path).toBeLessThan(300);
      if (answer.status !== 204) expect(await answer.json(), path).toBeTypeOf('object');
    }
  });

  it('answers with GET what may be asked so', async () => {
    const network = exampleNetwork();
    expect((await network('https://portal.example/api/content/graphql?query=x')).status).toBe(200);
    expect((await network(login)).status).toBe(404);
  });

  it('answers with the correlation id of the request, at the time of the examples', async () => {
    const answer = await ask(exampleNetwork(), login, { 'X-Correlation-Id': 'one' });
    expect(answer.headers.get('X-Correlation-Id')).toBe('one');
    expect(answer.headers.get('X-Server-Time')).toBe('2026-11-21T04:30:00.000Z');
  });

  it('answers a failure, an example by its name, or a changed one when told', async () => {
    const refused = await ask(exampleNetwork({ validateOtp: { status: 401, example: 'otp-expired' } }));
    expect([refused.status, (await read(refused)).code]).toEqual([401, 'otp-expired']);
    expect(refused.headers.get('Content-Type')).toBe('application/problem+json');

    const changed = exampleNetwork({ validateOtp: { changed: (answer) => ({ ...answer, policiesData: [] }) } });
    expect((await read(await ask(changed))).policiesData).toEqual([]);
    expect((await read(await ask(exampleNetwork()))).policiesData).not.toEqual([]);
  });

  it('stays silent until the caller gives up, or is away', async () => {
    const given = new AbortController();
    const waiting = exampleNetwork({ validateOtp: 'never' })(login, { method: 'POST', signal: given.signal });
    given.abort(new Error('gave up'));
    await expect(waiting).rejects.toThrow('gave up');
    await expect(ask(exampleNetwork({ validateOtp: 'away' }))).rejects.toThrow(TypeError);
  });

  it('knows no other address, and refuses what the contract does not have', async () => {
    expect((await ask(exampleNetwork(), 'https://portal.example/api/v1/nothing')).status).toBe(404);
    await expect(ask(exampleNetwork({ validateOtp: { status: 418 } }))).rejects.toThrow('no answer 418');
    await expect(ask(exampleNetwork({ validateOtp: { example: 'half' } }))).rejects.toThrow('no example half');
  });
});
