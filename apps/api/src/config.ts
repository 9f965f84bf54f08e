import type { Brand } from './brand.ts';

/** The environments in section 7 of the specification. LOCAL is a developer's machine. */
export const ENVIRONMENTS = ['LOCAL', 'DEV', 'QA', 'UAT', 'PRE_PROD', 'PROD'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Everything that differs between two installations. Times are in seconds unless the name says otherwise. */
export interface Config {
  environment: Environment;
  host: string;
  /** 0 uses any free port. */
  port: number;
  /** Origin under which browsers reach this installation, without a trailing slash. Null: the address it listens on. */
  publicUrl: string | null;
  /** Origins of the insurer's other apps, whose pages may call the API. */
  origins: readonly string[];
  /** Origins besides the portal's to which a payer may return. */
  returnAddresses: readonly string[];
  /**
   * Proxies in front whose `X-Forwarded-For` is trusted: their number, or their networks. False: no proxy, and the
   * header is ignored.
   */
  trustProxy: false | number | string[];
  /** How many spaces may be open in the sandbox. 0: none, as outside the sandbox. */
  spaces: number;
  /** Where operators read metrics and open amounts, on a port that customers cannot reach. Null: nowhere. */
  operator: { host: string; port: number } | null;
  /** The OpenTelemetry collector that receives traces. Null: none. */
  traces: string | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  database: { url: string | null; folder: string | null; poolSize: number; prepare: boolean };
  /**
   * Root of every derived key: OTP hashing, file signatures, wrapping of envelope keys. Null: generated and stored in
   * the database.
   */
  secret: string | null;
  /** Previous secrets, still accepted while the secret is being rotated. */
  previousSecrets: readonly string[];
  /** Encrypts what people declared about their health, for themselves. Null, outside production only: derived from `secret`. */
  healthSecret: string | null;
  /** Previous ones, which open the copies that were made with them. */
  previousHealthSecrets: readonly string[];
  /** Compromised document signing keys by id, with the time from which their signatures are rejected. */
  revokedSigningKeys: ReadonlyMap<string, Date>;
  envelope: { required: boolean; keys: ReadonlyMap<string, Uint8Array> };
  /** How long it still serves after a stop signal, while load balancers notice that it is no longer ready. */
  drain: number;
  session: { idle: number; absolute: number };
  /** Failed sign-ins from one client address in half an hour before that address is locked. */
  addressFailures: number;
  /** OTPs that unknown browsers at one client address can request in half an hour. */
  addressSends: number;
  /** Calls per minute over all nodes: per session, and per client address without a session. */
  rateLimit: { perMinute: number; anonymousPerMinute: number };
  bodyLimitBytes: number;
  checkResponses: boolean;
  /** Whether payments-only sessions, which need no OTP, receive age, income, city and gender. */
  partialProfile: boolean;
  brand: Brand;
  sms: { url: string; token: string; sender: string } | null;
  mail: { url: string; from: string } | null;
  files: FolderFiles | S3Files;
  gateway: { url: string; merchantId: string; secret: string } | null;
  /** The insurer's back office, which picks up requests and answers them. */
  backOffice: { url: string; secret: string } | null;
  /** The provider that verifies the holder of a bank account. Null: staff check a proof. */
  bankVerifier: { url: string; token: string } | null;
  /** The bank that pays out. Null: payouts stay owed. */
  payoutBank: { url: string; secret: string } | null;
  /** The sponsor bank that blocks premiums of applications by UPI. Null: blocks stay as they are. */
  upi: { url: string; secret: string } | null;
  /** The partner of the medical centres. Null: appointments are booked without asking one. */
  medicalPartner: { url: string; secret: string } | null;
  /** The partner who helps with applications, and the hosts that its links may lead to. Null: no help is offered. */
  helpPartner: { url: string; token: string; hosts: string } | null;
  /** The provider for Aadhaar. Null: identities are checked by file or by hand. */
  identityRegistry: { url: string; token: string } | null;
  /** PEM: who may sign Aadhaar files. Empty: files are not accepted. */
  aadhaarCertificates: readonly string[];
  /** The provider that compares faces. Null: life certificates are given in other ways. */
  faceComparison: { url: string; token: string } | null;
  /** The OpenID Connect provider that staff sign in at: its issuer, our client there, and where it may lead browsers. */
  staff: { url: string; clientId: string; secret: string; returnAddresses: readonly string[] } | null;
  /** The provider that checks PANs. Null: staff check them. */
  panRegistry: { url: string; token: string } | null;
  /** The ClamAV daemon that scans uploads. Null: uploads are not scanned. */
  scanner: { host: string; port: number } | null;
  /** Certificate and key as PEM; if set, this process serves HTTPS. Null if a proxy terminates TLS, or nothing does. */
  tls: { cert: string; key: string } | null;
  /** The built portal to serve on the same origin, if any. */
  web: WebConfig | null;
  /** Whether the contract is served, for people and for programs. */
  docs: boolean;
}

export interface WebConfig {
  folder: string;
  /** Passed to the portal, for host names that do not show the environment. */
  environment: Environment | null;
  /** Base addresses without a trailing slash, where they differ from the portal's origin. */
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

/** The configuration is invalid. Lists every problem. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The configuration is invalid:\n${problems.map((p) => `  - ${p}`).join('\n')}`);
    this.problems = problems;
  }
}
