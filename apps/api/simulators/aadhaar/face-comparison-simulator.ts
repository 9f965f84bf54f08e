import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { createTable } from '../parties/create-table.ts';

export const FACE_SCENARIOS = [
  'face check away',
  'face unclear',
  'face not live',
  'face for a person',
  'face of another person',
] as const;
export type FaceScenario = (typeof FACE_SCENARIOS)[number];

export interface FaceComparisonSimulatorOptions {
  readonly token: string;
  readonly store: ReferenceStore;
  readonly scenarios: () => Promise<ReadonlySet<FaceScenario>>;
}

const MODEL = 'sandbox-1';
const ALIKE = 91;
const MOST_BYTES = 2 * 1024 * 1024;
/** What a test writes into a picture to say what is wrong with it, such as `lifedesk:two-faces` or `lifedesk:score=72`. */
const MARK = /lifedesk:([a-z-]+)(?:=(\d+))?/;

export interface ReferenceStore {
  /** Remembers a picture by its reference and score, never the picture. */
  add(reference: string, score: number): Promise<void>;
  /** Forgets it and returns its score. */
  take(reference: string): Promise<number | undefined>;
}

/** Stores references in a table of its own, which belongs to the simulator and not to the product. */
export async function referenceStore<Tables>(db: Kysely<Tables>): Promise<ReferenceStore> {
  await createTable(
    db,
    sql`create table if not exists sandbox_face (reference text primary key, score integer not null)`,
  );
  return {
    async add(reference, score) {
      await sql`insert into sandbox_face (reference, score) values (${reference}, ${score})`.execute(db);
    },
    async take(reference) {
      const { rows } = await sql<{ score: number }>`
        delete from sandbox_face where reference = ${reference} returning score`.execute(db);
      return rows[0]?.score;
    },
  };
}

/** Simulates the party that judges pictures and compares faces. It keeps no picture, and forgets after comparing. */
export const faceComparisonSimulator =
  ({ token, store, scenarios }: FaceComparisonSimulatorOptions): FastifyPluginAsync =>
  async (app) => {
    app.addHook('preHandler', async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${token}`) return reply.code(401).send();
      if ((await scenarios()).has('face check away')) return reply.code(503).send();
    });
    const remember = async (score: number): Promise<string> => {
      const reference = `fc_${randomBytes(18).toString('base64url')}`;
      await store.add(reference, score);
      return reference;
    };
    app.post<{ Body: { picture?: unknown } }>('/pictures', { bodyLimit: MOST_BYTES }, async (request) => {
      const on = await scenarios();
      const picture = Buffer.from(String(request.body?.picture ?? ''), 'base64').toString('latin1');
      const [, mark, value] = MARK.exec(picture) ?? [];
      const isScore = mark === 'score';
      const reason = on.has('face unclear')
        ? 'blurred'
        : on.has('face not live')
          ? 'picture-of-picture'
          : isScore
            ? undefined
            : mark;
      const score = on.has('face of another person')
        ? 20
        : on.has('face for a person')
          ? 72
          : isScore
            ? Number(value)
            : ALIKE;
      return {
        reference: await remember(score),
        result: reason === undefined ? 'live' : reason === 'picture-of-picture' ? 'not-live' : 'unclear',
        reasons: reason === undefined ? [] : [reason],
      };
    });
    app.post('/photos', { bodyLimit: MOST_BYTES }, async () => ({ reference: await remember(ALIKE) }));
    app.post<{ Body: { picture?: unknown; photo?: unknown } }>('/comparisons', async (request, reply) => {
      const score = await store.take(String(request.body?.picture));
      const photo = await store.take(String(request.body?.photo));
      if (score === undefined || photo === undefined) return reply.code(404).send();
      return { score, model: MODEL };
    });
  };
