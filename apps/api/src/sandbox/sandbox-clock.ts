import type { Db } from '../db/connect.ts';
import type { Clock } from '../ports/clock.ts';

/** A clock that can be moved. Its offset stands in the database, so that a restart and other nodes keep it. */
export interface SandboxClock extends Clock {
  /** Reads the offset that another node may have changed. */
  refresh(): Promise<void>;
  /** Makes it `instant` now; time goes on from there. */
  moveTo(instant: Date): Promise<void>;
  /** Back to the real time. */
  reset(): Promise<void>;
}

export async function createSandboxClock(db: Db, system: Clock): Promise<SandboxClock> {
  let offset = 0;
  const store = async (milliseconds: number) => {
    await db.updateTable('sandbox_state').set({ clock_offset_ms: milliseconds }).execute();
    offset = milliseconds;
  };
  const clock: SandboxClock = {
    now: () => new Date(system.now().getTime() + offset),
    async refresh() {
      const { clock_offset_ms } = await db
        .selectFrom('sandbox_state')
        .select('clock_offset_ms')
        .executeTakeFirstOrThrow();
      offset = clock_offset_ms;
    },
    moveTo: (instant) => store(instant.getTime() - system.now().getTime()),
    reset: () => store(0),
  };
  await clock.refresh();
  return clock;
}
