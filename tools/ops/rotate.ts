// Changes LIFEDESK_SECRET in three steps, replacing two nodes behind HAProxy one after another in each, while demo people sign in, read
// everything and change things. A session that was open before must be open until the old secret is no longer accepted.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { document } from '../../apps/api/src/platform/contract/document.ts';
import { freePort } from '../run.ts';
import { startBalancer } from './balancer.ts';
import { callOnce, openSession } from './calls.ts';
import { findProgram } from './find-program.ts';
import { borrowDatabase, type Node, startNode } from './nodes.ts';
import { replaceNode, SETTLES } from './replace-node.ts';
import { startReport } from './report.ts';
import { startVisitors } from './visitors.ts';

const NODES = 2;

export async function run(): Promise<boolean> {
  const program = findProgram('haproxy');
  const data = mkdtempSync(join(tmpdir(), 'lifedesk-ops-'));
  const database = await borrowDatabase();
  const report = startReport();
  const [old = '', other = ''] = [0, 1].map(() => randomBytes(32).toString('base64url'));
  /** First every node accepts the new secret, then every node uses it, and then the old one is no longer accepted. */
  const steps = [
    { name: 'the new secret is accepted', env: { LIFEDESK_SECRET: old, LIFEDESK_SECRET_PREVIOUS: other } },
    { name: 'the new secret is used', env: { LIFEDESK_SECRET: other, LIFEDESK_SECRET_PREVIOUS: old } },
    { name: 'the old secret is gone', env: { LIFEDESK_SECRET: other } },
  ] as const;
  const env = { DATABASE_URL: database.url, LIFEDESK_DATA: data };
  try {
    const ports: number[] = [];
    while (ports.length < NODES * (steps.length + 1)) ports.push(await freePort());
    const start = (secrets: Readonly<Record<string, string>>) =>
      startNode({ ...env, ...secrets }, { port: ports.pop() ?? 0 });
    const balancer = await startBalancer(program, data, [...ports]);
    const { origin } = balancer;
    const nodes: Node[] = [];
    while (nodes.length < NODES) nodes.push(await start({ LIFEDESK_SECRET: old }));
    await pause(SETTLES);
    const session = await openSession(origin);
    const visitors = await startVisitors({ origin, contract: document, databaseUrl: database.url });
    report('demo people visit');
    const replaceAll = async ({ name, env: secrets }: (typeof steps)[number]) => {
      for (const [at, node] of nodes.entries()) nodes[at] = await replaceNode(balancer, node, () => start(secrets));
      report(name);
    };
    const [accepts, uses, forgets] = steps;
    await replaceAll(accepts);
    await replaceAll(uses);
    const refused = await callOnce(origin, session);
    report(`the session from before is ${refused ?? 'still open'}`);
    // on a real installation a day later
    await replaceAll(forgets);
    const { calls, failures } = await visitors.end();
    const refusedNow = await callOnce(origin, session);
    report(`${calls} calls, ${failures.length} errors; the session from before is refused with ${refusedNow}`);
    for (const failure of failures) console.log(`        ${failure}`);
    for (const node of nodes) await node.end('SIGTERM');
    await balancer.stop();
    return failures.length === 0 && refused === null && refusedNow === 'status 403';
  } finally {
    await database.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
