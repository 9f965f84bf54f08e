// A rolling upgrade: two nodes of the previous release behind HAProxy are replaced one after another, while demo people sign in,
// read everything and change things. Prints the number of calls, and those that were not answered as before the upgrade.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Person } from '../../apps/api/simulators/sandbox/people.ts';
import { type Calls, startCalls } from '../../apps/api/src/testing/previous-release/calls.ts';
import { signInByOtp } from '../../apps/api/src/testing/previous-release/client.ts';
import { unpackPreviousRelease } from '../../apps/api/src/testing/previous-release/unpack.ts';
import { REFUSED_EARLIER, visit } from '../../apps/api/src/testing/previous-release/visit.ts';
import { freePort } from '../run.ts';
import { startBalancer } from './balancer.ts';
import { findProgram } from './find-program.ts';
import { borrowDatabase, type Node, startNode } from './nodes.ts';

/** In ms: HAProxy notices a new node within six seconds, and calls in progress end. */
const SETTLES = 8_000;

export async function run(): Promise<boolean> {
  const program = findProgram('haproxy');
  const data = mkdtempSync(join(tmpdir(), 'lifedesk-ops-'));
  const release = unpackPreviousRelease();
  const { contract } = release;
  const database = await borrowDatabase();
  const admin = new pg.Pool({ connectionString: database.url, max: 1 });
  // the server ends before it does
  admin.on('error', () => {});
  const env = { DATABASE_URL: database.url, LIFEDESK_DATA: data };
  const begin = performance.now();
  const report = (what: string) =>
    console.log(`${((performance.now() - begin) / 1000).toFixed(0).padStart(4)} s  ${what}`);
  try {
    const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
    const old: Node[] = [];
    for (const port of ports.slice(0, 2)) old.push(await startNode(env, { program: release.program, port }));
    const balancer = await startBalancer(program, data, ports);
    const people = (await (await fetch(`${balancer.origin}/sandbox/people`)).json()) as Person[];
    await pause(SETTLES);
    report('two nodes of the previous release are ready');

    const visitOnce = async (calls: Calls, person: Person) => {
      await admin.query('delete from limit_counter');
      const session = await signInByOtp({ calls, person, origin: balancer.origin });
      await visit({ calls, contract, person, origin: balancer.origin, movesMoney: false }, session);
    };
    const before = startCalls(contract);
    for (const person of people) await visitOnce(before, person);
    report(`${before.countTo(balancer.origin)} calls before the upgrade`);

    const calls = startCalls(contract);
    let isOver = false;
    const lost: string[] = [];
    const client = async (mine: readonly Person[]) => {
      while (!isOver)
        for (const person of mine)
          await visitOnce(calls, person).catch((error) => lost.push(String(error.cause?.code ?? error)));
    };
    const clients = [0, 1, 2, 3].map((of) => client(people.filter((_person, index) => index % 4 === of)));
    const current: Node[] = [];
    for (const [index, node] of old.entries()) {
      const port = ports[2 + index] ?? 0;
      current.push(await startNode(env, { port }));
      await pause(SETTLES);
      report(`node ${index + 1} of this release is ready`);
      await balancer.drain(node.port);
      await pause(SETTLES);
      const code = await node.end('SIGTERM');
      report(`node ${index + 1} of the previous release ended with ${code}`);
    }
    isOver = true;
    await Promise.all(clients);
    const expected = new Set([...before.results(), ...REFUSED_EARLIER]);
    const changed = [...calls.results()].filter((result) => !expected.has(result) || / 5\d\d /.test(result));
    const failures = [...lost, ...changed];
    report(`${calls.countTo(balancer.origin)} calls during the upgrade, ${failures.length} errors`);
    for (const failure of failures) console.log(`        ${failure}`);
    for (const node of current) await node.end('SIGTERM');
    await balancer.stop();
    return failures.length === 0;
  } finally {
    await admin.end();
    await database.stop();
    release.remove();
    rmSync(data, { recursive: true, force: true });
  }
}
