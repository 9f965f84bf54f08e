// Fills the database with a book of any size: node --conditions=@lifedesk/source apps/api/simulators/demo/generate.ts
// --policies 1000000 --seed 7
import { parseArgs } from 'node:util';
import { todayInIndia } from '@lifedesk/rules';
import { systemClock } from '../../src/adapters/system-clock.ts';
import { connect } from '../../src/platform/database/connect.ts';
import { readConfig } from '../../src/read-config.ts';
import { createSandboxBackend } from '../sandbox/create-sandbox-backend.ts';
import { generateBook } from './generate-book.ts';

const { values } = parseArgs({ options: { policies: { type: 'string' }, seed: { type: 'string', default: '1' } } });
const policies = Number(values.policies);
const seed = Number(values.seed);
if (!Number.isInteger(policies) || !Number.isInteger(seed)) {
  console.error('Usage: generate.ts --policies <how many> [--seed <whole number>]');
  process.exit(2);
}
const config = readConfig(process.env, { simulators: true });
// Opened here because a batch may take longer than the time limit of calls.
const db = await connect({ ...config.database, timeoutMs: null });
const backend = await createSandboxBackend(config, { db });
try {
  const begun = performance.now();
  const seconds = () => ((performance.now() - begun) / 1000).toFixed(1);
  await generateBook(db, {
    policies,
    seed,
    today: todayInIndia(systemClock.now()),
    onProgress: (done) => console.log(`${done.toLocaleString('en-IN')} policies, ${seconds()} s`),
  });
  console.log(`Done in ${seconds()} s.`);
} finally {
  await backend.close();
  await db.destroy();
}
