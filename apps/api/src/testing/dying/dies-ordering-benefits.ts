/**
 * A node that is killed after its nth statement while it orders benefits. Its task is JSON in its argument. Exits with 0 if it
 * finished first.
 */
import { createSandboxBackend } from '../../../simulators/sandbox/create-sandbox-backend.ts';
import { benefitsJob } from '../../domains/payouts/benefits/benefits-job.ts';
import { testConfig } from '../test-config.ts';
import { readTask } from './read-task.ts';

const { db, dying, now } = await readTask();
// the folder of the other nodes (startTwoNodes)
const { deps } = await createSandboxBackend(testConfig('/tmp'), { db, clock: { now: () => new Date(now) } });
await benefitsJob({ ...deps, db: dying }).run(new AbortController().signal);
await db.destroy();
