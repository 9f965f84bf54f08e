/**
 * A node that is killed after its nth statement while it processes the policy calendar. Its task is JSON in its
 * argument. Exits with 0 if it finished first.
 */
import { createSandboxBackend } from '../../../simulators/sandbox/create-sandbox-backend.ts';
import { runCalendar } from '../../domains/policy-changes/calendar/run-calendar.ts';
import { connect, type DbOptions } from '../../platform/database/connect.ts';
import { testConfig } from '../test-config.ts';
import { killAfter } from './kill-after.ts';

interface Order {
  database: DbOptions;
  now: string;
  statements: number;
}

const { database, now, statements } = JSON.parse(process.argv[2] ?? '') as Order;
const db = await connect(database);
const { deps } = await createSandboxBackend(testConfig('/tmp'), { db, clock: { now: () => new Date(now) } });
const failures = await runCalendar({ ...deps, db: killAfter(db, statements) });
if (failures.length > 0) throw failures[0];
await db.destroy();
