import { describe, expect, it, vi } from 'vitest';

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
  it('is correlation id, session, and the envelope last: answers pass them in reverse', () => {
    const { middlewares } = createSdk({ environment: environmentOn('http://127.0.0.1') });
    expect(middlewares.map((middleware) => [...makers].find(([, made]) => made === middleware)?.[0])).toEqual([
      'correlation',
      'sessionToken',
      'envelope',
    ]);
  });
});
