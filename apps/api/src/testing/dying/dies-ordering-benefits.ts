/**
 * A node that is killed after its nth statement while it orders benefits. Its task is JSON in its argument. Exits with 0 if it
 * finished first.
 */
import { createSandboxBackend } from '../../../simulators/sandbox/create-sandbox-backend.ts';
import { benefitsJob } from '../../domains/payouts/benefits/benefits-job.ts';
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
// the folder of the other nodes (startTwoNodes)
const { deps } = await createSandboxBackend(testConfig('/tmp'), { db, clock: { now: () => new Date(now) } });
await benefitsJob({ ...deps, db: killAfter(db, statements) }).run(new AbortController().signal);
await db.destroy();
