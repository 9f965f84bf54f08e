import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { createTable } from '../parties/create-table.ts';
import { sign } from './signature.ts';

/** How the simulated underwriters can decide instead of accepting. */
export const NEW_BUSINESS_SCENARIOS = ['underwriter silent', 'underwriter offers', 'underwriter declines'] as const;
export type NewBusinessScenario = (typeof NEW_BUSINESS_SCENARIOS)[number];

export interface NewBusinessSimulatorOptions {
  secret: string;
  clock: { now(): Date };
  fetch: typeof fetch;
  store: AnswerStore;
  /** Base URL for answers, without a trailing slash. */
  apiUrl: () => string;
  scenarios: () => Promise<ReadonlySet<NewBusinessScenario>>;
}

/** An event about an application, as the back office receives it. */
export interface ReceivedEvent {
  readonly event: string;
  readonly applicationNo?: string;
  readonly documentKind?: string;
  readonly stillNeeded?: number;
}

export interface NewBusinessSimulator {
  /** Takes an event. Returns false if it is not about an application. */
  receive(event: ReceivedEvent): Promise<boolean>;
  /** Posts the answers that are due. */
  work(): Promise<void>;
}

/** An answer that is to be posted. `decide` becomes the decision of the scenario. */
interface OwedAnswer {
  readonly answerId: string;
  readonly applicationNo: string;
  readonly outcome: 'paper-accepted' | 'decide' | 'issued';
  readonly kind?: string;
  /** What was posted, so that a retry posts the same. */
  readonly body?: string;
}

export interface AnswerStore {
  add(answer: OwedAnswer, dueAt: Date): Promise<void>;
  /** Answers that are due and not delivered, oldest first. */
  due(now: Date): Promise<OwedAnswer[]>;
  keep(answer: OwedAnswer): Promise<void>;
  delivered(answerId: string): Promise<void>;
}

/** Stores the answers in a table of its own, which belongs to the simulator and not to the product. */
export async function answerStore<Tables>(db: Kysely<Tables>): Promise<AnswerStore> {
  await createTable(
    db,
    sql`create table if not exists sandbox_application_answer (
      answer_id text primary key, due_at timestamptz not null, body jsonb not null, is_delivered boolean not null default false)`,
  );
  return {
    async add(answer, dueAt) {
      await sql`insert into sandbox_application_answer (answer_id, due_at, body)
        values (${answer.answerId}, ${dueAt}, ${JSON.stringify(answer)}::jsonb) on conflict do nothing`.execute(db);
    },
    async due(now) {
      const { rows } = await sql<{ body: OwedAnswer }>`select body from sandbox_application_answer
        where not is_delivered and due_at <= ${now} order by due_at, answer_id limit 200`.execute(db);
      return rows.map(({ body }) => body);
    },
    async keep(answer) {
      await sql`update sandbox_application_answer set body = ${JSON.stringify(answer)}::jsonb
        where answer_id = ${answer.answerId}`.execute(db);
    },
    async delivered(answerId) {
      await sql`update sandbox_application_answer set is_delivered = true where answer_id = ${answerId}`.execute(db);
    },
  };
}

const DAY_MS = 86_400_000;
/** How long the underwriters take to decide once all papers have come, in milliseconds. */
const DECIDES_MS = 2 * DAY_MS;
const TIMEOUT_MS = 5_000;
const MAKER = 'EMP-30518';
const CHECKER = 'EMP-30977';

const MESSAGES = join(import.meta.dirname, 'messages');
/** What staff write to applicants, by language. */
const TEXTS: Readonly<Record<string, Readonly<Record<'offered' | 'declined', string>>>> = Object.fromEntries(
  readdirSync(MESSAGES).map((file) => [
    basename(file, '.json'),
    JSON.parse(readFileSync(join(MESSAGES, file), 'utf8')),
  ]),
);
const inEachLanguage = (outcome: 'offered' | 'declined') =>
  Object.fromEntries(Object.entries(TEXTS).map(([language, texts]) => [language, texts[outcome]]));

const OFFER = {
  kind: 'extra-premium',
  premium: 2_700_000,
  sumAssured: 100_000_000,
  term: 20,
  because: inEachLanguage('offered'),
};

/**
 * Simulates new business: it accepts each paper at once, decides two days after the last one, and issues the policy a day
 * after the premium was debited. It shares only the secret with Lifedesk and talks to it over HTTP.
 */
export function newBusinessSimulator(options: NewBusinessSimulatorOptions): NewBusinessSimulator {
  const { secret, clock, fetch: post, store, apiUrl } = options;
  const after = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

  function decisionOf(on: ReadonlySet<NewBusinessScenario>): object {
    if (on.has('underwriter declines')) return { outcome: 'declined', note: inEachLanguage('declined') };
    return on.has('underwriter offers') ? { outcome: 'offered', offer: OFFER } : { outcome: 'accepted' };
  }

  function bodyOf(answer: OwedAnswer, on: ReadonlySet<NewBusinessScenario>): string {
    const { answerId, applicationNo, outcome, kind } = answer;
    const said = outcome === 'decide' ? decisionOf(on) : { outcome, ...(kind !== undefined && { kind }) };
    const people = { maker: MAKER, ...(outcome === 'decide' && { checker: CHECKER }) };
    return JSON.stringify({ answerId, applicationNo, ...said, ...people, at: clock.now().toISOString() });
  }

  /** Whether Lifedesk has accepted the answer, or never will. */
  async function deliver(body: string): Promise<boolean> {
    const response = await post(`${apiUrl()}/applications/answers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sign(secret, body, clock.now()) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok || response.status === 409;
  }

  return {
    async receive({ event, applicationNo, documentKind, stillNeeded }) {
      if (applicationNo === undefined) return false;
      const owe = (outcome: OwedAnswer['outcome'], dueAt: Date) =>
        store.add(
          { answerId: randomUUID(), applicationNo, outcome, ...(documentKind !== undefined && { kind: documentKind }) },
          dueAt,
        );
      if (event === 'paper-received') {
        await owe('paper-accepted', clock.now());
        if (stillNeeded === 0) await owe('decide', after(DECIDES_MS));
      }
      if (event === 'premium-debited') await owe('issued', after(DAY_MS));
      return true;
    },
    async work() {
      const on = await options.scenarios();
      if (on.has('underwriter silent')) return;
      for (const answer of await store.due(clock.now())) {
        const body = answer.body ?? bodyOf(answer, on);
        await store.keep({ ...answer, body });
        if (await deliver(body)) await store.delivered(answer.answerId);
      }
    },
  };
}
