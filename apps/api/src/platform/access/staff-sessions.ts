import type { Deps } from '../../deps.ts';
import type { StaffIdentity } from '../../ports/staff-provider.ts';
import { createSessions, hashToken } from './sessions.ts';
import { type Staff, type StaffRole, toStaffRoles } from './staff.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'clock' | 'ids' | 'secrets'>;

/** The last use is written at most this often, in milliseconds. */
const TOUCH_MS = 60_000;

/** Opens, finds and ends the sessions of staff. Tokens are 256 random bits, stored only as SHA-256. */
export interface StaffSessions {
  /** Opens a session with the roles that are known here, and returns it with its token. */
  open(
    identity: Omit<StaffIdentity, 'roles'> & { readonly roles: readonly StaffRole[] },
  ): Promise<{ staff: Staff; token: string }>;
  /** The live session of a token, or null. Records its use, at most once a minute. */
  find(token: string): Promise<Staff | null>;
  /** Ends the session, and those of customers that were opened in it. */
  end(staff: Staff): Promise<void>;
}

/** They end like a customer's: after a time without calls, and at the latest after the longest time. */
export function createStaffSessions(deps: Needs): StaffSessions {
  const { config, db, clock, ids } = deps;
  const idleMs = config.session.idle * 1000;
  return {
    async open({ subject, name, roles }) {
      const now = clock.now();
      const token = ids.token();
      const staff = {
        id: ids.uuid(),
        subject,
        name,
        roles,
        endsAt: new Date(now.getTime() + config.session.absolute * 1000),
      };
      await db
        .insertInto('staff_session')
        .values({
          token_hash: hashToken(token),
          id: staff.id,
          subject,
          name,
          roles: [...roles],
          started_at: now,
          touched_at: now,
          ends_at: staff.endsAt,
        })
        .execute();
      return { staff, token };
    },

    async find(token) {
      const tokenHash = hashToken(token);
      const now = clock.now();
      const row = await db
        .selectFrom('staff_session')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .where('ends_at', '>', now)
        .where('touched_at', '>', new Date(now.getTime() - idleMs))
        .executeTakeFirst();
      if (!row) return null;
      if (now.getTime() - row.touched_at.getTime() >= TOUCH_MS)
        await db.updateTable('staff_session').set({ touched_at: now }).where('token_hash', '=', tokenHash).execute();
      const { id, subject, name, roles, ends_at: endsAt } = row;
      return { id, subject, name, roles: toStaffRoles(roles), endsAt };
    },

    async end({ id }) {
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('staff_session').where('id', '=', id).execute();
        await createSessions({ ...deps, db: transaction }).endOfStaff(id);
      });
    },
  };
}
