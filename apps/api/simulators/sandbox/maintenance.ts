import type { Db } from '../../src/platform/database/connect.ts';
import type { ScenarioName } from './scenarios.ts';

const MINUTE = 60_000;

/** Two scenarios are entries in the maintenance plan, created as an operator would create them. */
export async function switchMaintenance(db: Db, now: Date, name: ScenarioName, on: boolean): Promise<void> {
  if (name !== 'maintenance in ten minutes' && name !== 'maintenance now') return;
  const source = `sandbox: ${name}`;
  await db.deleteFrom('maintenance').where('source', '=', source).execute();
  if (!on) return;
  const after = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);
  const entry =
    name === 'maintenance now'
      ? ({ kind: 'instant', starts_at: now, ends_at: null } as const)
      : ({ kind: 'scheduled', starts_at: after(10), ends_at: after(70) } as const);
  await db
    .insertInto('maintenance')
    .values({ ...entry, source })
    .execute();
}
