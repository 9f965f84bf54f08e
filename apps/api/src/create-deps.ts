import { randomBytes } from 'node:crypto';
import { clamdScanner } from './adapters/clamd-scanner.ts';
import { FILES_PATH, folderFileStore } from './adapters/folder-file-store.ts';
import { httpBackOffice } from './adapters/http-back-office.ts';
import { httpBankVerifier } from './adapters/http-bank-verifier.ts';
import { httpFaceComparison } from './adapters/http-face-comparison.ts';
import { httpHelpPartner } from './adapters/http-help-partner.ts';
import { httpIdentityRegistry } from './adapters/http-identity-registry.ts';
import { httpMedicalPartner } from './adapters/http-medical-partner.ts';
import { httpMedicalReports } from './adapters/http-medical-reports.ts';
import { httpPanRegistry } from './adapters/http-pan-registry.ts';
import { httpPaymentGateway } from './adapters/http-payment-gateway.ts';
import { httpPayoutBank } from './adapters/http-payout-bank.ts';
import { httpSmsSender } from './adapters/http-sms-sender.ts';
import { httpUpiBlocks } from './adapters/http-upi-blocks.ts';
import { lazyGateway } from './adapters/lazy-gateway.ts';
import { openIdStaffProvider } from './adapters/openid-staff-provider.ts';
import { randomIds } from './adapters/random-ids.ts';
import { s3FileStore } from './adapters/s3-file-store.ts';
import { smtpMailer } from './adapters/smtp-mailer.ts';
import { systemClock } from './adapters/system-clock.ts';
import { claimFiles } from './claim-files.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { contributions } from './domains/index.ts';
import { assertUpToDate, bringUpToDate, migrateDatabase } from './migrate-database.ts';
import { basePath } from './platform/base-path.ts';
import { API_BASE } from './platform/contract/document.ts';
import { connect, type Db } from './platform/database/connect.ts';
import { createSecrets } from './platform/secrets.ts';
import { registerSigningKey } from './platform/signing/signing-keys.ts';
import type { Clock } from './ports/clock.ts';
import type { FileStore } from './ports/file-store.ts';

export interface Backend {
  readonly deps: Deps;
  /** Sets the origin at which the process listens, if the configuration does not. */
  setOrigin(origin: string): void;
  close(): Promise<void>;
}

export interface BackendOptions {
  /** A database that is already open. Closing the backend does not close it. */
  db?: Db;
  /** Brings the database up to date first. Without it, the database must be. */
  migrates?: boolean;
  /** The clock; the system clock by default. */
  clock?: Clock;
  /** Replaces the configured external parties, for example with simulated ones. */
  parties?: (base: Base, clock: Clock) => Promise<Parties>;
}

/** What exists before any external party is known. */
export type Base = Pick<Deps, 'config' | 'db' | 'secrets' | 'ids' | 'origin'>;

/** The external parties of an installation, and its clock. */
export type Parties = Pick<
  Deps,
  | 'clock'
  | 'sms'
  | 'mailer'
  | 'gateway'
  | 'backOffice'
  | 'panRegistry'
  | 'bankVerifier'
  | 'payoutBank'
  | 'upi'
  | 'medicalPartner'
  | 'helpPartner'
  | 'identityRegistry'
  | 'aadhaarCertificates'
  | 'faceComparison'
  | 'medicalReports'
  | 'staffProvider'
  | 'scanner'
>;

