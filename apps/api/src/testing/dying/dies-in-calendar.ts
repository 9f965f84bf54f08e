/**
 * A node that is killed after its nth statement while it processes the policy calendar. Its task is JSON in its
 * argument. Exits with 0 if it finished first.
 */
import { createSandboxBackend } from '../../../simulators/sandbox/create-sandbox-backend.ts';
import { runCalendar } from '../../domains/policy-changes/calendar/run-calendar.ts';
import { testConfig } from '../test-config.ts';
import { readTask } from './read-task.ts';

const { db, dying, now } = await readTask();
const { deps } = await createSandboxBackend(testConfig('/tmp'), { db, clock: { now: () => new Date(now) } });
const failures = await runCalendar({ ...deps, db: dying });
if (failures.length > 0) throw failures[0];
await db.destroy();
