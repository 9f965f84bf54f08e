// pnpm customers: checks 10,000 generated customers against the real API, and 60 of them on the screens. npm test checks a sample of both.
import { borrowPostgres } from '../postgres.ts';
import '../exit-with-parent.mjs';
import { run } from '../run.ts';

const given = process.env.TEST_DATABASE_URL;
const { url, stop } = given ? { url: given, stop: async () => {} } : await borrowPostgres();
const { ok, output } = await run(['vitest', 'run', '--project', 'screens', 'tools/customers'], {
  env: { TEST_DATABASE_URL: url, LIFEDESK_CUSTOMERS: 'all' },
});
await stop();
console.log(output);
process.exitCode = ok ? 0 : 1;
