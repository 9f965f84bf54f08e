// npm run bench: measures our performance targets against a baseline in the same run on the same machine. Prints a table and writes
// docs/bench.md. It is not a test: it reports a missed target but does not fail.
//   npm run bench -- bytes envelope     runs only these; the names are bytes, paint, portfolio, compare, call, envelope, verify, session, payment, book,
//   search, notifications, company, ui-bytes, ui-render, lighthouse

import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Score } from '../bench/lighthouse.ts';
import type { Row } from '../bench/table.ts';
import './exit-with-parent.mjs';
import { buildPortal } from './prepare.ts';
import { FROM_SOURCE, root } from './run.ts';

// The measurements import the workspace's TypeScript, so this process needs the same options as the API.
if (!process.execArgv.includes(String(FROM_SOURCE[0]))) {
  const { spawnSync } = await import('node:child_process');
  const { status } = spawnSync(process.execPath, [...FROM_SOURCE, ...process.argv.slice(1)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}

const { table } = await import('../bench/table.ts');
const say = (line: string) => console.log(`… ${line}`);

/** The API with the portal, on an embedded database that is deleted afterwards. */
async function withServer<T>(work: (server: { origin: string }) => Promise<T>) {
  const { mkdtempSync, rmSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const { startApi } = await import('../bench/backend.ts');
  if (!(await buildPortal())) throw new Error('the portal build failed');
  const data = mkdtempSync(join(tmpdir(), 'lifedesk-bench-'));
  const server = await startApi({ LIFEDESK_DATA: data });
  try {
    return await work(server);
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

const measurements: Record<string, () => Promise<Row[]>> = {
  bytes: async () => withServer((await import('../bench/login-bytes.ts')).measure),
  paint: async () => withServer((await import('../bench/largest-paint.ts')).measure),
  portfolio: async () => {
    if (!(await buildPortal())) throw new Error('the portal build failed');
    return (await import('../bench/portfolio-page.ts')).measure(say);
  },
  compare: async () => withServer((await import('../bench/compare-step.ts')).measure),
  call: async () => (await import('../bench/sdk-call.ts')).measure(),
  envelope: async () => (await import('../bench/envelope.ts')).measure(),
  verify: async () => (await import('../bench/verify.ts')).measure(),
  session: async () => (await import('../bench/session-check.ts')).measure(),
  payment: async () => (await import('../bench/create-payment.ts')).measure(),
  book: async () => (await import('../bench/book-size.ts')).measure(say),
  search: async () => (await import('../bench/search.ts')).measure(say),
  company: async () => (await import('../bench/company-dashboard.ts')).measure(say),
  notifications: async () => (await import('../bench/notifications.ts')).measure(say),
  'ui-bytes': async () => (await import('../bench/ui-bytes.ts')).measure(),
  'ui-render': async () => (await import('../bench/ui-render.ts')).measure(),
};

const words = process.argv.slice(2);
const isWanted = (name: string) => words.length === 0 || words.includes(name);
const rows = [];
for (const [name, measure] of Object.entries(measurements)) {
  if (!isWanted(name)) continue;
  say(name);
  rows.push(...(await measure()));
}

let scores: Score[] = [];
if (isWanted('lighthouse')) {
  say('lighthouse');
  scores = await withServer((await import('../bench/lighthouse.ts')).lighthouse);
}

const [cpu] = cpus();
const machine = `${cpus().length} cores (${cpu?.model.trim()}), Node ${process.version}`;
const lighthouse = scores.map(({ category, score, lost }) => `| ${category} | ${score} | ${lost.join('; ') || '–'} |`);
const text = [
  rows.length > 0 ? table(rows) : '',
  lighthouse.length > 0
    ? `| Lighthouse, phone | of 100 | what costs points |\n| --- | --- | --- |\n${lighthouse.join('\n')}`
    : '',
]
  .filter(Boolean)
  .join('\n\n');
console.log(`\n${text}\n`);
if (words.length === 0) {
  const file = join(root, 'docs/bench.md');
  const [head = ''] = readFileSync(file, 'utf8').split('<!-- measured -->');
  writeFileSync(file, `${head}<!-- measured -->\n\n${text}\n\nOn ${machine}.\n`);
}
