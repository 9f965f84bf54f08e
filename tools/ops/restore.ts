// Backup and restore with pgBackRest. Customers pay while a backup runs; then the server is killed and its data deleted. Restores
// everything, and then the moment before someone damaged the data, and checks each time that the books balance, that nothing is
// unexplained, and that no payment is lost which the customer saw as paid before the promised point.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Person } from '../../apps/api/simulators/sandbox/people.ts';
import { document } from '../../apps/api/src/platform/contract/document.ts';
import { startCalls } from '../../apps/api/src/testing/previous-release/calls.ts';
import { signInByOtp } from '../../apps/api/src/testing/previous-release/client.ts';
import { freePort } from '../run.ts';
import { createArchive } from './archive.ts';
import { type Node, startNode } from './nodes.ts';
import { startReport } from './report.ts';

const POLICY = '503456789';
/** In paise: what a top-up is at least. */
const AMOUNT = 500_000;
/** Payments before the backup, during it, and after the promised point. */
const PAYMENTS = 4;

interface Payment {
  readonly orderId: string;
  readonly paidAt: Date;
}

export async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'lifedesk-restore-'));
  const archive = await createArchive(folder);
  const env = { DATABASE_URL: archive.url, LIFEDESK_DATA: join(folder, 'files') };
  const report = startReport();
  try {
    await archive.start();
    const node = await startNode(env);
    const pay = await payer(node);
    const payments = await payOften(pay);
    report(`${payments.length} payments, then a backup while others pay`);
    const [, during] = await Promise.all([archive.backUp(), payOften(pay)]);
    payments.push(...during);
    // pgBackRest chooses the backup by whole seconds
    await pause(2_000);
    const promised = await archive.archiveNow();
    report(`everything until ${promised.toISOString()} is promised`);
    await pause(1_100);
    const later = await payOften(pay);
    const dues = await damage(archive.url);
    await archive.archiveNow();
    await node.end('SIGKILL');
    await archive.lose();
    report(`the server is lost, after ${later.length} more payments and a mistake of an operator`);

    await archive.restore();
    await archive.start();
    const all = await examine(env, payments, later);
    report(`restored to the end: ${all.summary}`);
    await archive.lose();

    await archive.restore(promised);
    await archive.start();
    const before = await examine(env, payments, later);
    report(`restored to the promised point: ${before.summary}`);
    report(before.dues === dues ? 'the mistake is undone' : 'the mistake is still there');
    await archive.lose();

    archive.spoil();
    const refusal = await archive.restore().then(
      () => null,
      ({ stderr }: { stderr: string }) => stderr.split('\n')[0],
    );
    report(refusal === null ? 'a damaged backup was restored' : `a damaged backup is refused: ${refusal}`);
    const isWhole = [all, before].every(({ lost, isSound }) => lost === 0 && isSound);
    return isWhole && before.others === 0 && before.dues === dues && refusal !== null;
  } finally {
    await archive.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Pays a top-up as a customer does, and returns once the portal says that it is paid. */
async function payer({ origin }: Node): Promise<() => Promise<Payment>> {
  const calls = startCalls(document);
  const people = (await (await fetch(`${origin}/sandbox/people`)).json()) as Person[];
  const person = people.find(({ policyNumbers }) => policyNumbers.includes(POLICY));
  if (!person) throw new Error(`policy ${POLICY} is not in the demo book`);
  const session = await signInByOtp({ calls, person, origin });
  return async () => {
    const order = { purpose: 'top-up', items: [{ policyNo: POLICY, amount: AMOUNT }], returnPath: '/cs/top-up' };
    const { status, body } = await calls.call(origin, 'createPayment', order, session);
    if (status !== 200) throw new Error(`the payment was refused: ${status} ${body?.code}`);
    const { orderId, gatewayUrl } = body;
    await fetch(new URL(gatewayUrl, origin), {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve' }),
      redirect: 'manual',
    });
    for (;;) {
      const { body: found } = await calls.call(origin, 'paymentStatus', { orderId }, session);
      if (found?.state === 'paid') return { orderId, paidAt: new Date() };
      await pause(100);
    }
  };
}

async function payOften(pay: () => Promise<Payment>): Promise<Payment[]> {
  const payments: Payment[] = [];
  while (payments.length < PAYMENTS) payments.push(await pay());
  return payments;
}

const SUM_OF_DUES = "select sum(due_date - date '2000-01-01')::int as dues from policy";

/** What a restore has to undo. @returns the sum of all due dates before it */
async function damage(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(SUM_OF_DUES);
  await client.query('update policy set due_date = due_date + 365 where due_date is not null');
  await client.end();
  return rows[0].dues;
}

/** Compares a restored installation with what customers saw. */
async function examine(env: Record<string, string>, promised: readonly Payment[], later: readonly Payment[]) {
  const port = await freePort();
  const node = await startNode({ ...env, LIFEDESK_OPERATOR: `127.0.0.1:${port}` });
  const client = new pg.Client(env.DATABASE_URL);
  await client.connect();
  try {
    const countPaid = async (payments: readonly Payment[]) => {
      const { rows } = await client.query(
        `select count(*)::int as paid from payment_order o join receipt r on r.order_id = o.id
        join ledger_posting p on p.order_id = o.id where o.state = 'paid' and o.id = any($1)`,
        [payments.map(({ orderId }) => orderId)],
      );
      return Number(rows[0].paid);
    };
    const lost = promised.length - (await countPaid(promised));
    const others = await countPaid(later);
    const { rows: unbalanced } = await client.query(
      'select posting_id from ledger_entry group by posting_id having sum(amount) <> 0',
    );
    const { rows: sums } = await client.query(SUM_OF_DUES);
    const rupees = await fetch(`http://127.0.0.1:${port}/rupees`, { headers: { accept: 'application/json' } });
    const { stages } = (await rupees.json()) as { stages: { unexplained: number }[] };
    const unexplained = stages.reduce((sum, stage) => sum + stage.unexplained, 0);
    const summary = `${lost} of ${promised.length} promised payments lost, ${others} of ${later.length} later ones there, ${unbalanced.length} postings out of balance, ${unexplained} paise unexplained`;
    return { lost, others, dues: Number(sums[0].dues), isSound: unbalanced.length === 0 && unexplained === 0, summary };
  } finally {
    await client.end();
    await node.end('SIGTERM');
  }
}
