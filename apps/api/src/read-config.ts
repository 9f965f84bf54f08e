import { join, resolve } from 'node:path';
import { readBrand } from './brand.ts';
import { type Config, ConfigError, ENVIRONMENTS } from './config.ts';
import { findUnsafeSettings } from './find-unsafe-settings.ts';
import { filesOf, scannerOf } from './settings/files.ts';
import { aadhaarCertificates, envelopeKeys, revokedKeys } from './settings/keys.ts';
import { type Env, Reader } from './settings/reader.ts';
import { staffOf } from './settings/staff.ts';
import { trustProxyOf } from './settings/trust-proxy.ts';
import { tlsOf, webOf } from './settings/web.ts';

const ROOT = join(import.meta.dirname, '../../..');
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

export interface ReadOptions {
  /** True for the sandbox, which needs no external party and does not run in PROD and PRE_PROD. */
  simulators?: boolean;
  /** False for a command that only needs the database, so that a trial machine needs no external party. */
  serves?: boolean;
}

/** The configuration from environment variables; `apps/api/README.md` lists them. Throws `ConfigError` with every fault. */
export function readConfig(env: Env, { simulators = false, serves = true }: ReadOptions = {}): Config {
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
    origins: r.origins('LIFEDESK_ORIGINS'),
    returnAddresses: r.origins('LIFEDESK_RETURN_ADDRESSES'),
    trustProxy: trustProxyOf(r),
    spaces: simulators ? r.integer('LIFEDESK_SPACES', 5, 0, 50) : 0,
    operator: r.address('LIFEDESK_OPERATOR'),
    traces: r.url('LIFEDESK_TRACES', ['http:', 'https:']),
    logLevel: r.oneOf('LIFEDESK_LOG_LEVEL', LOG_LEVELS, guarded ? 'info' : 'warn'),
    database: {
      url: databaseUrl,
      folder: databaseUrl ? null : join(data, 'pg'),
      poolSize: r.integer('LIFEDESK_DB_POOL', 16, 1, 200),
      prepare: r.flag('LIFEDESK_DB_PREPARE', true),
    },
    secret,
    previousSecrets: (r.text('LIFEDESK_SECRET_PREVIOUS') ?? '').split(',').filter(Boolean),
    healthSecret: r.text('LIFEDESK_HEALTH_SECRET'),
    previousHealthSecrets: (r.text('LIFEDESK_HEALTH_SECRET_PREVIOUS') ?? '').split(',').filter(Boolean),
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
    sms: r.party({ url: 'LIFEDESK_SMS_URL', token: 'LIFEDESK_SMS_TOKEN', sender: 'LIFEDESK_SMS_SENDER' }),
    mail: r.party({ url: 'LIFEDESK_MAIL_URL', from: 'LIFEDESK_MAIL_FROM' }, ['smtp:', 'smtps:']),
    files: filesOf(r, data),
    gateway: r.party({
      url: 'LIFEDESK_GATEWAY_URL',
      merchantId: 'LIFEDESK_GATEWAY_MERCHANT',
      secret: 'LIFEDESK_GATEWAY_SECRET',
    }),
    backOffice: r.party({ url: 'LIFEDESK_BACK_OFFICE_URL', secret: 'LIFEDESK_BACK_OFFICE_SECRET' }),
    bankVerifier: r.party({ url: 'LIFEDESK_BANK_VERIFIER_URL', token: 'LIFEDESK_BANK_VERIFIER_TOKEN' }),
    payoutBank: r.party({ url: 'LIFEDESK_PAYOUT_BANK_URL', secret: 'LIFEDESK_PAYOUT_BANK_SECRET' }),
    upi: r.party({ url: 'LIFEDESK_UPI_URL', secret: 'LIFEDESK_UPI_SECRET' }),
    medicalPartner: r.party({ url: 'LIFEDESK_MEDICAL_PARTNER_URL', secret: 'LIFEDESK_MEDICAL_PARTNER_SECRET' }),
    helpPartner: r.party({
      url: 'LIFEDESK_HELP_PARTNER_URL',
      token: 'LIFEDESK_HELP_PARTNER_TOKEN',
      hosts: 'LIFEDESK_HELP_PARTNER_HOSTS',
    }),
    identityRegistry: r.party({ url: 'LIFEDESK_IDENTITY_REGISTRY_URL', token: 'LIFEDESK_IDENTITY_REGISTRY_TOKEN' }),
    aadhaarCertificates: aadhaarCertificates(r),
    faceComparison: r.party({ url: 'LIFEDESK_FACE_COMPARISON_URL', token: 'LIFEDESK_FACE_COMPARISON_TOKEN' }),
    staff: staffOf(r),
    panRegistry: r.party({ url: 'LIFEDESK_PAN_REGISTRY_URL', token: 'LIFEDESK_PAN_REGISTRY_TOKEN' }),
    scanner: scannerOf(r),
    tls: tlsOf(r),
    web: webOf(r),
    docs: r.flag('LIFEDESK_DOCS', !guarded),
  };
  assertProgram(r, config, { simulators, guarded, serves });
  if (!simulators && r.text('LIFEDESK_ENV') === null)
    r.problems.push(`LIFEDESK_ENV is required: one of ${ENVIRONMENTS.join(', ')}`);
  if (guarded) r.problems.push(...findUnsafeSettings(config, env));
  if (r.problems.length > 0) throw new ConfigError(r.problems);
  return config;
}

/** Checks that the right program is running: the sandbox, or the one with real external parties. */
function assertProgram(
  r: Reader,
  config: Config,
  { simulators, guarded, serves }: { simulators: boolean; guarded: boolean; serves: boolean },
): void {
  const { environment, sms, mail, gateway, backOffice } = config;
  const roots = [
    ['LIFEDESK_SECRET', config.secret, config.previousSecrets],
    ['LIFEDESK_HEALTH_SECRET', config.healthSecret, config.previousHealthSecrets],
  ] as const;
  const isShort = (one: string) => Buffer.byteLength(one) < 32;
  for (const [name, newest, previous] of roots) {
    if (newest !== null && isShort(newest)) r.problems.push(`${name} must have at least 32 bytes`);
    if (previous.some(isShort))
      r.problems.push(`${name}_PREVIOUS must have at least 32 bytes in each secret, separated by commas`);
  }
  const sandbox = r.flag('LIFEDESK_SANDBOX', simulators);
  if (simulators && guarded) r.problems.push(`The sandbox does not run in ${environment}: start the API without it`);
  else if (simulators && !sandbox)
    r.problems.push(
      'LIFEDESK_SANDBOX is off, but this program is the sandbox: set it to on, or start the API without it',
    );
  else if (sandbox && !simulators)
    r.problems.push(
      'LIFEDESK_SANDBOX is on, but this program has no sandbox: set it to off, or start the sandbox with npm start',
    );
  if (serves && !simulators && !guarded && !(sms && mail && gateway && backOffice))
    r.problems.push(
      'LIFEDESK_SMS_*, LIFEDESK_MAIL_*, LIFEDESK_GATEWAY_* and LIFEDESK_BACK_OFFICE_* are required; npm start runs a sandbox instead',
    );
}
