import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { type ReadOptions, readConfig } from './read-config.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
/** A secret of this installation's length, different for each purpose. */
const secret = (purpose: string) => createHash('sha256').update(purpose).digest('hex');
const PROD = {
  LIFEDESK_ENV: 'PROD',
  LIFEDESK_SECRET: secret('root'),
  LIFEDESK_HEALTH_SECRET: secret('health'),
  DATABASE_URL: 'postgres://lifedesk@db.internal/lifedesk?sslmode=verify-full',
  LIFEDESK_PUBLIC_URL: 'https://portal.example/',
  LIFEDESK_SMS_URL: 'https://sms.example/send',
  LIFEDESK_SMS_TOKEN: secret('sms'),
  LIFEDESK_SMS_SENDER: 'MERULF',
  LIFEDESK_MAIL_URL: 'smtps://user:pass@mail.example:465',
  LIFEDESK_MAIL_FROM: 'care@merulife.example',
  LIFEDESK_GATEWAY_URL: 'https://pay.example',
  LIFEDESK_GATEWAY_MERCHANT: 'meru',
  LIFEDESK_GATEWAY_SECRET: secret('gateway'),
  LIFEDESK_BACK_OFFICE_URL: 'https://back-office.example',
  LIFEDESK_BACK_OFFICE_SECRET: secret('back office'),
};

function problemsOf(env: Record<string, string>, options?: ReadOptions): readonly string[] {
  try {
    readConfig(env, options);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).problems;
  }
}

