import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOperation, type RunningApi, signIn, startApi } from '../../testing/index.ts';

describe("the server's time on a response", () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi({ listen: false });
  });
  afterAll(() => api.close());
  const time = ({ headers }: { headers: Record<string, unknown> }) => headers['x-server-time'];

  it('is on every response, including refusals and unknown URLs, to the millisecond', async () => {
    await api.moveTo('2028-02-29T18:20:00.123Z');
    const asha = await signIn(api, 'Asha');
    for (const answer of [
      await callOperation(api, 'policyCards', {}, asha),
      await callOperation(api, 'policyCards', {}),
      await api.app.inject({ method: 'POST', url: '/api/v1/content/maintenance', payload: {} }),
      await api.app.inject({ method: 'POST', url: '/api/v1/content/maintenance', payload: 'not JSON' }),
      await api.app.inject('/api/health'),
      await api.app.inject('/api/v1/nowhere'),
    ]) {
      expect(time(answer)).toMatch(/^2028-02-29T18:20:\d\d\.\d{3}Z$/);
    }
  });

  it('is the same clock that expires sessions', async () => {
    await api.forget();
    const before = api.now().getTime();
    const answer = await callOperation(api, 'validateSession', {}, await signIn(api, 'Asha'));
    const sent = Date.parse(String(time(answer)));
    expect(sent).toBeGreaterThanOrEqual(Date.parse(answer.json().currentDateTime));
    expect(sent).toBeGreaterThanOrEqual(before);
    expect(sent).toBeLessThanOrEqual(api.now().getTime());
  });
});
