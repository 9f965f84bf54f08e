// pnpm histories --minutes 30: runs other histories than npm test, for this long (10 minutes by default).
// HISTORY_SEED=… pnpm histories: runs the history that a failure named.
import { parseArgs } from 'node:util';
import { borrowPostgres } from './postgres.ts';
import './exit-with-parent.mjs';
import { run } from './run.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const { TEST_DATABASE_URL: given, HISTORY_SEED: seed } = process.env;
const { url, stop } = given ? { url: given, stop: async () => {} } : await borrowPostgres();
const { ok, output } = await run(['vitest', 'run', '--project', 'api', 'histories/histories.test'], {
  env: { TEST_DATABASE_URL: url, ...(seed ? {} : { HISTORY_MINUTES: values.minutes }) },
  silence: (Number(values.minutes) + 15) * 60_000,
});
await stop();
console.log(output);
process.exitCode = ok ? 0 : 1;
