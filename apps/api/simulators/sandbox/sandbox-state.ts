import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { ScenarioName } from './scenarios.ts';

/** Other nodes see a change within this time, in milliseconds; the node that makes it sees it at once. */
const STALE_MS = 50;

/** The sandbox settings, stored in the database so that they survive a restart and all nodes share them. */
export interface SandboxState {
  /** The movable clock, as of the last refresh. */
  readonly clock: Clock;
  readonly scenarios: ReadonlySet<ScenarioName>;
  /** Reads what other nodes may have changed, unless it did so just now. */
  refresh(): Promise<void>;
  /** Sets the clock to `instant`; time runs on from there. */
  moveTo(instant: Date): Promise<void>;
  switchScenario(name: ScenarioName, on: boolean): Promise<void>;
  /** Returns to the real time and switches every scenario off. */
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
      // Calls that arrive during the read use the current values; one read serves them all.
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