describe('readConfig', () => {
  it('needs no variables for a sandbox on this computer', () => {
    expect(readConfig({}, { simulators: true })).toMatchObject({
      environment: 'LOCAL',
      port: 4200,
      envelope: { required: false },
      session: { idle: 900, absolute: 28_800 },
      database: { url: null, folder: expect.stringMatching(/\.data[/\\]pg$/) },
      sms: null,
      mail: null,
      gateway: null,
      files: { kind: 'folder' },
    });
  });

  it('reads the origins of other apps', () => {
    const origins = 'https://agents.example, https://branch.example:8443';
    expect(
      readConfig({ LIFEDESK_ORIGINS: origins, LIFEDESK_RETURN_ADDRESSES: origins }, { simulators: true }),
    ).toMatchObject({
      origins: ['https://agents.example', 'https://branch.example:8443'],
      returnAddresses: ['https://agents.example', 'https://branch.example:8443'],
    });
    expect(readConfig({}, { simulators: true })).toMatchObject({ origins: [], returnAddresses: [] });
  });

  it('reads no variable that the README does not list, so that every address it calls is known', () => {
    const read = new Set<string>();
    const env = new Proxy<Record<string, string | undefined>>({}, { get: (_, name) => void read.add(String(name)) });
    readConfig(env, { simulators: true });
    const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
    const listed = new Set<string>();
    for (const [, cell = ''] of readme.matchAll(/^\| (`[A-Z].*?) \|/gm)) {
      let group = '';
      for (const [, name = ''] of cell.matchAll(/`(\w+)/g)) {
        if (!name.startsWith('_')) group = name.replace(/_[A-Z]+$/, '');
        listed.add(name.startsWith('_') ? group + name : name);
      }
    }
    const unlisted = [...read].filter((name) => !listed.has(name) && !name.startsWith('LIFEDESK_BASE_'));
    expect(unlisted).toEqual([]);
  });

  it.each(['PROD', 'PRE_PROD'])('requires every setting without a safe default in %s', (environment) => {
    const problems = problemsOf({ LIFEDESK_ENV: environment }).join('\n');
    for (const name of [
      'LIFEDESK_SECRET',
      'LIFEDESK_HEALTH_SECRET',
      'LIFEDESK_PUBLIC_URL',
      'LIFEDESK_SMS_URL',
      'LIFEDESK_MAIL_URL',
      'LIFEDESK_GATEWAY_URL',
      'DATABASE_URL',
    ])
      expect(problems).toContain(name);
    expect(problemsOf({ ...PROD, LIFEDESK_ENV: environment, LIFEDESK_SANDBOX: 'on' })).toEqual([
      'LIFEDESK_SANDBOX is on, but this program has no sandbox: set it to off, or start the sandbox with npm start',
    ]);
    expect(problemsOf({ ...PROD, LIFEDESK_ENV: environment }, { simulators: true })).toEqual([
      `The sandbox does not run in ${environment}: start the API without it`,
    ]);
    expect(readConfig({ ...PROD, LIFEDESK_ENV: environment, LIFEDESK_DOCS: 'on' }).docs).toBe(true);
    expect(readConfig({ ...PROD, LIFEDESK_ENV: environment })).toMatchObject({
      docs: false,
      envelope: { required: true },
      publicUrl: 'https://portal.example',
      sms: { sender: 'MERULF' },
      gateway: { merchantId: 'meru' },
    });
  });

  it.each([
    [{ PORT: 'many' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT'],
    [{ LIFEDESK_ENV: 'prod' }, 'LIFEDESK_ENV must be one of'],
    [{ LIFEDESK_SANDBOX: 'yes' }, 'LIFEDESK_SANDBOX must be one of on, off'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be a URL that starts with postgres:// or postgresql://'],
    [{ LIFEDESK_SESSION_IDLE: '5' }, 'LIFEDESK_SESSION_IDLE'],
    [{ LIFEDESK_SECRET: 'short' }, 'LIFEDESK_SECRET must have at least 32 bytes'],
    [{ LIFEDESK_SMS_URL: 'https://sms.example' }, 'LIFEDESK_SMS_TOKEN is missing'],
    [
      { LIFEDESK_GATEWAY_URL: 'pay.example' },
      'LIFEDESK_GATEWAY_URL must be a URL that starts with http:// or https://',
    ],
    [{ LIFEDESK_S3_ENDPOINT: 'https://s3.example' }, 'LIFEDESK_S3_BUCKET is missing'],
    [{ LIFEDESK_SECRET_PREVIOUS: `${'x'.repeat(32)},short` }, 'LIFEDESK_SECRET_PREVIOUS must have at least 32 bytes'],
    [{ LIFEDESK_HEALTH_SECRET: 'short' }, 'LIFEDESK_HEALTH_SECRET must have at least 32 bytes'],
    [{ LIFEDESK_CLAMD_URL: 'http://clamd:3310' }, 'LIFEDESK_CLAMD_URL must be a URL that starts with tcp://'],
    [{ LIFEDESK_CLAMD_URL: 'tcp://clamd' }, 'LIFEDESK_CLAMD_URL must be tcp://host:port'],
    [{ LIFEDESK_ENVELOPE_KEYS: 'a:AAAA' }, 'of 16, 24 or 32 bytes'],
    [{ LIFEDESK_ENVELOPE_KEYS: KEY }, 'LIFEDESK_ENVELOPE_KEYS'],
    [{ LIFEDESK_TLS_CERT: '/no/such/file', LIFEDESK_TLS_KEY: '/no/such/file' }, 'LIFEDESK_TLS_CERT'],
    [{ LIFEDESK_BANK_VERIFIER_URL: 'https://banks.example' }, 'LIFEDESK_BANK_VERIFIER_TOKEN is missing'],
    [{ LIFEDESK_PAN_REGISTRY_TOKEN: 'token' }, 'LIFEDESK_PAN_REGISTRY_URL is missing'],
    [{ LIFEDESK_STAFF_ISSUER: 'https://staff.example' }, 'LIFEDESK_STAFF_CLIENT_SECRET is missing'],
    ...['https://desk.example', 'https://*.example/', 'https://desk.example/?x=1', 'desk'].map(
      (LIFEDESK_STAFF_RETURN_ADDRESSES): [Record<string, string>, string] => [
        {
          LIFEDESK_STAFF_ISSUER: 'https://staff.example',
          LIFEDESK_STAFF_CLIENT_ID: 'lifedesk',
          LIFEDESK_STAFF_CLIENT_SECRET: 'secret',
          LIFEDESK_STAFF_RETURN_ADDRESSES,
        },
        'LIFEDESK_STAFF_RETURN_ADDRESSES must list exact addresses',
      ],
    ),
    [{ LIFEDESK_TRUST_PROXY: 'on' }, '"on" would trust any address that a caller writes into X-Forwarded-For'],
    [{ LIFEDESK_OPERATOR: '9464' }, 'LIFEDESK_OPERATOR must be host:port, such as 127.0.0.1:9464'],
    [{ LIFEDESK_OPERATOR: '127.0.0.1:99999' }, 'LIFEDESK_OPERATOR must be host:port'],
    [{ LIFEDESK_OPERATOR: 'http://127.0.0.1:9464' }, 'LIFEDESK_OPERATOR must be host:port'],
    [{ LIFEDESK_TRACES: 'collector:4318' }, 'LIFEDESK_TRACES must be a URL that starts with http:// or https://'],
    [{ LIFEDESK_TRUST_PROXY: 'true' }, 'the number of proxies in front (1 to 10), or their addresses and networks'],
    [{ LIFEDESK_TRUST_PROXY: '0' }, 'LIFEDESK_TRUST_PROXY must be a whole number from 1 to 10'],
    [{ LIFEDESK_TRUST_PROXY: '10.0.0.0/33' }, 'LIFEDESK_TRUST_PROXY must be off'],
    [{ LIFEDESK_TRUST_PROXY: '0.0.0.0/0' }, 'LIFEDESK_TRUST_PROXY must name the networks of your proxies'],
    ...[
      '*',
      'https://*.agents.example',
      'https://agents.example/',
      'https://agents.example/cs',
      'agents.example',
      'null',
    ]
      .flatMap((origin) => [origin, `https://desk.example, ${origin}`])
      .flatMap((LIFEDESK_ORIGINS): [Record<string, string>, string][] => [
        [{ LIFEDESK_ORIGINS }, 'LIFEDESK_ORIGINS must list exact origins'],
        [{ LIFEDESK_RETURN_ADDRESSES: LIFEDESK_ORIGINS }, 'LIFEDESK_RETURN_ADDRESSES must list exact origins'],
      ]),
    [{ LIFEDESK_TRUST_PROXY: '0.0.0.0/1,128.0.0.0/1' }, 'LIFEDESK_TRUST_PROXY must name the networks'],
    [{ LIFEDESK_TRUST_PROXY: '::/0' }, 'LIFEDESK_TRUST_PROXY must name the networks of your proxies'],
    [{ LIFEDESK_TRUST_PROXY: '::ffff:0:0/96' }, 'LIFEDESK_TRUST_PROXY must name the networks of your proxies'],
    [{ LIFEDESK_TRUST_PROXY: '10.0.0.0/' }, 'LIFEDESK_TRUST_PROXY must be off'],
    [{ LIFEDESK_TRUST_PROXY: '10.0.0.0/8, proxy.internal' }, 'LIFEDESK_TRUST_PROXY must be off'],
    [
      { LIFEDESK_SANDBOX: 'off' },
      'LIFEDESK_SANDBOX is off, but this program is the sandbox: set it to on, or start the API without it',
    ],
  ])('rejects %j with the reason', (env, problem) => {
    expect(problemsOf(env as Record<string, string>, { simulators: true }).join('\n')).toContain(problem);
  });

  const DATABASE = 'postgres://lifedesk@db.internal/lifedesk';
  const LOCAL_DATABASE = 'postgres://lifedesk@localhost/lifedesk';
  const inPlain = 'in plain text';
  it.each([
    [{ LIFEDESK_PUBLIC_URL: 'http://portal.example' }, 'LIFEDESK_PUBLIC_URL must begin with https://', inPlain],
    [{ LIFEDESK_ORIGINS: 'http://agents.example' }, 'Each of LIFEDESK_ORIGINS must begin with https://', inPlain],
    [
      { LIFEDESK_RETURN_ADDRESSES: 'https://agents.example,http://agents.example' },
      'Each of LIFEDESK_RETURN_ADDRESSES must begin with https://',
      inPlain,
    ],
    [{ LIFEDESK_SMS_URL: 'http://sms.example' }, 'LIFEDESK_SMS_URL must begin with https://', inPlain],
    [{ LIFEDESK_MAIL_URL: 'smtp://mail.example' }, 'LIFEDESK_MAIL_URL must begin with smtps://', inPlain],
    [{ LIFEDESK_GATEWAY_URL: 'http://pay.example' }, 'LIFEDESK_GATEWAY_URL must begin with https://', inPlain],
    [{ LIFEDESK_BACK_OFFICE_URL: 'http://back.example' }, 'LIFEDESK_BACK_OFFICE_URL must begin with https://', inPlain],
    [{ DATABASE_URL: 'postgres://db.internal/lifedesk' }, 'DATABASE_URL must have sslmode=verify-full', inPlain],
    [{ DATABASE_URL: 'postgres://db.internal/x?sslmode=prefer' }, 'DATABASE_URL must have sslmode', inPlain],
    [{ DATABASE_URL: 'postgres://db.internal/x?sslmode=no-verify' }, 'DATABASE_URL must have sslmode', inPlain],
    [{ LIFEDESK_GATEWAY_SECRET: 'g' }, 'LIFEDESK_GATEWAY_SECRET must have at least 32 bytes', 'can be guessed'],
    [{ LIFEDESK_BACK_OFFICE_SECRET: 'b' }, 'LIFEDESK_BACK_OFFICE_SECRET must have at least 32', 'can be guessed'],
    [{ LIFEDESK_SMS_TOKEN: 'token' }, 'LIFEDESK_SMS_TOKEN must have at least 16 bytes', 'can be guessed'],
    [
      { DATABASE_URL: `${DATABASE}?uselibpqcompat=true&sslmode=require` },
      'DATABASE_URL must not have',
      'uselibpqcompat',
    ],
    [{ DATABASE_URL: `${DATABASE}?sslmode=verify-full&sslmode=disable` }, 'DATABASE_URL must have each', 'sslmode'],
    [{ DATABASE_URL: `${DATABASE}?sslmode=verify-full&ssl=0` }, 'DATABASE_URL must not have', 'ssl'],
    [{ DATABASE_URL: `${LOCAL_DATABASE}?host=db.internal` }, 'DATABASE_URL must not have', 'host'],
    [{ DATABASE_URL: `${DATABASE}?sslmode=verify-full&host=other.internal` }, 'DATABASE_URL must not have', 'host'],
    [{ DATABASE_URL: 'postgres:///lifedesk' }, 'DATABASE_URL must name its server', 'PGHOST'],
    [{ LIFEDESK_MAIL_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' }, 'LIFEDESK_MAIL_URL', 'no parameters'],
    [{ LIFEDESK_MAIL_URL: 'smtp://localhost?host=mail.example' }, 'LIFEDESK_MAIL_URL', 'no parameters'],
    [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'NODE_TLS_REJECT_UNAUTHORIZED must not be 0', 'anyone'],
    [{ NODE_OPTIONS: '--tls-min-v1.0' }, 'NODE_OPTIONS must not have --tls-min-v1.0', 'old'],
    [{ NODE_OPTIONS: '--tls-cipher-list=ALL' }, 'NODE_OPTIONS must not have --tls-cipher-list', 'weak'],
    [{ LIFEDESK_SECRET: 'x'.repeat(32) }, 'LIFEDESK_SECRET must be random', 'can be guessed'],
    [{ LIFEDESK_SECRET_PREVIOUS: 'ab'.repeat(16) }, 'LIFEDESK_SECRET_PREVIOUS must be random', 'can be guessed'],
    [{ LIFEDESK_GATEWAY_SECRET: 'g'.repeat(32) }, 'LIFEDESK_GATEWAY_SECRET must be random', 'can be guessed'],
    [{ LIFEDESK_SMS_TOKEN: 't'.repeat(16) }, 'LIFEDESK_SMS_TOKEN must be random', 'can be guessed'],
    [
      { LIFEDESK_BACK_OFFICE_SECRET: secret('gateway') },
      'LIFEDESK_GATEWAY_SECRET and LIFEDESK_BACK_OFFICE_SECRET must differ',
      'whoever knows one',
    ],
    [
      { LIFEDESK_HEALTH_SECRET: secret('root') },
      'LIFEDESK_SECRET and LIFEDESK_HEALTH_SECRET must differ',
      'whoever knows one',
    ],
    [{ LIFEDESK_SECRET: secret('sms') }, 'LIFEDESK_SECRET and LIFEDESK_SMS_TOKEN must differ', 'whoever knows one'],
    [
      { LIFEDESK_WEB: '/srv/portal', LIFEDESK_BASE_ASSETS: 'http://assets.example' },
      'LIFEDESK_BASE_ASSETS must begin with https://',
      inPlain,
    ],
    [
      { LIFEDESK_WEB: '/srv/portal', LIFEDESK_BASE_API: 'http://localhost:4200' },
      'LIFEDESK_BASE_API must begin with https://',
      inPlain,
    ],
    [{ DATABASE_URL: '' }, 'DATABASE_URL is required', 'one node'],
    [{ LIFEDESK_WEB: '/srv/portal', LIFEDESK_PORTAL_ENV: 'UAT' }, 'LIFEDESK_PORTAL_ENV must be PROD', 'not encrypt'],
  ])('refuses to start in PROD with %j, and says why', (env, problem, reason) => {
    const problems = problemsOf({ ...PROD, ...env } as Record<string, string>);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
    expect(problems[0]).toContain(reason);
  });

  it('allows plain text to a program on the same computer, because it crosses no network', () => {
    const local = {
      LIFEDESK_SMS_URL: 'http://127.0.0.1:9000',
      LIFEDESK_MAIL_URL: 'smtp://localhost:25',
      DATABASE_URL: LOCAL_DATABASE,
    };
    expect(problemsOf({ ...PROD, ...local })).toEqual([]);
    const socket = 'postgres:///lifedesk?host=/var/run/postgresql&user=lifedesk';
    expect(problemsOf({ ...PROD, DATABASE_URL: socket })).toEqual([]);
  });

  it('allows a certificate of the database and a name for the connections', () => {
    const url = `${DATABASE}?sslmode=verify-full&sslrootcert=/etc/db.pem&application_name=lifedesk`;
    expect(problemsOf({ ...PROD, DATABASE_URL: url })).toEqual([]);
  });

  it('is only what its environment names: it does not start without one', () => {
    const { LIFEDESK_ENV: _, ...rest } = PROD;
    expect(problemsOf(rest)).toEqual(['LIFEDESK_ENV is required: one of LOCAL, DEV, QA, UAT, PRE_PROD, PROD']);
    for (const LIFEDESK_ENV of ['LOCAL', 'UAT']) expect(problemsOf({ ...rest, LIFEDESK_ENV })).toEqual([]);
    expect(problemsOf({}, { simulators: true })).toEqual([]);
  });

  it('refuses certificate and key that cannot be used together', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lifedesk-tls-'));
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    writeFileSync(cert, 'no certificate');
    writeFileSync(key, 'no key');
    const problems = problemsOf({ ...PROD, LIFEDESK_TLS_CERT: cert, LIFEDESK_TLS_KEY: key });
    rmSync(folder, { recursive: true });
    expect(problems).toEqual([
      expect.stringMatching(/^LIFEDESK_TLS_CERT and LIFEDESK_TLS_KEY must be a PEM certificate and its key: /),
    ]);
  });

  it('requires the external parties in every environment if nothing is simulated', () => {
    expect(problemsOf({ LIFEDESK_ENV: 'UAT' }).join('\n')).toContain('LIFEDESK_GATEWAY_* and LIFEDESK_BACK_OFFICE_*');
    expect(problemsOf({ LIFEDESK_ENV: 'UAT' }, { serves: false })).toEqual([]);
    expect(problemsOf({ ...PROD, LIFEDESK_ENV: 'UAT' })).toEqual([]);
  });

  it('reports every problem at once, and never a value', () => {
    const problems = problemsOf(
      { PORT: 'secret-in-the-wrong-place', LIFEDESK_ENV: 'x', LIFEDESK_LOG_LEVEL: 'loud' },
      { simulators: true },
    );
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toContain('secret-in-the-wrong-place');
  });

  it.each([
    [undefined, false],
    ['off', false],
    ['2', 2],
    ['10.0.0.0/8, fd00::/8,192.0.2.7', ['10.0.0.0/8', 'fd00::/8', '192.0.2.7']],
    ['loopback,uniquelocal', ['loopback', 'uniquelocal']],
  ])('accepts %s for the proxies in front', (text, trustProxy) => {
    const env = text === undefined ? {} : { LIFEDESK_TRUST_PROXY: text };
    expect(readConfig(env, { simulators: true })).toMatchObject({ trustProxy });
  });

  it('reads envelope keys of all three lengths', () => {
    const keys = [16, 24, 32].map((length) => `k${length}:${Buffer.alloc(length, 1).toString('base64')}`);
    const { envelope } = readConfig({ LIFEDESK_ENVELOPE_KEYS: keys.join(', ') }, { simulators: true });
    expect([...envelope.keys].map(([id, bytes]) => [id, bytes.length])).toEqual([
      ['k16', 16],
      ['k24', 24],
      ['k32', 32],
    ]);
  });
});
