import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './testing/free-port.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const SANDBOX = join(import.meta.dirname, '../simulators/main.ts');
const STARTS_WITHIN = 300_000;

/** One folder for all, because filling an empty one takes long. */
let data: string;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'lifedesk-main-'));
});
afterEach(async () => {
  for (const child of running) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});
afterAll(() => rm(data, { recursive: true, force: true }));

/** Starts a program on the data folder. `said` collects its output from both streams. */
function run(main: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['--conditions=@lifedesk/source', main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      LIFEDESK_DATA: data,
      LIFEDESK_WEB: 'off',
      HOST: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said.text += chunk));
  const ended = once(child, 'exit').then(([code, signal]) => {
    running.delete(child);
    return { code, signal };
  });
  return { child, said, ended };
}

async function start(port: number) {
  const program = run(SANDBOX, { PORT: String(port) });
  const origin = `http://127.0.0.1:${port}`;
  for (const until = Date.now() + STARTS_WITHIN; ; ) {
    const answer = await fetch(`${origin}/api/health/ready`).catch(() => null);
    if (answer?.status === 200) return { ...program, origin };
    if (Date.now() > until || !running.has(program.child))
      throw new Error(`the program does not start: ${program.said.text}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const json = async (url: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: JSON.parse((await answer.text()) || 'null') };
};

describe('the program', { timeout: 3 * STARTS_WITHIN }, () => {
  it('keeps sessions and clock when killed, refuses a second start, and stops cleanly on Ctrl-C', async () => {
    const port = await freePort();
    const first = await start(port);
    const api = `${first.origin}/api/v1`;
    await json(`${first.origin}/sandbox/clock`, { now: '2027-01-15T06:00:00Z' });
    const { body: session } = await json(`${api}/paymentlogin/validatecustomer`, { loginId: '506789012' });
    const headers = { authorization: `Bearer ${session.token}`, 'x-xsrf-token': session.xsrfToken };

    const second = run(SANDBOX, { PORT: String(await freePort()) });
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.said.text).toMatch(new RegExp(`process ${first.child.pid} already uses the data folder`));
    expect(second.said.text).not.toMatch(/\n\s+at /);

    first.child.kill('SIGKILL');
    await first.ended;
    const again = await start(port);
    expect((await json(`${api}/payment/validatesession`, {}, headers)).status).toBe(200);
    expect(await (await fetch(`${again.origin}/sandbox/clock`)).text()).toMatch(/"2027-01-15T06:0/);

    // browsers open such a connection in advance
    await once(connect(port, '127.0.0.1'), 'connect');
    again.child.kill('SIGINT');
    expect(await again.ended).toEqual({ code: 0, signal: null });
    expect(existsSync(join(data, 'pg.lock'))).toBe(false);
    await expect(fetch(again.origin)).rejects.toThrow();
  });

  it('prints what is wrong with its configuration and does not start', async () => {
    const program = run(MAIN, { LIFEDESK_ENV: 'PROD', PORT: 'many' });
    expect(await program.ended).toEqual({ code: 1, signal: null });
    expect(program.said.text).toContain('PORT must be a whole number');
    expect(program.said.text).toContain('LIFEDESK_SECRET is required in PROD');
    expect(program.said.text).not.toMatch(/\n\s+at /);
  });

  it('says that another program uses its port, as of the operators', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const place = `127.0.0.1:${(other.address() as AddressInfo).port}`;
    const program = run(SANDBOX, { PORT: '0', LIFEDESK_OPERATOR: place });
    expect(await program.ended).toEqual({ code: 1, signal: null });
    expect(program.said.text).toContain(
      `LIFEDESK_OPERATOR: another program uses ${place}. Stop it, or choose another port`,
    );
    expect(program.said.text).not.toMatch(/\n\s+at /);
    other.close();
  });

  it.each([
    [
      'production',
      MAIN,
      { LIFEDESK_SANDBOX: 'on' },
      'LIFEDESK_SANDBOX is on, but this program has no sandbox: set it to off, or start the sandbox with npm start',
    ],
    ['the sandbox', SANDBOX, { LIFEDESK_ENV: 'PROD' }, 'The sandbox does not run in PROD'],
    ['the sandbox', SANDBOX, { LIFEDESK_ENV: 'PRE_PROD' }, 'The sandbox does not run in PRE_PROD'],
  ])('does not start %s in the wrong environment: %s %j', async (_name, main, env, problem) => {
    const program = run(main, env);
    expect(await program.ended).toEqual({ code: 1, signal: null });
    expect(program.said.text).toContain(problem);
  });
});
