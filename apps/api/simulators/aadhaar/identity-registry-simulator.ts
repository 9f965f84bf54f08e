import { randomBytes, randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { createTable } from '../parties/create-table.ts';

export const AADHAAR_SCENARIOS = [
  'Aadhaar away',
  'Aadhaar OTP lost',
  'Aadhaar without mobile',
  'Aadhaar inactive',
  'Aadhaar name differs',
  'Aadhaar year only',
] as const;
export type AadhaarScenario = (typeof AADHAAR_SCENARIOS)[number];

/** Whose number it is: the customer's, or that of the second life of the customer's annuity. */
export type AnnuityLife = 'first' | 'second';

/** Who the authority knows. */
export interface RegisteredPerson {
  readonly name: string;
  readonly birthDate: string;
  readonly gender: string;
  readonly mobile: string;
  readonly address: Readonly<Record<string, string>>;
}

export interface IdentityRegistrySimulatorOptions {
  readonly token: string;
  readonly clock: { now(): Date };
  readonly store: TransactionStore;
  /** The person with a client id, or the second life of their annuity, as the insurer has them. */
  readonly findPerson: (clientId: string, life: AnnuityLife) => Promise<RegisteredPerson | undefined>;
  /** Sends an OTP to a mobile number. */
  readonly send: (message: { to: string; text: string; otp: string }) => Promise<void>;
  readonly scenarios: () => Promise<ReadonlySet<AadhaarScenario>>;
}

const LIFETIME_MS = 10 * 60_000;
/** What an OTP of the authority looks like. */
const OTP_DIGITS = 6;
const PHOTO = Buffer.from('a drawn face').toString('base64');

/** The made-up numbers of demo people, by client id. A second life is found by that of the policyholder. */
const PEOPLE: Readonly<Record<string, { clientId: string; life?: AnnuityLife; twist?: AadhaarScenario }>> = {
  '234123412346': { clientId: '40012345' },
  '9123456789012346': { clientId: '40012345' },
  '999941057058': { clientId: '40056789' },
  '2341234123412341': { clientId: '40056789' },
  '298765432101': { clientId: '40123456' },
  '387654321095': { clientId: '40123456', life: 'second' },
  '345678901238': { clientId: '40012345', twist: 'Aadhaar name differs' },
  '912345678905': { clientId: '40012345', twist: 'Aadhaar year only' },
};

/** A transaction, without the number: only who it is about, and how it ended. */
interface Transaction {
  readonly clientId: string;
  readonly life?: AnnuityLife;
  readonly lastFour: string;
  readonly otp: string;
  readonly endsAt: string;
  readonly twists: readonly AadhaarScenario[];
}

export interface TransactionStore {
  add(id: string, transaction: Transaction): Promise<void>;
  find(id: string): Promise<Transaction | undefined>;
  remove(id: string): Promise<void>;
}

/** Stores transactions in a table of its own, which belongs to the simulator and not to the product. */
export async function transactionStore<Tables>(db: Kysely<Tables>): Promise<TransactionStore> {
  await createTable(
    db,
    sql`create table if not exists sandbox_aadhaar_transaction (id text primary key, body jsonb not null)`,
  );
  return {
    async add(id, transaction) {
      await sql`insert into sandbox_aadhaar_transaction (id, body) values (${id}, ${JSON.stringify(transaction)}::jsonb)`.execute(
        db,
      );
    },
    async find(id) {
      const { rows } = await sql<{ body: Transaction }>`
        select body from sandbox_aadhaar_transaction where id = ${id}`.execute(db);
      return rows[0]?.body;
    },
    async remove(id) {
      await sql`delete from sandbox_aadhaar_transaction where id = ${id}`.execute(db);
    },
  };
}

/** Simulates the Aadhaar authority behind a provider: it sends an OTP, checks it, and says who it is. */
export const identityRegistrySimulator =
  (options: IdentityRegistrySimulatorOptions): FastifyPluginAsync =>
  async (app) => {
    const { clock, store } = options;
    ask(app, options.token, '/otp', async ({ number }) => {
      const on = await options.scenarios();
      if (on.has('Aadhaar away')) return { status: 503 };
      const known = PEOPLE[String(number)];
      const person = known && (await options.findPerson(known.clientId, known.life ?? 'first'));
      if (!known || !person || on.has('Aadhaar inactive')) return { refused: 'id-inactive' };
      if (on.has('Aadhaar without mobile')) return { refused: 'mobile-not-linked' };
      const id = `ut_${randomBytes(18).toString('base64url')}`;
      const otp = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
      await store.add(id, {
        clientId: known.clientId,
        ...(known.life && { life: known.life }),
        lastFour: String(number).slice(-4),
        otp,
        endsAt: new Date(clock.now().getTime() + LIFETIME_MS).toISOString(),
        twists: known.twist ? [known.twist] : [],
      });
      const text = `${otp} is your Aadhaar OTP. Do not share it with anyone.`;
      if (!on.has('Aadhaar OTP lost')) await options.send({ to: person.mobile, text, otp });
      return { transactionId: id, sentTo: `******${person.mobile.slice(-4)}` };
    });
    ask(app, options.token, '/check', async ({ transactionId, otp }) => {
      const on = await options.scenarios();
      if (on.has('Aadhaar away')) return { status: 503 };
      const transaction = await store.find(String(transactionId));
      if (!transaction || new Date(transaction.endsAt) <= clock.now()) return { refused: 'otp-expired' };
      if (transaction.otp !== otp) return { refused: 'otp-wrong' };
      const person = await options.findPerson(transaction.clientId, transaction.life ?? 'first');
      if (!person) return { refused: 'otp-expired' };
      await store.remove(String(transactionId));
      const twists = new Set([...transaction.twists, ...on]);
      const { birthDate, gender, address } = person;
      return {
        person: {
          lastFour: transaction.lastFour,
          name: twists.has('Aadhaar name differs') ? 'Meera Deshmukh' : person.name,
          ...(twists.has('Aadhaar year only') ? { birthYear: Number(birthDate.slice(0, 4)) } : { birthDate }),
          gender,
          address,
        },
        photo: PHOTO,
      };
    });
  };

/** A route of a third party: POST of JSON with a bearer token. */
function ask(
  app: FastifyInstance,
  token: string,
  path: string,
  answer: (question: Readonly<Record<string, unknown>>) => Promise<object & { status?: number }>,
): void {
  app.post(path, async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${token}`) return reply.code(401).send();
    const { status, ...content } = await answer((request.body ?? {}) as Readonly<Record<string, unknown>>);
    return status === undefined ? content : reply.code(status).send();
  });
}
