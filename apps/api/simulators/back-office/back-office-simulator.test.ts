import { expect, it } from 'vitest';
import { backOfficeSimulator } from './back-office-simulator.ts';
import type { Case, CaseStore } from './case-store.ts';

/** A store of one case. */
function storeOf(first: Case): CaseStore {
  let current = first;
  return {
    add: async () => {},
    find: async () => current,
    open: async () => (current.state === 'settled' ? [] : [current]),
    put: async (changed) => {
      current = changed;
    },
  };
}

it.each([
  ['en', 'We have checked it'],
  ['hi', 'हमने जाँच लिया है'],
  ['ta', 'We have checked it'],
])('staff write to a customer in %s: %s', async (language, words) => {
  const bodies: string[] = [];
  const simulator = backOfficeSimulator({
    receiveApplication: async () => false,
    secret: 'a secret of the back office alone',
    clock: { now: () => new Date('2026-11-24T04:30:00Z') },
    fetch: async (_address, init) => {
      bodies.push(String(init?.body));
      return new Response(null, { status: 204 });
    },
    store: storeOf({ ticket: 'SR1', language, madeAt: '2026-11-21T04:30:00Z', state: 'new', hasQueried: false }),
    apiUrl: () => 'http://lifedesk.invalid',
    scenarios: async () => new Set(),
  });
  await simulator.work();
  const answers = bodies.map((body) => JSON.parse(body));
  expect(answers).toMatchObject([
    { outcome: 'taken-up' },
    { outcome: 'approved', note: expect.stringContaining(words) },
  ]);
});
