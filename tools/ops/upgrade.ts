// A rolling upgrade: two nodes of the previous release behind HAProxy are replaced one after another, while demo people sign in,
// read everything and change things. Prints the number of calls, and those that were not answered as before the upgrade.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unpackPreviousRelease } from '../../apps/api/src/testing/previous-release/unpack.ts';
import { REFUSED_EARLIER } from '../../apps/api/src/testing/previous-release/visit.ts';
import { freePort } from '../run.ts';
import { startBalancer } from './balancer.ts';
import { findProgram } from './find-program.ts';
import { borrowDatabase, type Node, startNode } from './nodes.ts';
import { replaceNode, SETTLES } from './replace-node.ts';
import { startReport } from './report.ts';
import { startVisitors } from './visitors.ts';

export async function run(): Promise<boolean> {
  const program = findProgram('haproxy');
  const data = mkdtempSync(join(tmpdir(), 'lifedesk-ops-'));
  const release = unpackPreviousRelease();
  const database = await borrowDatabase();
  const env = { DATABASE_URL: database.url, LIFEDESK_DATA: data };
  const report = startReport();
  try {
    const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
    const old: Node[] = [];
    for (const port of ports.slice(0, 2)) old.push(await startNode(env, { program: release.program, port }));
    const balancer = await startBalancer(program, data, ports);
    await pause(SETTLES);
    report('two nodes of the previous release are ready');
    const { origin } = balancer;
    const { contract } = release;
    const visitors = await startVisitors({
      origin,
      contract,
      databaseUrl: database.url,
      alsoRight: [...REFUSED_EARLIER],
    });
    report('demo people visit');
    const current: Node[] = [];
    for (const [index, node] of old.entries()) {
      current.push(await replaceNode(balancer, node, () => startNode(env, { port: ports[2 + index] ?? 0 })));
      report(`node ${index + 1} is replaced`);
    }
    const { calls, failures } = await visitors.end();
    report(`${calls} calls during the upgrade, ${failures.length} errors`);
    for (const failure of failures) console.log(`        ${failure}`);
    for (const node of current) await node.end('SIGTERM');
    await balancer.stop();
    return failures.length === 0;
  } finally {
    await database.stop();
    release.remove();
    rmSync(data, { recursive: true, force: true });
  }
}
