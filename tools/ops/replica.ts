// A replica that is held back, and a balancer that takes it for a second primary. The replica has the book, and nothing that happens later.
// Customers look, pay and complain. Whoever read from the replica would not know their session or their order, or accept a premium twice.
// At the end it compares the answers that customers got with the primary.
//   POLICIES=2000 SECONDS=20 SEED=1 CLIENTS=4
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cableTo } from '../../apps/api/src/testing/cable.ts';
import { FROM_SOURCE, run as runProgram } from '../run.ts';
import { compare } from './cluster/compare.ts';
import { findPayers } from './cluster/find-payers.ts';
import { startMorning } from './cluster/morning.ts';
import { startServerWithReplica } from './cluster/replica.ts';
import { startNode } from './nodes.ts';
import { startReport } from './report.ts';

/** A code to sign in is valid once. If the answer is lost, the customer signs in again. */
const LOST_SIGN_IN = 'authenticateUser: 401 auth-code-invalid';

const setting = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);

export async function run(): Promise<boolean> {
  const [policies, seed] = [setting('POLICIES', 2_000), setting('SEED', 1)];
  const report = startReport();
  const folder = mkdtempSync(join(tmpdir(), 'lifedesk-replica-'));
  chmodSync(folder, 0o755);
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const database = await startServerWithReplica(folder);
    stops.unshift(database.stop);
    const balancer = await cableTo(database.url);
    stops.unshift(balancer.close);
    const node = await startNode({ LIFEDESK_DATA: folder, DATABASE_URL: balancer.url });
    stops.unshift(() => node.end('SIGTERM'));
    const generate = ['apps/api/simulators/demo/generate.ts', '--policies', String(policies), '--seed', String(seed)];
    const env = { LIFEDESK_DATA: folder, DATABASE_URL: database.url };
    const { ok, output } = await runProgram([process.execPath, ...FROM_SOURCE, ...generate], { env });
    if (!ok) throw new Error(`the book was not generated: ${output}`);
    const clientIds = await findPayers(database.url);
    await database.holdBack();
    report(`the replica has ${policies.toLocaleString('en-IN')} policies and is held back`);

    const clients = setting('CLIENTS', 4);
    const morning = startMorning({ origin: node.origin, clientIds, clients, seed });
    balancer.leadTo(database.url, database.replicaUrl);
    await pause(setting('SECONDS', 20) * 1000);
    await morning.end();
    const { payments, tickets, answers, refusals } = morning;
    report(
      `${answers.length} answers, ${morning.repeated()} calls repeated, ${payments.length} payments, ${tickets.length} complaints`,
    );

    const found = await compare(database.url, morning);
    const orders = payments.map(({ orderId }) => orderId);
    const seen =
      (await database.count('payment_order', 'id', orders)) +
      (await database.count('service_request', 'ticket', tickets));
    const { connections, statements } = database.visits();
    report(
      `the replica has ${seen} of them; it was connected to ${connections} times and ran ${statements} statements`,
    );
    report(`contradicted by the primary: ${JSON.stringify(found)}; refused: ${JSON.stringify([...refusals])}`);
    const isTried = payments.length > 0 && tickets.length > 0 && seen === 0 && connections > 0;
    // at most one statement each, which found out that it is a replica
    const isLeftAlone = statements <= connections;
    const isRight = isLeftAlone && [...refusals.keys()].every((what) => what === LOST_SIGN_IN);
    return isTried && isRight && Object.values(found).every((count) => count === 0);
  } finally {
    for (const stop of stops) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
