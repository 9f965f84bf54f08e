import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { readOutbox } from '../../../simulators/sandbox/outbox-routes.ts';
import type { Deps } from '../../deps.ts';
import type { Client } from '../../platform/access/client.ts';
import { startConfirmation } from '../../platform/access/confirmations.ts';
import { createOtpChallenges } from '../../platform/access/otp-challenges.ts';
import { createSessions } from '../../platform/access/sessions.ts';
import type { Db } from '../../platform/database/connect.ts';

export const OLD = { mobile: '+919876543210', email: 'asha.kulkarni@example.com' };
export const NEW_MOBILE = '+919812300045';

const CLIENT: Client = { address: '127.0.0.1', deviceCookie: null, userAgent: null };

/** A prepared change of a mobile number. */
export interface PreparedChange {
  token: string;
  call: { body: Record<string, string>; headers: { 'Idempotency-Key': string }; client: Client };
}

/** Signs Asha in twice, and has both codes of a change sent. */
export async function prepare(deps: Deps): Promise<PreparedChange> {
  const { db } = deps;
  const { id } = await db
    .selectFrom('customer')
    .select('id')
    .where('mobile', '=', OLD.mobile)
    .executeTakeFirstOrThrow();
  const sessions = createSessions(deps);
  const session = await sessions.open({ kind: 'full', customerId: id, policyNo: null });
  await sessions.open({ kind: 'full', customerId: id, policyNo: null });
  const challenges = createOtpChallenges(deps);
  const code = async (contact?: string) => {
    const started = await startConfirmation(deps, session, 'update-mobile', contact);
    const { otpToken } = await challenges.send(started, () => true, CLIENT);
    const sent = (await readOutbox(db, contact ?? OLD.mobile)).find(({ otp }) => otp);
    return { otpToken, otp: sent?.otp ?? '' };
  };
  const old = await code();
  const fresh = await code(NEW_MOBILE);
  await db.deleteFrom('outbox').execute();
  return {
    token: session.token,
    call: {
      body: { mobileNo: NEW_MOBILE, ...old, newOtpToken: fresh.otpToken, newOtp: fresh.otp },
      headers: { 'Idempotency-Key': randomUUID() },
      client: CLIENT,
    },
  };
}

/** How far it got: complete, or nothing. */
export async function standing(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from customer where mobile = ${NEW_MOBILE}) as changed,
      (select count(*)::int from service_request where type = 'update-mobile') as requests,
      (select count(*)::int from service_request_event e join service_request using (ticket) where type = 'update-mobile') as events,
      (select count(*)::int from audit_entry where field = 'mobile') as trail,
      (select count(*)::int from service_message) as messages,
      (select count(*)::int from session where token_hash not like 'over %') as sessions`.execute(db);
  return rows[0] ?? {};
}

export const NOTHING = { changed: 0, requests: 0, events: 0, trail: 0, messages: 0, sessions: 2 };
export const ALL = { changed: 1, requests: 1, events: 2, trail: 1, messages: 3, sessions: 1 };

/** Makes the time pass that the jobs of a dead node must wait for. */
export async function passTime(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select case current_schema() when 'public' then 'lifedesk_queue' else current_schema() || '_queue' end as name`.execute(
    db,
  );
  const schema = rows[0]?.name ?? '';
  const jobs = sql.id(schema, 'job');
  // The queue looks for jobs of dead nodes once a minute.
  await sql`update ${sql.id(schema, 'queue')} set monitor_claim_on = null, monitor_on = null, maintain_on = null`.execute(
    db,
  );
  await sql`update ${jobs} set started_on = now() - interval '1 hour', heartbeat_on = now() - interval '1 hour'
    where state = 'active'`.execute(db);
  await sql`update ${jobs} set start_after = now() - interval '1 minute' where state in ('created', 'retry')`.execute(
    db,
  );
}
