/**
 * A node that is killed after its nth statement while it changes a mobile number and sends the messages. Its task is
 * JSON in its argument. Exits with 0 if it finished first.
 */
import { createSandboxBackend } from '../../../simulators/sandbox/create-sandbox-backend.ts';
import { updateMobile } from '../../domains/profile/updateContact.ts';
import { requestsJob } from '../../domains/requests/requests-job.ts';
import { createSessions } from '../../platform/access/sessions.ts';
import { connect, type DbOptions } from '../../platform/database/connect.ts';
import { testConfig } from '../test-config.ts';
import { killAfter } from './kill-after.ts';
import type { PreparedChange } from './world.ts';

interface Order {
  database: DbOptions;
  now: string;
  change: PreparedChange;
  statements: number;
}

const { database, now, change, statements } = JSON.parse(process.argv[2] ?? '') as Order;
const db = await connect(database);
const { deps } = await createSandboxBackend(testConfig('/tmp'), { db, clock: { now: () => new Date(now) } });
const session = await createSessions(deps).find(change.token);

const dying = { ...deps, db: killAfter(db, statements) };
const quiet = { warn: () => {} };
await updateMobile.run({ ...change.call, session } as never, dying);
await requestsJob(dying, quiet as never).run(new AbortController().signal);
await db.destroy();
