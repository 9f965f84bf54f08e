import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type ApiServer, createDatabase, type Person, Sandbox, startApi } from '@lifedesk/e2e';
import { generate } from 'selfsigned';
import { FROM_SOURCE, root } from '../../../../tools/run.ts';
import { HOST } from './host.ts';

/** The addresses of the simulated external services. */
interface OutsideParties {
  readonly gateway: string;
  readonly sms: string;
  readonly mail: string;
  readonly messages: string;
  readonly backOffice: string;
}

export interface Production {
  readonly origin: string;
  readonly people: readonly Person[];
  /** Everything sent to an address by SMS or email, newest first. */
  received(to: string): Promise<readonly string[]>;
  stop(): Promise<void>;
}

async function certificate(folder: string): Promise<{ cert: string; key: string }> {
  const names = [HOST, 'localhost'].map((value) => ({ type: 2 as const, value }));
  const { cert, private: key } = await generate([{ name: 'commonName', value: HOST }], {
    keySize: 2048,
    algorithm: 'sha256',
    // OpenSSL checks the certificate by the computer's own clock, whatever time the run is moved to
    notBeforeDate: new Date('2020-01-01'),
    notAfterDate: new Date('2049-12-31'),
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: names },
    ],
  });
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
  await writeFile(files.cert, cert);
  await writeFile(files.key, key, { mode: 0o600 });
  return files;
}

async function startOutsideParties(env: Record<string, string>): Promise<{ child: ChildProcess; at: OutsideParties }> {
  const child = spawn(process.execPath, [...FROM_SOURCE, 'apps/api/src/testing/outside/outside-parties.ts'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const at = await new Promise<OutsideParties>((resolve, reject) => {
    createInterface(child.stdout).once('line', (line) => resolve(JSON.parse(line)));
    child.once('exit', () => reject(new Error('the external services do not start')));
  });
  return { child, at };
}

/** Whether it answers over HTTPS. Node does not know the host name, so the address is given. */
const answers = (origin: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    request(
      `https://127.0.0.1:${new URL(origin).port}/api/health`,
      { rejectUnauthorized: false, servername: HOST },
      (response) => {
        response.resume();
        resolve((response.statusCode ?? 500) < 500);
      },
    )
      .on('error', reject)
      .end();
  });

/** The PostgreSQL server that the tests were given, or our own: production does not run without one. */
async function databaseServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const child = spawn(process.execPath, ['tools/postgres.ts'], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve);
    child.once('exit', () => reject(new Error('PostgreSQL does not start')));
  });
  return {
    url,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

/** Creates the policies: production has none of its own, so this leaves the sandbox's people in its database. */
async function demoPeople(data: string, database: string): Promise<readonly Person[]> {
  const sandbox = await startApi({
    data,
    env: { LIFEDESK_WEB: 'off', DATABASE_URL: database },
    isReady: async (origin) => (await fetch(`${origin}/sandbox/people`)).ok,
  });
  const people = await new Sandbox(sandbox.origin).people();
  await sandbox.stop();
  return people;
}

/**
 * Starts the API in PROD as an operator would: HTTPS, real adapters, no sandbox. Another process simulates the external
 * services.
 */
export async function startProduction(): Promise<Production> {
  const folder = await mkdtemp(join(tmpdir(), 'lifedesk-production-'));
  const { cert, key } = await certificate(folder);
  const data = join(folder, 'data');
  const server = await databaseServer();
  const database = await createDatabase(server.url);
  const people = await demoPeople(data, database.url);
  const secret = randomBytes(24).toString('base64url');
  const outside = await startOutsideParties({
    OUTSIDE_TLS_CERT: cert,
    OUTSIDE_TLS_KEY: key,
    OUTSIDE_GATEWAY_SECRET: secret,
  });
  const end = async () => {
    outside.child.kill('SIGTERM');
    await database.drop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  let api: ApiServer;
  try {
    api = await startApi({
      isReal: true,
      data,
      origin: (port) => `https://${HOST}:${port}`,
      isReady: answers,
      env: {
        HOST: '127.0.0.1',
        LIFEDESK_ENV: 'PROD',
        LIFEDESK_DRAIN: '0',
        DATABASE_URL: database.url,
        LIFEDESK_SECRET: randomBytes(32).toString('base64url'),
        LIFEDESK_HEALTH_SECRET: randomBytes(32).toString('base64url'),
        LIFEDESK_TLS_CERT: cert,
        LIFEDESK_TLS_KEY: key,
        LIFEDESK_SMS_URL: outside.at.sms,
        LIFEDESK_SMS_TOKEN: randomBytes(16).toString('hex'),
        LIFEDESK_SMS_SENDER: 'MERULF',
        LIFEDESK_MAIL_URL: outside.at.mail,
        LIFEDESK_MAIL_FROM: 'care@merulife.example',
        LIFEDESK_GATEWAY_URL: outside.at.gateway,
        LIFEDESK_GATEWAY_MERCHANT: 'meru-life',
        LIFEDESK_GATEWAY_SECRET: secret,
        LIFEDESK_BACK_OFFICE_URL: outside.at.backOffice,
        LIFEDESK_BACK_OFFICE_SECRET: randomBytes(24).toString('base64url'),
        NODE_EXTRA_CA_CERTS: cert,
      },
    });
  } catch (error) {
    await end();
    throw error;
  }
  return {
    origin: api.origin,
    people,
    received: async (to) => {
      const all = (await (await fetch(outside.at.messages)).json()) as { to: string; text: string }[];
      return all.filter((message) => message.to === to).map(({ text }) => text);
    },
    stop: async () => {
      await api.stop();
      await end();
    },
  };
}
