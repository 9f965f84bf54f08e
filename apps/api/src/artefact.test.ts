import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './testing/free-port.ts';
import { type PostgresServer, postgresServer } from './testing/postgres-server.ts';
import { pdfFile } from './testing/sample-files.ts';
import { cloneOnServer, type ServerDatabase } from './testing/server-database.ts';

const TOOL = join(import.meta.dirname, '../../../tools/artefact.ts');
const MOST_BYTES = 120 * 1024 ** 2;

let server: PostgresServer;
let database: ServerDatabase;
let folder: string;
let artefact: string;
beforeAll(async () => {
  server = await postgresServer();
  database = await cloneOnServer(server.url, { from: 'nothing', fill: async () => {} });
  folder = await mkdtemp(join(tmpdir(), 'lifedesk-artefact-'));
  artefact = join(folder, 'lifedesk');
  const [code] = await once(spawn(process.execPath, [TOOL, artefact], { stdio: 'inherit' }), 'exit');
  expect(code).toBe(0);
});
afterAll(async () => {
  await database.drop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A secret of this installation, different for each purpose. */
const secret = (purpose: string) => createHash('sha256').update(purpose).digest('hex');
const settings = () => ({
  LIFEDESK_ENV: 'PROD',
  LIFEDESK_DATA: join(folder, 'data'),
  HOST: '127.0.0.1',
  PORT: '0',
  DATABASE_URL: database.url,
  LIFEDESK_PUBLIC_URL: 'https://portal.example',
  LIFEDESK_SECRET: secret('root'),
  LIFEDESK_HEALTH_SECRET: secret('health'),
  LIFEDESK_SMS_URL: 'https://sms.example/send',
  LIFEDESK_SMS_TOKEN: secret('sms'),
  LIFEDESK_SMS_SENDER: 'MERULF',
  LIFEDESK_MAIL_URL: 'smtps://mail.example',
  LIFEDESK_MAIL_FROM: 'care@merulife.example',
  LIFEDESK_GATEWAY_URL: 'https://pay.example',
  LIFEDESK_GATEWAY_MERCHANT: 'meru',
  LIFEDESK_GATEWAY_SECRET: secret('gateway'),
  LIFEDESK_BACK_OFFICE_URL: 'https://back-office.example',
  LIFEDESK_BACK_OFFICE_SECRET: secret('back office'),
  LIFEDESK_DRAIN: '0',
});

/** Runs the artefact with nothing but Node and these variables. */
function run(command: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [join(artefact, 'lifedesk.mjs'), command], {
    cwd: '/',
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { text: '' };
  const ready = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said.text += chunk;
        const [, address] = /"address":"([^"]+)"[^\n]*"ready"/.exec(said.text) ?? [];
        if (address) resolve(address);
      });
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, text: said.text }));
  return { child, ready, ended };
}

describe('the artefact', () => {
  it('is JavaScript and data of at most 120 MB', async () => {
    const files = (await readdir(artefact, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    const paths = files.map(({ parentPath, name }) => join(parentPath, name));
    expect(paths.filter((path) => /\.(ts|tsx|mts|map)$/.test(path))).toEqual([]);
    expect(paths.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(MOST_BYTES);
    // these are for development
    for (const name of ['typescript', 'vitest', 'fast-check', 'selfsigned'])
      expect(paths.filter((path) => path.includes(`/node_modules/${name}/`))).toEqual([]);
  });

  it('names each package in it, with its licence', async () => {
    const licenses = await readFile(join(artefact, 'LICENSES.md'), 'utf8');
    for (const name of ['fastify', 'kysely', 'pg', '@opentelemetry/sdk-metrics', 'react', 'jotai'])
      expect(licenses).toMatch(new RegExp(`^## ${name}\\b`, 'm'));
    expect(licenses).toContain('Permission is hereby granted, free of charge');
  });

  it('is not built into a folder that holds something else', async () => {
    const other = join(folder, 'other');
    await mkdir(other);
    await writeFile(join(other, 'notes.txt'), '');
    const [code] = await once(spawn(process.execPath, [TOOL, other], { stdio: 'ignore' }), 'exit');
    expect(code).toBe(1);
    expect(await readdir(other)).toEqual(['notes.txt']);
  });

  it.each([
    ['without an environment', { LIFEDESK_ENV: '' }, 'LIFEDESK_ENV is required'],
    ['as a sandbox', { LIFEDESK_SANDBOX: 'on' }, 'LIFEDESK_SANDBOX is on'],
  ])('does not start %s', async (_, env, fault) => {
    const { code, text } = await run('start', { ...settings(), ...env }).ended;
    expect(text).toContain(fault);
    expect(text).not.toMatch(/\n\s+at /);
    expect(code).toBe(1);
  });

  it('migrates, finds nothing wrong and serves API and portal, with Node alone', async () => {
    const early = await run('start', settings()).ended;
    expect(early.text).toMatch(
      /^The database lacks \d+ migrations of this release, .+: run node lifedesk.mjs migrate\n$/,
    );
    expect(early.code).toBe(1);

    const migrated = await run('migrate', settings()).ended;
    expect(migrated.text).toMatch(/\n\d+ migrations applied\n$/);
    expect(migrated.code).toBe(0);
    const doctor = await run('doctor', settings()).ended;
    expect(doctor.text).not.toContain('MEND');
    expect(doctor.code).toBe(0);

    // nothing listens where the traces go
    const [port, nowhere] = await Promise.all([freePort(), freePort()]);
    const seen = { LIFEDESK_OPERATOR: `127.0.0.1:${port}`, LIFEDESK_TRACES: `http://127.0.0.1:${nowhere}` };
    const { child, ready, ended } = run('start', { ...settings(), ...seen });
    const origin = await Promise.race([ready, ended.then(({ text }) => Promise.reject(new Error(text)))]);
    const ask = async (path: string) => {
      const answer = await fetch(origin + path, { headers: { accept: 'text/html' } });
      return [answer.status, await answer.text()];
    };
    expect(await ask('/api/health/ready')).toEqual([200, '{"status":"ok"}']);
    expect(await ask('/cs')).toEqual([200, expect.stringContaining('<div id="root"')]);
    const operators = await Promise.all(['metrics', 'rupees'].map((path) => fetch(`http://127.0.0.1:${port}/${path}`)));
    expect(operators.map(({ status }) => status)).toEqual([200, 200]);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });

  it('checks uploads in its thread', async () => {
    const thread = new Worker(join(artefact, 'check-thread.mjs'));
    await once(thread, 'message');
    thread.postMessage({ content: await pdfFile(), contentType: 'application/pdf' });
    expect(await once(thread, 'message')).toEqual([null]);
    await thread.terminate();
  });

  it('is found incomplete by the doctor if a font is missing, also on the embedded engine', async () => {
    await rm(join(artefact, 'node_modules/@fontsource/noto-sans-tamil'), { recursive: true });
    const embedded = { ...settings(), LIFEDESK_ENV: 'UAT', DATABASE_URL: '' };
    const { code, text } = await run('doctor', embedded).ended;
    expect(text).toMatch(/MEND {2}fonts: .+ install all of it again/);
    expect(text).toMatch(/MEND {2}migrations: The database lacks \d+ migrations/);
    expect(text.match(/MEND/g)).toHaveLength(2);
    expect(code).toBe(1);
  });
});
