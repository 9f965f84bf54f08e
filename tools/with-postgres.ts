// Runs a command with a PostgreSQL server: that of TEST_DATABASE_URL, or a new one that ends with it. Settings in front of the command
// apply unless the environment has others.
//   node tools/with-postgres.ts HISTORY_MINUTES=10 vitest run --project api histories
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import './exit-with-parent.mjs';
import { borrowPostgres } from './postgres.ts';

const words = process.argv.slice(2);
const begin = words.findIndex((word) => !word.includes('='));
const [program = '', ...args] = words.slice(begin);
const settings = Object.fromEntries(words.slice(0, begin).map((setting) => setting.split('=')));
const { TEST_DATABASE_URL: given } = process.env;
const { url, stop } = given ? { url: given, stop: async () => {} } : await borrowPostgres();
const command = spawn(program, args, {
  stdio: 'inherit',
  env: { ...settings, ...process.env, TEST_DATABASE_URL: url },
});
process.once('SIGTERM', () => command.kill());
const [code] = await once(command, 'exit');
await stop();
process.exitCode = code ?? 1;
