import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSdk } from '../create-sdk.ts';
import { notifications } from '../endpoints/notices.ts';
import { overview } from '../endpoints/policies.ts';
import { loggedIn, loggedOut } from '../session/transitions.ts';
import { environmentOn, json, problem, type StubServer, startStubServer } from '../testing/stub-server.ts';
import { type TestClock, testClock } from '../testing/test-clock.ts';
import { PREFETCH_MS, prefetchCalls, prefetchedAnswer } from './prefetch.ts';
import type { Sdk } from './sdk.ts';

let server: StubServer;
let clock: TestClock;
let sdk: Sdk;
beforeEach(async () => {
  server = await startStubServer();
  clock = testClock();
  sdk = createSdk({ environment: environmentOn(server.origin), clock });
  signIn('one');
});
afterEach(() => server.close());

function signIn(token: string): void {
  const answer = {
    token,
    xsrfToken: `xsrf of ${token}`,
    sessiontimeout: 900,
    currentDateTime: '2026-11-21T04:30:00.000Z',
  };
  sdk.session.apply((state, now) => loggedIn(state, answer, 'p_1', now));
}

/** Starts the call and waits for its response. */
async function begin(): Promise<void> {
  let call: Promise<unknown> = Promise.resolve();
  prefetchCalls(sdk, (early) => {
    call = notifications(early, {}, { silent: true, background: true });
    return [call];
  });
  await call.catch(() => {});
}

it('gives the response of an early call to the page’s own call, once', async () => {
  server.answer(json(200, { notifications: {}, n: 1 }), json(200, { notifications: {}, n: 2 }));
  await begin();
  expect(prefetchedAnswer(sdk, 'notifications', {})).toMatchObject({ n: 1 });
  expect(await notifications(sdk, {})).toMatchObject({ n: 1 });
  expect(server.received).toHaveLength(1);
  expect(prefetchedAnswer(sdk, 'notifications', {})).toBeUndefined();
  expect(await notifications(sdk, {})).toMatchObject({ n: 2 });
});

it('gives it to no other operation', async () => {
  server.answer(json(200, { n: 1 }));
  await begin();
  await overview(sdk, {});
  expect(server.received.map(({ url }) => url)).toEqual([
    expect.stringContaining('/notifications'),
    expect.stringContaining('/overview'),
  ]);
});

it('calls the server if the early call failed', async () => {
  server.answer(problem(500, 'internal', 'broken'), json(200, { n: 2 }));
  await begin();
  expect(await notifications(sdk, {})).toMatchObject({ n: 2 });
});

it('never gives the response of one session to another', async () => {
  server.answer(json(200, { n: 1 }), json(200, { n: 2 }));
  await begin();
  sdk.session.apply(loggedOut);
  signIn('two');
  expect(prefetchedAnswer(sdk, 'notifications', {})).toBeUndefined();
  expect(await notifications(sdk, {})).toMatchObject({ n: 2 });
});

it('forgets a response that no page has taken in time', async () => {
  server.answer(json(200, { n: 1 }), json(200, { n: 2 }));
  await begin();
  clock.advance(PREFETCH_MS);
  expect(prefetchedAnswer(sdk, 'notifications', {})).toBeUndefined();
  expect(await notifications(sdk, {})).toMatchObject({ n: 2 });
});
