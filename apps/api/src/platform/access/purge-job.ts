import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { purgeLimits } from '../access/limits/limits.ts';
import type { Job } from '../jobs/jobs.ts';
import { purgeSessions } from './sessions.ts';

/** Longer than any cooling-off. */
const PROTECTING_DAYS = 30;

/** Deletes ended rows that nothing reads any more. */
export function purgeJob(deps: Pick<Deps, 'config' | 'db' | 'clock'>): Job {
  const { config, db, clock } = deps;
  return {
    name: 'purge',
    everyMs: 10 * 60_000,
    async run() {
      const now = clock.now();
      await purgeSessions(deps);
      await db.deleteFrom('otp_challenge').where('ends_at', '<=', now).execute();
      await purgeLimits(deps);
      await db.deleteFrom('staff_sign_in').where('ends_at', '<=', now).execute();
      await db.deleteFrom('staff_session').where('ends_at', '<=', now).execute();
      await db.deleteFrom('auth_code').where('ends_at', '<=', now).execute();
      const protects = new Date(now.getTime() - PROTECTING_DAYS * 86_400_000);
      // a payout still to come warns the contacts from before its request
      await sql`
        delete from former_contact f where replaced_at < ${protects}::timestamptz
          and not exists (select from service_request r where r.customer_id = f.customer_id and r.settled_at is null)
          and not exists (select from payout o where o.customer_id = f.customer_id and o.state <> 'paid' and o.taken_back_on is null)`.execute(
        db,
      );
      await db.deleteFrom('new_device').where('at', '<', protects).execute();
      // An envelope can be replayed as long as its key is valid, so the keys are deleted first, and then the replay
      // records.
      await db.deleteFrom('envelope_key').where('ends_at', '<=', now).execute();
      await db
        .deleteFrom('envelope_seen')
        .where('key_id', 'not in', (q) => q.selectFrom('envelope_key').select('id'))
        .$if(config.envelope.keys.size > 0, (q) => q.where('key_id', 'not in', [...config.envelope.keys.keys()]))
        .execute();
    },
  };
}
