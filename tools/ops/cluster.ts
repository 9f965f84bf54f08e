// An installation on several machines, here on one: two PostgreSQL servers with etcd under Patroni, PgBouncer, three nodes of the API
// behind HAProxy, and a book with a year of history. While customers look, pay and complain, a node, the pooler, the primary and etcd
// are killed in the order of a seed. At the end it compares the answers that customers got with the database.
//   POLICIES=1000000 KILLS=20 SEED=1 CLIENTS=12
import { setTimeout as pause } from 'node:timers/promises';
import { compare } from './cluster/compare.ts';
import { findPayers } from './cluster/find-payers.ts';
import { PARTS, startInstallation } from './cluster/installation.ts';
import { startMorning } from './cluster/morning.ts';
import { shuffle } from './cluster/shuffle.ts';
import { startReport } from './report.ts';

/** In ms: between two kills. */
const CALM = 3_000;

const setting = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);

export async function run(): Promise<boolean> {
  const seed = setting('SEED', 1);
  const report = startReport();
  const { origin, databaseUrl, kill, stop } = await startInstallation(
    { policies: setting('POLICIES', 20_000), seed },
    report,
  );
  let isRight = false;
  try {
    const clientIds = await findPayers(databaseUrl);
    const morning = startMorning({ origin, clientIds, clients: setting('CLIENTS', 12), seed });
    await pause(CALM);
    const kills = Array.from({ length: setting('KILLS', 20) }, (_, at) => PARTS[at % PARTS.length] ?? 'node');
    let longest = 0;
    for (const [at, part] of shuffle(kills, seed).entries()) {
      const since = performance.now();
      await kill(part);
      const seconds = (performance.now() - since) / 1000;
      await pause(CALM);
      const gap = longestGap(morning.answers, since);
      longest = Math.max(longest, gap);
      report(
        `${at + 1}. ${part} killed: whole after ${seconds.toFixed(1)} s, at most ${gap.toFixed(1)} s without answers`,
      );
    }
    await morning.end();
    const { payments, tickets, answers, refusals } = morning;
    const paid = payments.filter(({ isPaid }) => isPaid).length;
    report(
      `${answers.length} answers, ${morning.repeated()} calls repeated, ${paid} payments, ${tickets.length} complaints; ` +
        `longest time without answers ${longest.toFixed(1)} s`,
    );
    for (const [what, times] of refusals) report(`${times} times refused: ${what}`);
    const found = await compare(databaseUrl, morning);
    report(
      `lost: ${found.lostOrders} orders, ${found.lostPayments} payments, ${found.lostTickets} complaints; ` +
        `${found.paidTwice} premiums paid twice; ${found.unbalanced} postings out of balance; ` +
        `${found.unexplained} amounts unexplained`,
    );
    isRight = paid > 0 && Object.values(found).every((count) => count === 0);
    return isRight;
  } finally {
    await stop(isRight);
  }
}

/** In seconds, from a moment until now. */
function longestGap(answers: readonly number[], since: number): number {
  const times = [since, ...answers.filter((time) => time > since), performance.now()];
  return Math.max(...times.slice(1).map((time, at) => time - (times[at] ?? time))) / 1000;
}
