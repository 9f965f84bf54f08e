/**
 * A node that is killed after its nth statement while it changes a mobile number and sends the messages. Its task is
 * JSON in its argument. Exits with 0 if it finished first.
 */
import { createSandboxBackend } from '../../../simulators/sandbox/create-sandbox-backend.ts';
import { updateMobile } from '../../domains/profile/updateContact.ts';
import { requestsJob } from '../../domains/requests/requests-job.ts';
import { createSessions } from '../../platform/access/sessions.ts';
import { testConfig } from '../test-config.ts';
import { readTask } from './read-task.ts';
import type { PreparedChange } from './world.ts';

const { db, dying, now, change } = await readTask<{ change: PreparedChange }>();
const { deps } = await createSandboxBackend(testConfig('/tmp'), { db, clock: { now: () => new Date(now) } });
const session = await createSessions(deps).find(change.token);

const ours = { ...deps, db: dying };
const quiet = { warn: () => {} };
await updateMobile.run({ ...change.call, session } as never, ours);
await requestsJob(ours, quiet as never).run(new AbortController().signal);
await db.destroy();