/** Opens everything external according to the configuration: database, clock, senders, files, gateway. */
export async function createBackend(config: Config, options: BackendOptions = {}): Promise<Backend> {
  const db = options.db ?? (await connect({ ...config.database, traced: config.traces !== null }));
  const closing: (() => unknown)[] = options.db ? [] : [() => db.destroy()];
  let origin = config.publicUrl;
  const originOf = () => {
    if (origin === null) throw new Error('the origin is not known before the server listens');
    return origin;
  };
  try {
    if (!options.migrates) await assertUpToDate(db);
    else if (options.db || !config.database.url) await bringUpToDate(db);
    else await migrateDatabase(config.database);
    const secrets = createSecrets(config.secret ?? (await installationSecret(db)), config.previousSecrets);
    const base: Base = { config, db, secrets, ids: randomIds, origin: originOf };
    const clock = options.clock ?? systemClock;
    const parties = await (options.parties?.(base, clock) ?? createParties(base, clock, closing));
    const { healthSecret, previousHealthSecrets } = config;
    const healthSecrets = healthSecret === null ? secrets : createSecrets(healthSecret, previousHealthSecrets);
    const deps: Deps = { ...base, ...parties, healthSecrets, contributions, files: fileStore(base, parties.clock) };
    await claimFiles(db, config.files);
    await registerSigningKey(deps);
    return {
      deps,
      setOrigin: (given) => {
        origin ??= given;
      },
      close: async () => {
        for (const close of closing.reverse()) await close();
      },
    };
  } catch (error) {
    for (const close of closing.reverse()) await close();
    throw error;
  }
}

/** The external parties in the configuration. */
function createParties(base: Base, clock: Clock, closing: (() => unknown)[]): Parties {
  const { sms, mail, gateway, backOffice, bankVerifier, payoutBank, panRegistry, scanner, brand } = base.config;
  const { upi, medicalPartner, helpPartner, identityRegistry, faceComparison, staff } = base.config;
  if (!sms || !mail || !gateway || !backOffice)
    throw new Error('SMS, mail, gateway and back office are not configured');
  const mailer = smtpMailer(mail);
  closing.push(() => mailer.close());
  return {
    clock,
    sms: httpSmsSender({ ...sms, entityId: brand.sms.entity }),
    mailer,
    gateway: lazyGateway(() => httpPaymentGateway({ ...gateway, merchant: brand.insurer.en, clock })),
    backOffice: httpBackOffice({ ...backOffice, clock }),
    panRegistry: panRegistry && httpPanRegistry(panRegistry),
    bankVerifier: bankVerifier && httpBankVerifier(bankVerifier),
    payoutBank: payoutBank && httpPayoutBank({ ...payoutBank, clock }),
    upi: upi && httpUpiBlocks({ ...upi, clock }),
    medicalPartner: medicalPartner && httpMedicalPartner({ ...medicalPartner, clock }),
    helpPartner: helpPartner && httpHelpPartner({ ...helpPartner, origin: base.origin }),
    identityRegistry: identityRegistry && httpIdentityRegistry(identityRegistry),
    aadhaarCertificates: base.config.aadhaarCertificates,
    faceComparison: faceComparison && httpFaceComparison(faceComparison),
    // no laboratory is connected yet
    medicalReports: medicalPartner && httpMedicalReports({ ...medicalPartner, clock }),
    staffProvider:
      staff && openIdStaffProvider({ ...staff, accepts: (address) => staff.returnAddresses.includes(address), clock }),
    scanner: scanner && clamdScanner(scanner),
  };
}

function fileStore({ config, secrets, ids }: Base, clock: Clock): FileStore {
  if (config.files.kind === 's3') return s3FileStore({ ...config.files, clock });
  // A path alone: the browser may know this server by another name, and may only send files to its own origin.
  const baseUrl = () => `${basePath(config)}${API_BASE}${FILES_PATH}`;
  return folderFileStore({ folder: config.files.folder, secrets, clock, ids, baseUrl });
}

/**
 * The generated secret of an installation without a configured one. It is stored in the database, so all its nodes
 * share it.
 */
async function installationSecret(db: Db): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('installation')
    .values({ name: 'secret', value })
    .onConflict((c) => c.column('name').doNothing())
    .execute();
  return (await db.selectFrom('installation').select('value').where('name', '=', 'secret').executeTakeFirstOrThrow())
    .value;
}
