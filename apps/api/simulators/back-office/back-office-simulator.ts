import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { Case, CaseStore, Outcome } from './case-store.ts';
import type { ReceivedEvent } from './new-business-simulator.ts';
import { isSigned, sign } from './signature.ts';

/** How the simulated staff can behave instead of approving. */
export const BACK_OFFICE_SCENARIOS = [
  'back office silent',
  'back office rejects',
  'back office needs more',
  'back office twice',
] as const;
export type BackOfficeScenario = (typeof BACK_OFFICE_SCENARIOS)[number];

export interface BackOfficeSimulatorOptions {
  secret: string;
  clock: { now(): Date };
  fetch: typeof fetch;
  store: CaseStore;
  /** Takes events about applications. Returns false for others. */
  receiveApplication: (event: ReceivedEvent) => Promise<boolean>;
  /** Base URL for answers, without a trailing slash. */
  apiUrl: () => string;
  scenarios: () => Promise<ReadonlySet<BackOfficeScenario>>;
}

export interface BackOfficeSimulator {
  /** Can be registered under any prefix. */
  plugin: FastifyPluginAsync;
  /** Posts the answers that are due. */
  work(): Promise<void>;
}

/** How long the staff take to settle a request they have picked up, in milliseconds. */
const TAKES_MS = 2 * 86_400_000;
const TIMEOUT_MS = 5_000;
const MAKER = 'EMP-20417';
const CHECKER = 'EMP-11032';

const STATE_AFTER = {
  'taken-up': 'taken-up',
  'more-needed': 'waiting',
  approved: 'settled',
  rejected: 'settled',
} as const;

const MESSAGES = join(import.meta.dirname, 'messages');
/** What staff write to customers, by language. English is also for those whose language they do not write. */
const NOTES: Readonly<Record<string, Readonly<Partial<Record<Outcome, string>>>>> = Object.fromEntries(
  readdirSync(MESSAGES).map((file) => [
    basename(file, '.json'),
    JSON.parse(readFileSync(join(MESSAGES, file), 'utf8')),
  ]),
);

/**
 * Simulates the insurer's back office: it picks up every request on arrival, and a maker and a checker approve it two
 * days after it was made. It shares only the secret with Lifedesk and talks to it over HTTP.
 */
export function backOfficeSimulator(options: BackOfficeSimulatorOptions): BackOfficeSimulator {
  const { secret, clock, fetch: post, store, apiUrl } = options;

  const plugin: FastifyPluginAsync = async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_request: unknown, body: string) => body,
    );
    app.post('/events', async (request, reply) => {
      const body = String(request.body ?? '');
      if (!isSigned(secret, body, request.headers, clock.now())) return reply.code(401).send();
      const { event, ticket, madeAt, language, about } = JSON.parse(body);
      if (await options.receiveApplication(JSON.parse(body))) return reply.code(202).send();
      // staff handle these elsewhere and send no answer
      if (event === 'settlement-case-opened' || /^(plan-interest|medical)-/.test(String(event)))
        return reply.code(202).send();
      await store.add({ ticket, madeAt, language, state: 'new', hasQueried: false });
      // the customer has sent what we asked for
      const waiting = about === undefined ? undefined : await store.find(about);
      if (waiting?.state === 'waiting') await store.put({ ...waiting, state: 'taken-up' });
      return reply.code(202).send();
    });
  };

  function outcomeOf({ state, madeAt, hasQueried }: Case, on: ReadonlySet<BackOfficeScenario>): Outcome | undefined {
    if (on.has('back office silent')) return undefined;
    if (state === 'new') return 'taken-up';
    if (clock.now().getTime() < new Date(madeAt).getTime() + TAKES_MS) return undefined;
    if (on.has('back office rejects')) return 'rejected';
    return on.has('back office needs more') && !hasQueried ? 'more-needed' : 'approved';
  }

  function prepare({ ticket, language }: Case, outcome: Outcome): NonNullable<Case['owed']> {
    const note = (NOTES[language] ?? NOTES.en)?.[outcome];
    const answer = {
      answerId: randomUUID(),
      ticket,
      outcome,
      maker: MAKER,
      ...(outcome === 'approved' && { checker: CHECKER }),
      ...(note && { note }),
      at: clock.now().toISOString(),
    };
    return { outcome, body: JSON.stringify(answer) };
  }

  /** Whether Lifedesk has accepted the answer, or never will because the request was settled in another way. */
  async function deliver(body: string): Promise<boolean> {
    const response = await post(`${apiUrl()}/answers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sign(secret, body, clock.now()) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok || response.status === 409;
  }

  /** Posts the next answer of a case. Returns undefined if none is due. */
  async function step(found: Case, on: ReadonlySet<BackOfficeScenario>): Promise<Case | undefined> {
    const outcome = found.owed?.outcome ?? outcomeOf(found, on);
    if (!outcome) return undefined;
    const owed = found.owed ?? prepare(found, outcome);
    await store.put({ ...found, owed });
    const isDelivered = await deliver(owed.body);
    if (on.has('back office twice')) await deliver(owed.body);
    if (!isDelivered) return undefined;
    const state = STATE_AFTER[outcome];
    const next: Case = { ...found, state, hasQueried: found.hasQueried || outcome === 'more-needed', owed: undefined };
    await store.put(next);
    return state === 'taken-up' ? next : undefined;
  }

  return {
    plugin,
    async work() {
      const on = await options.scenarios();
      for (const found of await store.open()) {
        let next: Case | undefined = found;
        while (next) next = await step(next, on);
      }
    },
  };
}
