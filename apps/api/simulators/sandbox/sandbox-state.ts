import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { ScenarioName } from './scenarios.ts';

/** Other nodes follow a change within this time; the node that makes it, at once. */
const STALE_MS = 50;

/** Settings of the sandbox. They are in the database, so that a restart keeps them and all nodes agree. */
export interface SandboxState {
  /** The moved clock, as of the last refresh. */
  readonly clock: Clock;
  readonly scenarios: ReadonlySet<ScenarioName>;
  /** Reads what another node may have changed, unless that has just been done. */
  refresh(): Promise<void>;
  /** Makes it `instant` now; time runs on from there. */
  moveTo(instant: Date): Promise<void>;
  switchScenario(name: ScenarioName, on: boolean): Promise<void>;
  /** The real time, and no scenario. */
  clear(): Promise<void>;
}

export async function createSandboxState(db: Db, system: Clock): Promise<SandboxState> {
  let offset = 0;
  let scenarios: ReadonlySet<ScenarioName> = new Set();
  let readAt = Number.NEGATIVE_INFINITY;
  const apply = (row: { clock_offset_ms: number; scenarios: string[] }) => {
    offset = row.clock_offset_ms;
    scenarios = new Set(row.scenarios as ScenarioName[]);
    readAt = performance.now();
  };
  const columns = ['clock_offset_ms', 'scenarios'] as const;
  const state: SandboxState = {
    clock: { now: () => new Date(system.now().getTime() + offset) },
    get scenarios() {
      return scenarios;
    },
    async refresh() {
      if (performance.now() - readAt < STALE_MS) return;
      // The calls that come meanwhile go by what is known; one read is enough for all.
      readAt = performance.now();
      apply(await db.selectFrom('sandbox_state').select(columns).executeTakeFirstOrThrow());
    },
    async moveTo(instant) {
      const milliseconds = instant.getTime() - system.now().getTime();
      apply(
        await db
          .updateTable('sandbox_state')
          .set({ clock_offset_ms: milliseconds })
          .returning(columns)
          .executeTakeFirstOrThrow(),
      );
    },
    async switchScenario(name, on) {
      const changed = on
        ? sql<string[]>`array_append(array_remove(scenarios, ${name}), ${name})`
        : sql<string[]>`array_remove(scenarios, ${name})`;
      apply(
        await db.updateTable('sandbox_state').set({ scenarios: changed }).returning(columns).executeTakeFirstOrThrow(),
      );
    },
    async clear() {
      apply(
        await db
          .updateTable('sandbox_state')
          .set({ clock_offset_ms: 0, scenarios: [] })
          .returning(columns)
          .executeTakeFirstOrThrow(),
      );
    },
  };
  await state.refresh();
  return state;
}
