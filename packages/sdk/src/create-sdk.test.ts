import { afterEach, describe, expect, it, vi } from 'vitest';

const used: object[] = [];
vi.mock('openapi-fetch', async (original) => {
  const { default: createClient } = await original<typeof import('openapi-fetch')>();
  return {
    default: (...given: Parameters<typeof createClient>) => {
      const client = createClient(...given);
      const { use } = client;
      client.use = (...middlewares) => {
        used.push(...middlewares);
        use(...middlewares);
      };
      return client;
    },
  };
});
const makers = vi.hoisted(() => new Map<string, object>());
const named = (name: string) => async (original: () => Promise<Record<string, (...given: never[]) => object>>) => {
  const module = await original();
  return Object.fromEntries(
    Object.entries(module).map(([key, value]) => [
      key,
      key === name
        ? (...given: never[]) => {
            const made = value(...given);
            makers.set(name, made);
            return made;
          }
        : value,
    ]),
  );
};
vi.mock('./transport/correlation.ts', (original) => named('correlation')(original as never));
vi.mock('./transport/session-token.ts', (original) => named('sessionToken')(original as never));
vi.mock('./transport/envelope.ts', (original) => named('envelope')(original as never));

const { createSdk } = await import('./create-sdk.ts');
const { environmentOn } = await import('./testing/stub-server.ts');

describe('the order of the middlewares', () => {
  afterEach(() => {
    used.length = 0;
  });

  it('is correlation id, session, and the envelope last: openapi-fetch opens answers in reverse', () => {
    createSdk({ environment: environmentOn('http://127.0.0.1') });
    expect(used.map((middleware) => [...makers].find(([, made]) => made === middleware)?.[0])).toEqual([
      'correlation',
      'sessionToken',
      'envelope',
    ]);
  });
});
