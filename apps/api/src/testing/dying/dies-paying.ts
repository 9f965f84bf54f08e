/**
 * A node that is killed after its nth statement while it pays out, or as soon as the bank has accepted a transfer. Its
 * task is JSON in its argument. Exits with 0 if it finished first.
 */
import { createSandboxBackend } from '../../../simulators/sandbox/create-sandbox-backend.ts';
import { processPayouts } from '../../domains/payouts/pay/process-payouts.ts';
import { connect, type DbOptions } from '../../platform/database/connect.ts';
import type { Transfer } from '../../ports/payout-bank.ts';
import { testConfig } from '../test-config.ts';
import { killAfter } from './kill-after.ts';

interface Order {
  database: DbOptions;
  now: string;
  /** The origin of another node's sandbox, which has the bank. */
  origin: string;
  /** After how many statements it dies; null if it dies once the bank has accepted a transfer. */
  statements: number | null;
}

const { database, now, origin, statements } = JSON.parse(process.argv[2] ?? '') as Order;
const db = await connect(database);
const backend = await createSandboxBackend(testConfig('/tmp'), { db, clock: { now: () => new Date(now) } });
backend.setOrigin(origin);
const { deps } = backend;
const bank = deps.payoutBank;
if (!bank) throw new Error('the sandbox has no bank');
const payoutBank = {
  ...bank,
  async send(transfer: Transfer) {
    const report = await bank.send(transfer);
    if (statements === null) process.kill(process.pid, 'SIGKILL');
    return report;
  },
};
const failed = await processPayouts({ ...deps, payoutBank, db: killAfter(db, statements ?? Number.POSITIVE_INFINITY) });
if (failed[0]) throw failed[0].error;
await db.destroy();
