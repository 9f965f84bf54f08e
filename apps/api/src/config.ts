import type { Brand } from './brand.ts';

/** The environments of the specification, section 7. LOCAL is a developer's machine. */
export const ENVIRONMENTS = ['LOCAL', 'DEV', 'QA', 'UAT', 'PRE_PROD', 'PROD'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Everything that differs between two installations. Times are in seconds unless the name says otherwise. */
export interface Config {
  environment: Environment;
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Origin under which browsers reach this installation, without a trailing slash; null: the address it listens on. */
  publicUrl: string | null;
  /**
   * Proxies in front whose `X-Forwarded-For` counts: how many there are, or the networks they are in. False: none, and the
   * header is ignored.
   */
  trustProxy: false | number | string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  database: { url: string | null; folder: string | null; poolSize: number; prepare: boolean };
  /** Root of every derived key: OTP hashing, file signatures, wrapping of envelope keys. Null: one is made and kept in the database. */
  secret: string | null;
  /** Secrets of before, while the root is being changed: what was made under them is still accepted. */
  previousSecrets: readonly string[];
  /** Keys of documents that someone else may have, by id, and since when: what is signed later is refused. */
  revokedSigningKeys: ReadonlyMap<string, Date>;
  envelope: { required: boolean; keys: ReadonlyMap<string, Uint8Array> };
  session: { idle: number; absolute: number };
  /** Failed sign-ins from one client address in half an hour before that address is locked. */
  addressFailures: number;
  /** One-time passwords that strangers at one client address can have sent in half an hour. */
  addressSends: number;
  /** Calls a minute, over all nodes: of one session, and from one client address without a session. */
  rateLimit: { perMinute: number; anonymousPerMinute: number };
  bodyLimitBytes: number;
  checkResponses: boolean;
  /** Whether a payments-only session, opened without an OTP, gets age, income, city and gender. */
  partialProfile: boolean;
  brand: Brand;
  sms: { url: string; token: string; sender: string } | null;
  mail: { url: string; from: string } | null;
  files: FolderFiles | S3Files;
  gateway: { url: string; merchantId: string; secret: string } | null;
  /** The insurer's back office, which takes requests up and answers them. */
  backOffice: { url: string; secret: string } | null;
  /** Who is asked whose a bank account is; null: people look at a proof. */
  bankVerifier: { url: string; token: string } | null;
  /** The bank that pays out; null: payouts stay owed. */
  payoutBank: { url: string; secret: string } | null;
  /** Who is asked about a PAN; null: people look at it. */
  panRegistry: { url: string; token: string } | null;
  /** The ClamAV daemon that looks into uploads; null: none does. */
  scanner: { host: string; port: number } | null;
  /** Certificate and key as PEM: HTTPS is spoken here. Null where a proxy in front does it, or none. */
  tls: { cert: string; key: string } | null;
  /** The built portal to serve on the same origin, if any. */
  web: WebConfig | null;
}

export interface WebConfig {
  folder: string;
  /** Passed to the portal if the host name does not show it. */
  environment: Environment | null;
  /** Base addresses without a trailing slash where they are not the portal's own origin. */
  bases: Partial<Record<'customerService' | 'content' | 'email' | 'assets', string>>;
}

export interface FolderFiles {
  kind: 'folder';
  folder: string;
}
export interface S3Files {
  kind: 's3';
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The configuration cannot be used; lists everything that is wrong with it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((p) => `  - ${p}`).join('\n')}`);
    this.problems = problems;
  }
}
