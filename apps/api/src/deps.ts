import type { Config } from './config.ts';
import type { Contributions } from './contributions.ts';
import type { Db } from './platform/database/connect.ts';
import type { Secrets } from './platform/secrets.ts';
import type { BackOffice } from './ports/back-office.ts';
import type { BankVerifier } from './ports/bank-verifier.ts';
import type { Clock } from './ports/clock.ts';
import type { FaceComparison } from './ports/face-comparison.ts';
import type { FileStore } from './ports/file-store.ts';
import type { HelpPartner } from './ports/help-partner.ts';
import type { IdentityRegistry } from './ports/identity-registry.ts';
import type { Ids } from './ports/ids.ts';
import type { Mailer } from './ports/mailer.ts';
import type { MedicalPartner } from './ports/medical-partner.ts';
import type { MedicalReports } from './ports/medical-reports.ts';
import type { PanRegistry } from './ports/pan-registry.ts';
import type { PaymentGateway } from './ports/payment-gateway.ts';
import type { PayoutBank } from './ports/payout-bank.ts';
import type { SmsSender } from './ports/sms-sender.ts';
import type { StaffProvider } from './ports/staff-provider.ts';
import type { UpiBlocks } from './ports/upi-blocks.ts';
import type { VirusScanner } from './ports/virus-scanner.ts';

/** Everything a handler needs. No code bypasses it to read the environment, the clock or the network. */
export interface Deps {
  readonly config: Config;
  readonly db: Db;
  readonly secrets: Secrets;
  /** Seals what people declared about their health, for themselves. */
  readonly healthSecrets: Secrets;
  /** What the domains contribute to the shared ones. */
  readonly contributions: Contributions;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly sms: SmsSender;
  readonly mailer: Mailer;
  readonly files: FileStore;
  readonly gateway: PaymentGateway;
  readonly backOffice: BackOffice;
  /** Null if no register is configured; staff then check by hand. */
  readonly panRegistry: PanRegistry | null;
  /** Null if no bank can be asked. */
  readonly bankVerifier: BankVerifier | null;
  /** Pays out. Null if none is configured; payouts then stay owed. */
  readonly payoutBank: PayoutBank | null;
  /** Blocks premiums of applications. Null if UPI is not configured; blocks then stay as they are. */
  readonly upi: UpiBlocks | null;
  /** Books visits at medical centres. Null if no partner is configured; visits are then booked without asking one. */
  readonly medicalPartner: MedicalPartner | null;
  /** Null if no partner helps with applications. */
  readonly helpPartner: HelpPartner | null;
  /** Asks the Aadhaar authority. Null if none is configured; the other ways stay open. */
  readonly identityRegistry: IdentityRegistry | null;
  /** PEM: who may sign files of the Aadhaar authority. Without any, files are not accepted. */
  readonly aadhaarCertificates: readonly string[];
  /** Compares faces. Null if none is configured; the other ways stay open. */
  readonly faceComparison: FaceComparison | null;
  /** The laboratory. Null if none is configured; people then see no reports. */
  readonly medicalReports: MedicalReports | null;
  /** Where staff sign in. Null if none is configured; staff then cannot. */
  readonly staffProvider: StaffProvider | null;
  /** Scans uploads. Null if none is configured; then only the format is checked. */
  readonly scanner: VirusScanner | null;
  /** Origin under which browsers reach this installation, without a trailing slash; known once it listens. */
  readonly origin: () => string;
}
