// npm run ops -- alerts   checks the alert rules, and tests what they do with given series
// npm run ops -- cluster  kills parts of a cluster while customers pay, and compares their answers with the database
// npm run ops -- image    builds the image on a base from debootstrap, and runs it with a read-only root on PostgreSQL
// npm run ops -- pooler   runs two nodes behind PgBouncer in transaction mode, and restarts them together ten times
// npm run ops -- replica  lets a balancer take a replica that is held back for a primary while customers pay, and compares their answers
// npm run ops -- restore  backs up with pgBackRest while customers pay, loses the server, restores it, and compares
// npm run ops -- rotate   changes the secret of two nodes behind HAProxy while clients call, and counts calls and errors
// npm run ops -- stop     stops one of two nodes behind HAProxy while clients call, and counts the lost calls
// npm run ops -- upgrade  replaces two nodes of the previous release behind HAProxy one after another while clients call
// These use the real programs, which must be installed. They are not part of npm test, which checks the same with stand-ins.
import './exit-with-parent.mjs';
import { MissingProgramError } from './ops/find-program.ts';
import { generate } from './prepare.ts';

/** Each resolves to whether everything held, and prints what it measured. */
const COMMANDS: Record<string, () => Promise<{ run: () => Promise<boolean> }>> = {
  alerts: () => import('./ops/alerts.ts'),
  cluster: () => import('./ops/cluster.ts'),
  image: () => import('./ops/image.ts'),
  pooler: () => import('./ops/pooler.ts'),
  replica: () => import('./ops/replica.ts'),
  restore: () => import('./ops/restore.ts'),
  rotate: () => import('./ops/rotate.ts'),
  stop: () => import('./ops/stop.ts'),
  upgrade: () => import('./ops/upgrade.ts'),
};

const [name = '', ...more] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command || more.length > 0) {
  console.error(`npm run ops -- <command>, where <command> is one of ${Object.keys(COMMANDS).join(', ')}`);
  process.exit(1);
}
if (!(await generate())) process.exit(1);
try {
  process.exitCode = (await (await command()).run()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof MissingProgramError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
