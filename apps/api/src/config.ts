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
  /** Whether `X-Forwarded-For` of a proxy in front is believed. */
  trustProxy: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  database: { url: string | null; folder: string | null; poolSize: number; prepare: boolean };
  /** Root of every derived key: OTP hashing, file signatures, wrapping of envelope keys. Null: one is made and kept in the database. */
  secret: string | null;
  envelope: { required: boolean; keys: ReadonlyMap<string, Uint8Array> };
  session: { idle: number; absolute: number };
  /** Failed logins from one client address in half an hour before that address is locked. */
  addressFailures: number;
  /** Requests a minute from one client address, for the whole API and for calls without a session. */
  rateLimit: { perMinute: number; anonymousPerMinute: number };
  bodyLimitBytes: number;
  checkResponses: boolean;
  /** Whether a payments-only session, opened without an OTP, is told age, income, city and gender. */
  partialProfile: boolean;
  brand: Brand;
  sms: { url: string; token: string; sender: string } | null;
  mail: { url: string; from: string } | null;
  files: FolderFiles | S3Files;
  gateway: { url: string; merchantId: string; secret: string } | null;
  /** Who is asked whose a bank account is; null: people look at a proof. */
  bankVerifier: { url: string; token: string } | null;
  /** Who is asked about a PAN; null: people look at it. */
  panRegistry: { url: string; token: string } | null;
  /** Certificate and key as PEM: HTTPS is spoken here. Null where a proxy in front does it, or none. */
  tls: { cert: string; key: string } | null;
  /** The built portal to serve on the same origin, if any. */
  web: WebConfig | null;
}

export interface WebConfig {
  folder: string;
  /** Told to the portal where the host name does not tell it. */
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
