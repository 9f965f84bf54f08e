// npm start: builds what has changed, starts the API with the portal on one address, and prints where everything is.
//   PORT=4300 npm start        uses another port
//   npm start -- --reset       resets the demo data, clock and outbox
//   DATABASE_URL=postgres://…  uses a PostgreSQL server instead of the embedded database
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { relative, resolve } from 'node:path';
import './exit-with-parent.mjs';
import { buildPortal } from './prepare.ts';
import { answers, root, serve } from './run.ts';

const port = Number(process.env.PORT ?? 4200);
const origin = `http://localhost:${port}`;
const OPTIONS = ['--reset'];
/** Where the API stores everything, unless DATABASE_URL is set. */
const data = resolve(process.env.LIFEDESK_DATA ?? `${root}/.data`);

function fail(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Whether the port is free on every address of `localhost`. */
async function isFree() {
  for (const host of ['127.0.0.1', '::1']) {
    const taken = await new Promise((resolve) => {
      const probe = createServer();
      probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
      probe.listen(port, host, () => probe.close(() => resolve(false)));
    });
    if (taken) return false;
  }
  return true;
}

type Person = { name: string; kind: string; story: string; policyNumbers: string[] };

async function welcome() {
  const response = await fetch(`${origin}/sandbox/people`);
  const everyone: Person[] = await response.json();
  const people = everyone.filter(({ kind }) => kind === 'person');
  const name = Math.max(...people.map((person) => person.name.length));
  const room = Math.max(40, (process.stdout.columns ?? 120) - name - 22);
  const lines = people.flatMap((person) =>
    wrap(person.story, room).map((story, at) =>
      at === 0
        ? `    ${person.name.padEnd(name)}  ${(person.policyNumbers[0] ?? '').padEnd(12)}  ${story}`
        : ' '.repeat(name + 20) + story,
    ),
  );
  console.log(`
  The portal          ${origin}/cs
  One-time passwords  ${origin}/sandbox/outbox
  People, clock, scenarios  ${origin}/sandbox

  Sign in with the policy number of one of these people, or pay with it without signing in:

${lines.join('\n')}

  Ctrl-C stops it. Your data stays in ${relative(process.cwd(), data) || data}; npm start -- --reset starts again with the demo data.
`);
}

function wrap(text: string, width: number) {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const unknown = process.argv.slice(2).find((argument) => !OPTIONS.includes(argument));
if (unknown)
  fail(`Unknown option ${unknown}. npm start accepts ${OPTIONS.join(', ')} (after --) and the variable PORT.`);
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  fail(`PORT must be a number from 1 to 65535, not ${process.env.PORT}.`);
if (!(await isFree()))
  fail(`Port ${port} is in use, perhaps by another Lifedesk. Stop it, or use another port: PORT=${port + 1} npm start`);
if (process.argv.includes('--reset')) rmSync(data, { recursive: true, force: true });

const begun = performance.now();
if (!(await buildPortal())) fail('The portal build failed; see the errors above.');
const api = serve(['apps/api/simulators/main.ts'], { env: { PORT: String(port) } });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void api.stop());
void api.ended.then((code) => process.exit(Number(code)));
if (await answers(`${origin}/sandbox/people`, api.child)) {
  await welcome();
  console.log(`  Ready in ${((performance.now() - begun) / 1000).toFixed(1)} s.\n`);
}
