import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createSecureContext } from 'node:tls';
import ipaddr from 'ipaddr.js';
import { readBrand } from './brand.ts';
import { type Config, ConfigError, ENVIRONMENTS } from './config.ts';
import { findUnsafeSettings, isLocalHost } from './find-unsafe-settings.ts';
import { isKeyLength } from './platform/envelope/cipher.ts';

type Env = Readonly<Record<string, string | undefined>>;
const ROOT = join(import.meta.dirname, '../../..');
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** Reads variables and collects their problems, so that one start reports them all. */
class Reader {
  readonly problems: string[] = [];
  readonly env: Env;
  constructor(env: Env) {
    this.env = env;
  }
  text(name: string): string | null {
    return this.env[name]?.trim() || null;
  }
  oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const given = this.text(name) ?? fallback;
    const found = allowed.find((a) => a === given);
    if (!found) this.problems.push(`${name} must be one of ${allowed.join(', ')}`);
    return found ?? fallback;
  }
  integer(name: string, fallback: number, min: number, max: number): number {
    const given = this.text(name);
    if (given === null) return fallback;
    const value = Number(given);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    this.problems.push(`${name} must be a whole number from ${min} to ${max}`);
    return fallback;
  }
  flag(name: string, fallback: boolean): boolean {
    return this.oneOf(name, ['on', 'off'], fallback ? 'on' : 'off') === 'on';
  }
  url(name: string, protocols: readonly string[]): string | null {
    const given = this.text(name);
    if (given === null) return null;
    const url = URL.parse(given);
    if (url && protocols.includes(url.protocol)) return given.replace(/\/+$/, '');
    this.problems.push(`${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`);
    return null;
  }
  /** The content of a file, as parsed by `read`. */
  file<T>(name: string, fallback: string, read: (path: string) => T): T {
    const given = this.text(name);
    if (given === null) return read(fallback);
    try {
      return read(resolve(given));
    } catch (error) {
      this.problems.push(`${name}: ${messageOf(error)}`);
      return read(fallback);
    }
  }
  /** Variables that belong together: all of them are set or none. */
  group<K extends string>(names: Record<K, string>): Record<K, string> | null {
    const entries = Object.entries<string>(names).map(([key, name]) => [key, this.text(name)] as const);
    if (entries.every(([, value]) => value === null)) return null;
    const missing = Object.values<string>(names).filter((name) => this.text(name) === null);
    for (const name of missing)
      this.problems.push(`${name} is missing; it goes with ${Object.values(names).join(', ')}`);
    return missing.length === 0 ? (Object.fromEntries(entries) as Record<K, string>) : null;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export interface ReadOptions {
  /** True for the sandbox, which needs no external party and does not run in PROD and PRE_PROD. */
  simulators?: boolean;
}

/** The configuration from environment variables; `apps/api/README.md` lists them. Throws `ConfigError` with every fault. */
export function readConfig(env: Env, { simulators = false }: ReadOptions = {}): Config {
  const r = new Reader(env);
  const environment = r.oneOf('LIFEDESK_ENV', ENVIRONMENTS, 'LOCAL');
  const guarded = environment === 'PROD' || environment === 'PRE_PROD';
  const data = resolve(r.text('LIFEDESK_DATA') ?? join(ROOT, '.data'));
  const databaseUrl = r.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const secret = r.text('LIFEDESK_SECRET');
  const config: Config = {
    environment,
    host: r.text('HOST') ?? (guarded ? '0.0.0.0' : 'localhost'),
    port: r.integer('PORT', 4200, 0, 65_535),
    publicUrl: r.url('LIFEDESK_PUBLIC_URL', ['http:', 'https:']),
    trustProxy: trustProxyOf(r),
    logLevel: r.oneOf('LIFEDESK_LOG_LEVEL', LOG_LEVELS, guarded ? 'info' : 'warn'),
    database: {
      url: databaseUrl,
      folder: databaseUrl ? null : join(data, 'pg'),
      poolSize: r.integer('LIFEDESK_DB_POOL', 16, 1, 200),
      prepare: r.flag('LIFEDESK_DB_PREPARE', true),
    },
    secret,
    previousSecrets: (r.text('LIFEDESK_SECRET_PREVIOUS') ?? '').split(',').filter(Boolean),
    revokedSigningKeys: revokedKeys(r),
    envelope: { required: guarded, keys: envelopeKeys(r) },
    // HAProxy checks every 2 seconds by default, and takes a node out after 3 failures.
    drain: r.integer('LIFEDESK_DRAIN', environment === 'LOCAL' ? 0 : 10, 0, 600),
    session: {
      idle: r.integer('LIFEDESK_SESSION_IDLE', 900, 60, 28_800),
      absolute: r.integer('LIFEDESK_SESSION_ABSOLUTE', 28_800, 300, 86_400),
    },
    rateLimit: {
      perMinute: r.integer('LIFEDESK_RATE_LIMIT', 600, 1, 1_000_000),
      anonymousPerMinute: r.integer('LIFEDESK_RATE_LIMIT_ANONYMOUS', 1_200, 1, 1_000_000),
    },
    // A mobile operator may put thousands of customers behind one address.
    addressFailures: r.integer('LIFEDESK_ADDRESS_FAILURES', 200, 5, 100_000),
    addressSends: r.integer('LIFEDESK_ADDRESS_SENDS', 1_000, 5, 100_000),
    bodyLimitBytes: r.integer('LIFEDESK_BODY_LIMIT', 65_536, 1024, 10_485_760),
    checkResponses: true,
    partialProfile: r.flag('LIFEDESK_PARTIAL_PROFILE', false),
    brand: r.file('LIFEDESK_BRAND', join(ROOT, 'brands/meru-life.json'), readBrand),
    sms: smsOf(r),
    mail: mailOf(r),
    files: filesOf(r, data),
    gateway: r.group({
      url: 'LIFEDESK_GATEWAY_URL',
      merchantId: 'LIFEDESK_GATEWAY_MERCHANT',
      secret: 'LIFEDESK_GATEWAY_SECRET',
    }),
    backOffice: backOfficeOf(r),
    bankVerifier: lookupOf(r, 'LIFEDESK_BANK_VERIFIER'),
    payoutBank: payoutBankOf(r),
    panRegistry: lookupOf(r, 'LIFEDESK_PAN_REGISTRY'),
    scanner: scannerOf(r),
    tls: tlsOf(r),
    web: webOf(r),
  };
  assertProgram(r, config, { simulators, guarded });
  if (!simulators && r.text('LIFEDESK_ENV') === null) assertOnThisComputer(r, config);
  if (guarded) r.problems.push(...findUnsafeSettings(config, env));
  if (r.problems.length > 0) throw new ConfigError(r.problems);
  return config;
}

/** Checks that the right program is running: the sandbox, or the one with real external parties. */
function assertProgram(
  r: Reader,
  { environment, secret, previousSecrets, sms, mail, gateway, backOffice }: Config,
  { simulators, guarded }: { simulators: boolean; guarded: boolean },
): void {
  if (secret !== null && Buffer.byteLength(secret) < 32) r.problems.push('LIFEDESK_SECRET must have at least 32 bytes');
  if (previousSecrets.some((one) => Buffer.byteLength(one) < 32))
    r.problems.push('LIFEDESK_SECRET_PREVIOUS must have at least 32 bytes in each secret, separated by commas');
  const sandbox = r.flag('LIFEDESK_SANDBOX', simulators);
  if (simulators && guarded) r.problems.push(`The sandbox does not run in ${environment}: start apps/api/src/main.ts`);
  else if (simulators && !sandbox) r.problems.push('LIFEDESK_SANDBOX is off: start apps/api/src/main.ts');
  else if (sandbox && !simulators) r.problems.push('LIFEDESK_SANDBOX is on: start apps/api/simulators/main.ts');
  if (!simulators && !guarded && !(sms && mail && gateway && backOffice))
    r.problems.push(
      'LIFEDESK_SMS_*, LIFEDESK_MAIL_*, LIFEDESK_GATEWAY_* and LIFEDESK_BACK_OFFICE_* are required; npm start runs a sandbox instead',
    );
}

/** Without an environment bodies are not encrypted and weak settings are accepted, so nothing else may connect. */
function assertOnThisComputer(r: Reader, { host, publicUrl }: Config): void {
  const required = 'LIFEDESK_ENV is required with';
  if (!isLocalHost(host)) r.problems.push(`${required} HOST ${host}, which other computers reach`);
  if (publicUrl && !isLocalHost(new URL(publicUrl).hostname))
    r.problems.push(`${required} LIFEDESK_PUBLIC_URL on another host, which other computers reach`);
}

/** Names of the usual private networks. */
const NETWORK_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const MAX_HOPS = 10;
/** `fc00::/7` is the widest network that a proxy can be in. */
const LEAST_BITS = 7;

/**
 * `off`, the number of proxies in front, or their addresses and networks. Each proxy appends the address it sees to
 * `X-Forwarded-For`, and callers can put anything before it, so only the entries from the right can be trusted.
 */
function trustProxyOf(r: Reader): Config['trustProxy'] {
  const given = r.text('LIFEDESK_TRUST_PROXY') ?? 'off';
  if (given === 'off') return false;
  if (/^\d+$/.test(given)) return r.integer('LIFEDESK_TRUST_PROXY', 0, 1, MAX_HOPS);
  const networks = given.split(',').map((network) => network.trim());
  const bits = networks.map(bitsOf);
  if (bits.every((each) => each !== null && each >= LEAST_BITS)) return networks;
  if (bits.every((each) => each !== null)) {
    r.problems.push(
      'LIFEDESK_TRUST_PROXY must name the networks of your proxies, not the whole internet: every caller could then choose its address',
    );
    return false;
  }
  r.problems.push(
    `LIFEDESK_TRUST_PROXY must be off, the number of proxies in front (1 to ${MAX_HOPS}), or their addresses and networks, such as 10.0.0.0/8,fd00::/8. "on" would trust any address that a caller writes into X-Forwarded-For`,
  );
  return false;
}

/** The fixed bits of a network; null if it is none. IPv4 counts as IPv4 also if it is written as IPv6. */
function bitsOf(text: string): number | null {
  if (NETWORK_NAMES.has(text)) return LEAST_BITS;
  const cidr = /^[\d.]+$/.test(text) ? `${text}/32` : text.includes('/') ? text : `${text}/128`;
  if (!ipaddr.isValidCIDR(cidr) || /\/0\d/.test(cidr)) return null;
  const [address, bits] = ipaddr.parseCIDR(cidr);
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() ? bits - 96 : bits;
}

/** `id:base64,id:base64`. */
function envelopeKeys(r: Reader): ReadonlyMap<string, Uint8Array> {
  const keys = new Map<string, Uint8Array>();
  for (const entry of (r.text('LIFEDESK_ENVELOPE_KEYS') ?? '').split(',').filter(Boolean)) {
    const [, id, base64] = /^\s*([A-Za-z0-9_-]{1,64}):([A-Za-z0-9+/]+={0,2})\s*$/.exec(entry) ?? [];
    const bytes = Buffer.from(base64 ?? '', 'base64');
    if (!id || !isKeyLength(bytes.length))
      r.problems.push('LIFEDESK_ENVELOPE_KEYS must be id:base64 pairs of 16, 24 or 32 bytes, separated by commas');
    else keys.set(id, bytes);
  }
  return keys;
}

/** `id@instant,id@instant`, such as `abcDEF_-012@2026-11-20T00:00:00Z`. */
function revokedKeys(r: Reader): ReadonlyMap<string, Date> {
  const keys = new Map<string, Date>();
  for (const entry of (r.text('LIFEDESK_REVOKED_SIGNING_KEYS') ?? '').split(',').filter(Boolean)) {
    const [, id, instant = ''] = /^\s*([\w-]{11})@(\d{4}-\d\d-\d\dT[\d:.]+Z)\s*$/.exec(entry) ?? [];
    const since = new Date(instant);
    if (!id || Number.isNaN(since.getTime()))
      r.problems.push(
        'LIFEDESK_REVOKED_SIGNING_KEYS must be id@instant pairs such as abcDEF_-012@2026-11-20T00:00:00Z',
      );
    else keys.set(id, since);
  }
  return keys;
}

function smsOf(r: Reader): Config['sms'] {
  r.url('LIFEDESK_SMS_URL', ['http:', 'https:']);
  return r.group({ url: 'LIFEDESK_SMS_URL', token: 'LIFEDESK_SMS_TOKEN', sender: 'LIFEDESK_SMS_SENDER' });
}

function mailOf(r: Reader): Config['mail'] {
  r.url('LIFEDESK_MAIL_URL', ['smtp:', 'smtps:']);
  return r.group({ url: 'LIFEDESK_MAIL_URL', from: 'LIFEDESK_MAIL_FROM' });
}

function backOfficeOf(r: Reader): Config['backOffice'] {
  r.url('LIFEDESK_BACK_OFFICE_URL', ['http:', 'https:']);
  return r.group({ url: 'LIFEDESK_BACK_OFFICE_URL', secret: 'LIFEDESK_BACK_OFFICE_SECRET' });
}

function payoutBankOf(r: Reader): Config['payoutBank'] {
  r.url('LIFEDESK_PAYOUT_BANK_URL', ['http:', 'https:']);
  return r.group({ url: 'LIFEDESK_PAYOUT_BANK_URL', secret: 'LIFEDESK_PAYOUT_BANK_SECRET' });
}

function lookupOf(r: Reader, name: string): { url: string; token: string } | null {
  r.url(`${name}_URL`, ['http:', 'https:']);
  return r.group({ url: `${name}_URL`, token: `${name}_TOKEN` });
}

/** `tcp://host:port` of a ClamAV daemon. */
function scannerOf(r: Reader): Config['scanner'] {
  const url = r.url('LIFEDESK_CLAMD_URL', ['tcp:']);
  if (url === null) return null;
  const { hostname: host, port } = new URL(url);
  if (host && port) return { host, port: Number(port) };
  r.problems.push('LIFEDESK_CLAMD_URL must be tcp://host:port');
  return null;
}

function filesOf(r: Reader, data: string): Config['files'] {
  r.url('LIFEDESK_S3_ENDPOINT', ['http:', 'https:']);
  const s3 = r.group({
    endpoint: 'LIFEDESK_S3_ENDPOINT',
    region: 'LIFEDESK_S3_REGION',
    bucket: 'LIFEDESK_S3_BUCKET',
    accessKeyId: 'LIFEDESK_S3_ACCESS_KEY_ID',
    secretAccessKey: 'LIFEDESK_S3_SECRET_ACCESS_KEY',
  });
  return s3 ? { kind: 's3', ...s3 } : { kind: 'folder', folder: join(data, 'files') };
}

function tlsOf(r: Reader): Config['tls'] {
  const given = r.group({ cert: 'LIFEDESK_TLS_CERT', key: 'LIFEDESK_TLS_KEY' });
  if (!given) return null;
  try {
    const pair = { cert: readFileSync(given.cert, 'utf8'), key: readFileSync(given.key, 'utf8') };
    createSecureContext(pair);
    return pair;
  } catch (error) {
    r.problems.push(
      `LIFEDESK_TLS_CERT and LIFEDESK_TLS_KEY must be a PEM certificate and its key: ${messageOf(error)}`,
    );
    return null;
  }
}

/** `off`, or the folder of the built portal. The default is the build's output folder, if it exists. */
function webOf(r: Reader): Config['web'] {
  const given = r.text('LIFEDESK_WEB');
  const folder = resolve(given ?? join(ROOT, 'apps/portal/dist'));
  const named = r.text('LIFEDESK_PORTAL_ENV');
  const environment = named === null ? null : r.oneOf('LIFEDESK_PORTAL_ENV', ENVIRONMENTS, 'QA');
  const base = (name: string, end = '') => {
    const url = r.url(name, ['http:', 'https:']);
    return url === null ? null : url + end;
  };
  const bases = {
    customerService: base('LIFEDESK_BASE_API'),
    content: base('LIFEDESK_BASE_CONTENT'),
    email: base('LIFEDESK_BASE_EMAIL'),
    assets: base('LIFEDESK_BASE_ASSETS', '/'),
  };
  if (given === 'off' || (given === null && !existsSync(join(folder, 'index.html')))) return null;
  return { folder, environment, bases: Object.fromEntries(Object.entries(bases).filter(([, url]) => url !== null)) };
}
